import type { HarmRule } from './harm-rule.ts';
import { anyOf } from './word-list.ts';

/** Drugs by their names; «un cachet», «des gouttes» are in drugging.ts. */
const drugs = String.raw`(?:\b${anyOf(
  `coke cocaine mdma? md taz ecsta\\w* ghb gbl keta(?:mine)? de_la_ke xanax lexomil valium poppers [34]-?mmc lsd du_speed space_cakes? beuh weed du_shit
  bedo cachetons? calmants? heroine du_crack champis_hallu\\w* de_la_c un_rail une_trace_(?:de|et) de_la_dope`,
)}\b(?! zero)|\b(?:fume|roule|tire|un|petit) joint\b|\btape (?:une ligne|un rail|une trace)\b|^une trace\b|\bte roule un joint)`;
/** What they are to do to whom one writes to. */
const does = String.raw`\b(?:(?:ca|cela|elle|il|avec ca)(?: va| peut| devrait)? (?:te |t')(?:detend\w*|decoinc\w*|decontract\w*|desinhib\w*|ouvr\w+|liber\w+|calm\w+|rend\w*|fer\w+|fai\w+|aid\w+)|(?:ca|tu|t'es|te|plus|moins) ?(?:rends?|rendra|seras?|vas etre|deviens|sois|es|serais|etre)? ?(?:un peu |bien |toute |trop |plus |moins |vite |plus que )*(?:coincee?|timide|farouche|prude|relou|chiante|souple|cool avec moi|plus cool|docile|sage|caline?|facile|molle|fragile|collee?)|tu (?:te lach\w+|vas te lacher|te laiss\w+|vas (?:te laisser|m'aimer|m'adorer|planer)|m'aimeras|m'adoreras|oublies tes|sentiras|diras|dis (?:moins|plus|oui)|discutes? plus)|laisses? tout passer|(?:plus )?aucune? pudeur|tes principes|te detendre|decoince\w*|desinhibe\w*|rend (?:caline?|facile|docile)|fais pas ta|et tais-toi|(?:on|et on|puis on) (?:baise|couche|se lache)|sans (?:te )?(?:le )?(?:prevenir|dire)|poses? (?:pas|moins|plus) de question)`;

const drunkYou = String.raw`\b(?:bourree?|(?<!\b(?:me|te|nous|vous|le|la|les|se|ca|on) )(?:saoule?|soule)|ivre|pompette|torchee?|emechee?|beurree|defoncee)\b`;
/** What drunkenness is to bring. «Je» is not meant. */
const brings: readonly RegExp[] = [
  /\b(?:tu|t') ?(?:ne )?(?:(?:te |t'en )?(?:souviendras?|rappell\w+)|(?:te )?(?:sentiras?|rendras?)|(?:discutes?|poses?|refuses?|resistes?|dis|diras?) (?:plus|moins|pas|rien)|(?:diras?|dis|dit) (?:oui|non)|seras? (?:a moi|plus (?:facile|souple|sage|gentille|cool|marrante)|moins)|auras? (?:oublie|un trou))\b/,
  /\b(?:plus|moins) (?:facile|coincee?|farouche|prude|docile|bavarde|honnetes? sur|souple)\b|\bfacile\b(?= *[.!,…]|$)|\bj(?:e |')(?:en )?(?:profit\w+|te ramene chez moi|deciderai|m'occupe du reste)\b|\bon (?:ne )?dit (?:jamais|plus|pas) non\b|\bpour (?:rentrer|decider|refuser|dire non)\b|\bc'est le bon moment\b|\btoutes d'accord\b/,
  /\bc'est (?:mieux|plus (?:simple|drole|marrant|facile|sympa)) (?:avec toi|pour moi|comme ca)|(?<=\bbourree? )c'est mieux\b/,
];

/** Drink and drugs as a means to somebody's yes. A drug slipped into a glass is in drugging.ts. */
export const intoxicationRules: readonly HarmRule[] = [
  {
    id: 'a drug, and what it does to you',
    harm: 'drugging',
    isGraveSubject: true,
    says: [new RegExp(drugs)],
    with: [new RegExp(does)],
    unlessInText: [
      /\b(?:documentaire|reportage|serie|film|livre|prevention|arrete\w*|sevrage|addict\w+|hopital|urgences|ordonnance|medecin|psy|dentiste|infirmier\w*|jamais (?:touche|pris|essaye)|touche (?:pas|plus|jamais)|fume plus|c'est pas mon truc|cannelle|comte)\b/,
    ],
    examples: {
      yes: [
        'J’ai un peu de coke à la maison, ça te détendra',
        'Un peu de MD et tu seras moins coincée',
        'Viens, j’ai de la C, ça décoince',
        'Prends du Xanax, tu te laisseras faire',
      ],
      no: [
        'Un Coca et ça te détendra',
        'La coke c’est pas mon truc, le comté oui',
        'Ma seule drogue c’est le fromage, ça me détend',
        'Une vidéo de loutres, ça te détendra',
      ],
    },
  },
  {
    id: 'drunkenness, and what it brings',
    harm: 'drugging',
    isGraveSubject: true,
    says: [new RegExp(drunkYou)],
    with: brings,
    unlessInSentence: [
      /\bje (?:suis|serai|deviens|rentre|finis|me)\b|\bj'(?:etais|ai|avais)\b|\b(?:karaoke|nuque|jardin|colline|montee|pente|cote|prix|histoire|chanson|film|rentre\w* (?:en|a) (?:taxi|velo|pied))\b/,
    ],
    examples: {
      yes: [
        'T’inquiète bourrée c’est mieux, tu te souviendras de rien',
        'Pompette tu diras oui à tout',
        'Quand tu seras saoule tu seras moins coincée',
      ],
      no: [
        'Bourré je deviens philosophe',
        'Pompette, je dis oui à tous les karaokés',
        'Ça me saoule, la voie est trop facile',
        'Une voie facile, et je ramène le beurre',
      ],
    },
  },
];
