import type { HarmRule } from './harm-rule.ts';
import { anyOf } from './word-list.ts';

const faults = anyOf(
  `bide gros_(?:cul|bide|ventre|nez|bras|mollets) grosses?_(?:cuisses|fesses|joues) bourrelets? double_menton cellulite kilos_(?:en_trop|a_perdre) poignees_d'amour
  culotte_de_cheval dents_(?:pourries|jaunes|de_travers|a_rayer) gras_du_bide vergetures corps_de_(?:mec|homme|gamine?|vieille)`,
);

/** Contempt for somebody's body, and orders to change it. */
export const bodyShameRules: readonly HarmRule[] = [
  {
    id: 'your body is wrong',
    harm: 'unkind',
    says: [
      new RegExp(
        String.raw`\b(?:t'as|tu as|t'aurais|tas|avec|vu|cache|couvre|range|rentre)(?: (?!mes |mon |ma )[a-z']+){0,4} ${faults}(?! (?:d[eu']|au|aux|comme moi))`,
      ),
      /\ba ta place,? (?:moi )?je (?:mangerais|boufferais|grignoterais|prendrais|commanderais) (?:moins|rien|une salade|leger|pas de dessert)\b(?! (?:vite|sale|epice|le soir))|\ba ta place,? (?:moi )?je (?:ferais un regime|perdrais|maigrirais|(?:ne )?(?:mangerais|reprendrais) (?:pas|plus)|me montrerais pas|me mettrais pas)/,
      /\b(?:tu devrais|faudrait|faut|pense a|commence par|essaie de|va) (?:vraiment |peut-etre |quand meme )?(?:faire |te mettre au |commencer )?(?:un regime|maigrir|mincir|perdre (?:du (?:poids|ventre|gras)|quelques (?:kilos|tailles)|(?:dix|cinq|quinze|\d+) ?(?:kilos|kg|k)\b|ce ventre|ton (?:ventre|bide)))|(?<=^|[.!?,;] ?)fais un (?:petit )?regime\b/,
      /\bsi tu perdais (?:le|du|ton|ce|un peu de|quelques|dix|cinq) ?(?:ventre|bide|poids|gras|kilos)|\bpar respect pour (?:les autres|nos yeux|mes yeux)\b|\bpresque baisable\b|\bplate comme une limande\b/,
      /\b(?:tu ressembles|ressembles) a (?:rien|une? (?:baleine|vache|truie|thon|cageot|mec|bonhomme|sac|epouvantail))\b|\bt'es (?:vraiment |trop |bien |super |un peu trop )?(?:maigre|plate|flasque|obese|difforme|poilue)\b(?! (?:a faire peur, mon chat))|(?<=^|[.!?,;] ?)epile[- ]toi\b/,
      /\b(?:va|file|retourne) (?:courir|suer|au sport|a la salle)[^.!?]{0,12}\b(?:au lieu|plutot que|avant de|grosse?|gros tas)\b|\b(?:t'as|y a|tu n'as|t'aurais) pas de (?:glace|miroir) chez toi\b|\bsans (?:filtre|maquillage) (?:tu|t')[^.!?]{0,12}\b(?:peur|mal|rien|moche|fuir)\b/,
    ],
    unlessInSentence: [
      /\b(?:ton (?:chat|chien|lapin|velo|canape|avatar|personnage)|ta (?:plante|citrouille|valise)|maison|sandwich|croque|pizza|plateau|buffet|jambon (?:cru|blanc|beurre|de)|j'adore|je t'envie|pareil pour moi|moi aussi|t'inquiete pas|n'ecoute pas)\b/,
    ],
    examples: {
      yes: [
        'À ta place je mangerais moins, t’as un peu de bide sur ta photo',
        'Cache tes bourrelets samedi',
        'T’as vu ton double menton ?',
        'Fais un régime et rappelle-moi',
        'Tu devrais perdre dix kilos',
      ],
      no: [
        'J’ai un peu de bide depuis les fêtes et je l’assume',
        'À ta place je mangerais le dessert d’abord',
        'À ta place je mangerais moins vite, c’est trop bon',
        'T’as un jambon beurre dans la main sur la photo',
        'Tu ressembles à ton chat quand tu boudes',
      ],
    },
  },
  {
    id: 'names for women',
    harm: 'unkind',
    says: [
      /\b(?:sale|sales|espece d[e']|petite|grosse|vraie|pauvre|qu'une|juste une|t'es une|comme une|bonne|encore une) ?(?:allumeuse|chaudasse|trainee|crasseuse|garce|chienne|aguicheuse|michto\w*|tchoin|catin|cochonne|gourgandine|chagasse|pouf+e?|marie-couche-toi-la)\b(?! (?:de vie|de garde|labrador|berger|adoptee))/,
      /(?<=^|[.!?,;] ?)(?:allumeuse|chaudasse|trainee|crasseuse|catin)(?= *[.!,]|$)/,
    ],
    unlessInSentence: [
      /\b(?:ma|ta|sa|leur) (?:petite |grosse |vieille )?chienne\b|\b(?:aboi\w+|croquettes|veto|laisse|promene\w*)\b/,
    ],
    examples: {
      yes: ['Sale allumeuse, tu vas pas t’en tirer comme ça', 'T’es une traînée', 'Espèce de chaudasse'],
      no: ['Ma petite chienne aboie dès qu’on dit pizza', 'Une allumeuse de barbecue pareille, chapeau au four'],
    },
  },
];
