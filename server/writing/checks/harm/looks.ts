import type { HarmRule } from './harm-rule.ts';

const praise =
  '(?:belle|beau|canon|sexy|sublime|magnifique|mignonn?e?|jolie?|craquante?|ravissante?|attirante?|desirable|bandante?|bien (?:foutue?|roulee?|faite)|a croquer|bonne(?= *(?:[.!?,]|$)))';

/** Remarks on the body or the looks, kind or not: the product talks of what people say and do. */
export const looksRules: readonly HarmRule[] = [
  {
    id: 'you are beautiful',
    harm: 'looks',
    says: [
      new RegExp(
        String.raw`\b(?:tu es|t'es|te trouve|tu m'as l'air|tu as l'air|t'as l'air|tu dois etre|tu parais|tu sembles|vous etes|vous trouve|vous devez etre|vous avez l'air)(?: [a-z]+){0,3} ${praise}(?![a-z])`,
      ),
      /\b(?:une|un) (?:vraie )?(?:bombe|canon|deesse|beaute|beau gosse|jolie (?:fille|femme|brune|blonde|rousse)|belle (?:fille|femme|plante|brune|blonde|rousse)) (?:comme toi|pareille)\b/,
      /\bquel(?:le)? (?:beaute|silhouette|canon|bombe|corps)\b/,
      /\b(?:plus|aussi) (?:belle|beau|jolie?|canon) que (?:sur|dans|les|ta|tes)\b/,
    ],
    unless: [/\bt'es (?:belle|beau) joueur|\bbeau joueur|\bbelle joueuse/],
    examples: {
      yes: ['Tu es vraiment trop belle pour un mur', "Tu as l'air canon", 'Je te trouve à croquer'],
      no: ["T'es beau joueur", 'C’est une belle histoire'],
    },
  },
  {
    id: 'your body',
    harm: 'looks',
    says: [
      /\b(?:ton|ta|tes|votre|vos) (?:\w+ )?(?:sourire|yeux|regard|visage|corps|bouche|levres|jambes|cuisses|mollets|formes|courbes|silhouette|physique|fossettes|beaute|charmes|ventre|hanches|abdos|cernes|rides|cheveux gris|rondeurs|plastique)\b/,
      /\b(?:beaux|jolis|magnifiques|superbes|grands|sacres) (?:yeux|seins)\b|\byeux (?:pareils|comme les tiens)\b|\b(?:beau|joli) (?:corps|cul|petit lot)\b/,
      /\b(?:tes|vos) photos? (?:sont|est|te|vous|m'ont|donne)\b/,
      /\b(?:sur|avec|vu) (?:tes|vos) photos?\b[^.!?]{0,30}\b(?:belle|beau|corps|jolie|silhouette|legging|maillot|forme|charme)/,
      /\b(?:te|vous) va (?:si |tres |trop )?bien\b[^.!?]*\bphotos?\b/,
      /\b(?:en|ton|ce|avec un) (?:legging|bikini|minijupe|decollete|nuisette|jean moulant|petite robe)\b/,
    ],
    unless: [
      /\b(?:enlever?|cach\w+|fatigu\w+|croise\w*|decrois\w+|neufs|lav\w+) (?:\w+ ){0,3}(?:tes|vos) yeux\b/,
      /\b(?:tes|vos) yeux (?:neufs|lav\w+|seront|se ferment|ouverts)|\bme bander les yeux\b|\baux yeux\b/,
      /\b(?:repos\w+|menag\w+|ferme\w*|ouvr\w+|plisse\w*|frott\w+|leve\w*|bande\w*|soign\w+|retrouve\w*) (?:\w+ )?(?:tes|vos) (?:\w+ )?(?:yeux|jambes|muscles)\b/,
      /\b(?:tes|vos) (?:\w+ )?(?:yeux|jambes|muscles)(?: \w+)? (?:ferm\w+|bande\w*|fatigu\w+|qui (?:brulent|piquent|tremblent))/,
    ],
    examples: {
      yes: [
        'Ton sourire ferait lever n’importe quel pain',
        'Tes photos sont superbes',
        "J'imagine ton corps en posture du chien",
      ],
      no: ['Repose tes yeux', 'Je viens les yeux bandés'],
    },
  },
];
