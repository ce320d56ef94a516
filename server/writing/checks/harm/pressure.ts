import type { HarmRule } from './harm-rule.ts';

/** Pressure for an answer, a yes, a number. What was refused before is checked apart, against the conversation. */
export const pressureRules: readonly HarmRule[] = [
  {
    id: 'wants an answer',
    harm: 'push',
    says: [
      /(?<!\b(?:tu|je|ne) )\breponds(?:-moi| moi)?(?: (?:plus|tout de suite|maintenant|vite|au moins|quand meme|stp))+\b|\breponds[- ]moi\b(?= *(?:[.!?,]|$))/,
      /\b(?:pourquoi|comment ca se fait que) (?:tu|vous)(?: ne)? (?:me )?(?:reponds?|repondez|parles?|ecris)\w* (?:pas|plus|jamais)\b/,
      /\b(?:tu|vous) (?:ne )?(?:me )?repond(?:s|ez) (?:plus|jamais)\b(?! (?:de|vite|tot|tard|clairement))/,
      /\btu (?:ne )?me reponds pas\b|\bpourquoi (?:ce|un tel) silence\b/,
      /\btu (?:pourrais|peux|devrais|aurais pu) (?:au moins|quand meme|au minimum)\b|\bau moins (?:me )?repondre\b/,
      /\btu (?:me )?laisses en vu\b|\btu m'ignores\b|\btoujours pas de reponse\b|\benfin une reponse\b|\btu reponds enfin\b/,
      /\bca fait (?:\w+ )?(?:heures|jours) que j'attends\b/,
      /\bmets? (?:autant|du|un|tout ce|trop de|tellement de)(?: de)? temps (?:a|pour) (?:me )?repondre\b|\bdecide[- ]toi\b/,
      /\bj'ai (?:vu|bien vu) que t(?:u |')(?:es|etais) (?:en ligne|connectee?)\b/,
    ],
    examples: {
      yes: [
        "Réponds-moi vite, j'insiste",
        'Pourquoi tu mets autant de temps à répondre ?',
        'Tu pourrais au moins me répondre',
      ],
      no: [
        'Réponds quand tu peux, ou pas du tout',
        'Ça te dit ou t’as peur des sous-titres ?',
        'S’il passe Bashung, je ne réponds plus de rien',
        'Tu me réponds pieds nus ?',
      ],
    },
  },
  {
    id: 'takes no refusal',
    harm: 'push',
    says: [
      /(?<!\b(?:n'|pas|sans|ne|j') ?)\bj'insiste\b(?! (?:pas|plus))/,
      /\ballez,? (?:stp|s'il te plait|dis oui|fais un effort|sois sympa|juste une|un petit effort)\b/,
      /\b(?:ne )?(?:me )?dis pas non\b|\bun non (?:ne )?(?:compte|marche) pas\b/,
      /\bje (?:ne )?(?:prends|accepte|veux) pas (?:de |un |entendre )?non\b|\bje (?:ne )?(?:te )?lach(?:erai|e) pas\b/,
      /\bt'as pas le choix\b|\btu (?:n'as|as) pas le choix\b(?=[^.!?]*\b(?:viens|viendras|acceptes|dois|tu me|avec moi)\b)/,
      /\bt'es obligee? de (?:venir|me|repondre|dire oui|accepter)\b/,
      /\btu (?:finiras|vas finir) par (?:dire oui|craquer|ceder|accepter|venir)\b/,
      /\b(?:c'est )?(?:ta )?derniere chance(?: pour (?:me|dire|accepter|venir))?(?= *(?:[.!]|$))|\bmaintenant ou jamais\b/,
      /\bsinon (?:c'est fini|je (?:pars|laisse tomber|te bloque|te supprime|passe a autre chose|vais voir ailleurs))\b/,
      /\b(?:fais|sois) pas (?:ta |ton |si |trop |la )?(?:timide|coincee?|prude|farouche|difficile|relou|rabat-joie|sainte)\b/,
      /\btu fais (?:la|le|ta|ton) (?:timide|difficile|coincee?)\b|\bou t'as peur\b(?! d)|\btu as peur ou\b/,
      /\bt'as peur de (?:moi|quoi)\b|\blaisse[- ]toi faire\b|\bavoue que tu en as envie\b|\btu te fais desirer\b/,
      /\b(?:donne|file|envoie|balance)(?:[- ]moi)? (?:vite )?(?:ton|ta) (?:numero|num|06|insta\w*|snap\w*|whatsapp)[^.!?]{0,12}\b(?:tout de suite|immediatement|sinon|c'est un ordre|arrete)/,
      /\bapres tout ce que (?:j'ai|je t'ai)\b|\btu me dois (?:bien )?(?:ca|une reponse|un rendez-vous|un date|une chance)\b/,
      /\bc'est pas (?:sympa|cool|correct|gentil) de (?:me )?(?:laisser|repondre|ignorer|refuser)/,
      /\bje (?:croyais|pensais) que (?:t'etais|tu etais) (?:differente?|mieux)|\btu (?:le )?regretteras\b/,
      /\bsi tu m'(?:aimais|appreciais)|\bprouve[- ](?:le|moi)\b(?=[^.!?]*\b(?:envoie|viens|photo|numero)\b)/,
    ],
    examples: {
      yes: [
        'Allez, fais pas ta timide',
        "Bon tu viens samedi ou t'as peur ?",
        'Je ne prends pas de non',
        "C'est maintenant ou jamais",
      ],
      no: ["Je n'insiste pas", 'Tu me dois les deux histoires', 'Donne-moi ton numéro, je veux 1786 et le chasseur'],
    },
  },
];
