import { safetyResources } from '../safety-resources.ts';
import { plainSentences } from './plain-lines.ts';

// A wish for a date, or words about oneself, that are a danger to somebody: drink or drugs that take a will, a place that nobody can leave,
// force. Tables with examples: dangerous-wishes.test.ts is made from them. Sentences as in minor-rules.ts.

interface WishRule {
  id: string;
  says: RegExp;
  /** Of these at least one stands in the same sentence too. */
  with?: RegExp;
  /** What excuses it, right before, or anywhere in the sentence. */
  unlessBefore?: RegExp;
  unless?: RegExp;
  examples: { yes: readonly string[]; no: readonly string[] };
}

/** The other, as an object and as a subject. */
const them = "(?:la|le|l'|les|lui|la fille|ma date|her|him|them) ?(?:y )?";
const they = '(?:elle|il|elles|ils|ma date|she|he|they)';
const soThat = "(?:pour|afin|jusqu'a ce|comme ca|ou|d'ou|et la|tant|assez|que|qu'|so|until|where)";
const drinking =
  '\\b(?:arrosee?|boi(?:re|t|ve|vent|ra|vant)|bu|picol\\w+|shots?|cocktails?|verres?|alcool|drink\\w*|drunk|ivre(?: morte?)?|bourree?|saoule?|soule?|defoncee?|beurree?|torchee?)\\b';
const goodThings =
  '(?:goute\\w*|danse\\w*|chante\\w*|rire|rigole\\w*|choisi\\w*|sourire|manger|courir|marcher|lacher prise|se detendre|essayer|jouer|sortir de)';
const refusing =
  "(?:partir|repartir|rentrer(?: chez)?|s'enfuir|fuir|s'echapper|s'en aller|refuser|dire non|resister|se debattre|crier|appeler|reculer|dire quoi que ce soit|say no|leave|run|refuse|resist)";

export const dangerousWishes: readonly WishRule[] = [
  {
    id: 'making somebody drink',
    says: new RegExp(
      [
        `\\b${them}(?:faire|fais|ferai|fera|faites) (?:\\w+ )?(?:boire|picoler)\\b(?! (?:du|de la|de l'|des|un (?!peu|max)|une|mon|ma|le|la) ?)`,
        `\\b${them}(?:saouler|souler|bourrer|enivrer|beurrer|torcher|alcooliser|droguer|sedater|shooter|endormir)\\b(?! (?:de|d'|avec (?:mes|mon|ma)) ?)`,
        '\\b(?:get|getting|make|making) (?:her|him|them) (?:drunk|wasted|high|drink|hammered)\\b',
      ].join('|'),
    ),
    unlessBefore: /\b(?:pas|sans|jamais|eviter de|se) (?:vouloir )?$/,
    examples: {
      yes: [
        "je veux la faire boire pour qu'elle soit d'accord",
        'la saouler pour la ramener',
        'get her drunk so she says yes',
      ],
      no: [
        'lui faire boire un bon rhum arrangé',
        'la bourrer de chocolats',
        'sans la saouler avec mes histoires',
        'lui faire goûter des vins',
      ],
    },
  },
  {
    id: 'drunk enough',
    says: new RegExp(
      `\\b(?:qu'|quand |une fois qu'|des qu'|avant qu'|si |ou |que )${they} (?:\\w+ )?(?:soit|sera|est|finit|finisse|serait|rentre|ait|a) (?:\\w+ ){0,2}(?:bourree?|saoule?|soule?|ivre|torchee?|defoncee?|droguee?|inconsciente?|bu|trop bu)\\b(?! de)|\\b(?:boira|boive|boit) (?:trop|assez|plus que) [^.]{0,12}(?:sans s'en|pour)\\b|\\bdrunk enough\\b`,
    ),
    unless: /\b(?:taxi|ramene\w* chez (?:elle|lui|soi)|securite|eau|attention|drole|marrant\w*|protege\w*)\b/,
    examples: {
      yes: ["qu'elle soit bourrée avant de rentrer chez moi", 'un bar où elle boira trop sans s’en rendre compte'],
      no: ['quand elle a trop bu je la ramène chez elle en taxi', 'elle est bourrée de talent'],
    },
  },
  {
    id: 'drink, so that somebody gives in',
    says: new RegExp(drinking),
    with: new RegExp(
      `\\b${soThat} ?(?:${they} )?(?:(?:dira|dise|dit|dire|says?|disent) (?:oui|yes|plus non|pas non)|(?:soit|sera|etre) d'accord|craqu\\w+|cede\\w*|accepte\\w*|(?:puisse|peut|pourra|can't|cannot) (?:pas |plus )?${refusing}|reste dormir|se laisse faire|(?:la|le) (?:ramener|serrer|choper|baiser|mettre dans mon lit))|\\bprofiter d'(?:elle|lui)\\b|\\babuser\\b`,
    ),
    examples: {
      yes: [
        "des shots pour qu'elle puisse plus dire non",
        "le faire picoler jusqu'à ce qu'il craque",
        'profiter d’elle quand elle sera ivre',
      ],
      no: ['un bar à cocktails, elle est d’accord pour samedi', 'un verre, et elle accepte les desserts'],
    },
  },
  {
    id: 'something in a glass',
    says: /\b(?:ghb|gbl|rohypnol|roofies?|drogue du viol|spike (?:her|his))\b|\b(?:mettre|mets|verser|verse|glisser|glisse|ajouter|fondre|put|slip)\b[^.]{0,30}\b(?:truc|quelque chose|cachets?|comprimes?|somniferes?|drogue\w*|poudre|gouttes?|medocs?|something|pill)\b[^.]{0,20}\b(?:dans|in) (?:son|sa|ses|leur|her|his) \w+/,
    unless: /\b(?:documentaire|prevention|film|serie|peur|capuchon\w*|proteg\w*)\b/,
    examples: {
      yes: ['du GHB dans son cocktail', 'lui mettre quelque chose dans son verre'],
      no: ['un documentaire sur le GHB', 'mettre une olive dans son verre'],
    },
  },
  {
    id: 'where nobody sees or hears',
    says: /\b(?:sans|ni|no|aucun|without|pas de) (?:\w+ ni )?(?:temoins?|cameras?|witness(?:es)?)\b|\bpersonne (?:\w+ ){0,2}(?:l'|la |le |nous |her |him )?(?:entend(?:e|ra|re|rait)?|hears?) (?:\w+ )?(?:crier|rien|hurler|scream)|\bpersonne (?:\w+ ){0,2}(?:l'|la |le )(?:entend(?:e|ra|re)?|voi[te]|verra)\b|\b(?:no one|nobody) (?:can |will |would )?(?:hears?|sees?)\b/,
    with: /\b(?:lieux?|endroits?|coins?|place|foret|bois|bar|cave|appart\w*|maison|hotel|parking|rue|chalet|isole\w*|desert\w*|somewhere|her|him|elle|date|rendez-vous)\b/,
    unless: /\b(?:mariage|mairie|pacs|jehovah|karaoke|batterie|trompette|chanter|repet\w*|musique)\b/,
    examples: {
      yes: [
        'lieu isolé sans témoin, la forêt',
        'un lieu où personne ne l’entendra crier',
        'somewhere isolated with no witnesses',
      ],
      no: ['un mariage sans témoins, à deux', 'jouer de la batterie où personne n’entend rien'],
    },
  },
  {
    id: 'a place that somebody cannot leave',
    says: new RegExp(
      `\\b(?:que |qu'|d'ou |ou |comme ca |afin que |pour que |so )${they} (?:\\w+ )?(?:puisse|pourra|peut|pourrait|ose|osera|can't|cannot|couldn't|won't) ?(?:pas|plus)? ?(?:\\w+ )?${refusing}\\b(?! (?:une?|le|la|les|du|des|au|aux|tard|en|a|avant|apres) )|\\b(?:que |qu'|ou |comme ca |afin qu'|et )${they} (?:sera |soit |est )?(?:obligee?|forcee?|coincee?)\\b(?= (?:de |a )?(?:rester|dormir|coucher|venir|accepter|avec|chez|la)|$)|\\b(?:que |qu'|ou |comme ca |afin qu')${they} (?:ait|aura|aurait|a|auront) (?:pas|plus|aucun) (?:de |d'autre |le |d'|moyen )*(?:choix|reseau|telephone|batterie|issue|sortie)\\b(?! (?:du|de la|des|entre|d'))`,
    ),
    unless: /\b(?:sushis|dessert|surprise d'anniversaire|karaoke|menu|film)\b/,
    examples: {
      yes: [
        "un endroit désert d'où elle ne pourra pas partir",
        "l'emmener loin pour qu'elle n'ait pas le choix",
        'un coin isolé où elle n’aura pas de réseau',
        "qu'elle puisse pas refuser",
      ],
      no: [
        "elle n'a pas le choix du resto",
        'elle ne peut pas rentrer tard',
        'un dessert qu’elle ne pourra pas refuser',
      ],
    },
  },
  {
    id: 'alone, without knowing where',
    says: /\b(?:isolee?s?|desert\w*|paumee?s?|foret|bois|cave|chalet|parking|voiture|campagne|nulle part|loin de tout|secluded|isolated|woods)\b/,
    with: /\b(?:elle|il) (?:pourra|puisse) (?:pas|plus) (?:rentrer|partir|repartir)\b|\bsans (?:lui dire|la prevenir|le prevenir|qu'(?:elle|il) (?:le )?sache)\b|\b(?:elle|il) (?:saura|sait|sache) pas (?:ou|qu)|\bcontre\b[^.]{0,10}\b(?:gre|volonte)|\bwithout (?:her|him|telling)/,
    unless: /\b(?:anniversaire|cadeau|surprise|fete)\b/,
    examples: {
      yes: [
        "l'emmener dans les bois sans qu'elle sache où on va",
        'la faire monter dans ma voiture sans lui dire où on va',
      ],
      no: ['une surprise dans un chalet sans lui dire où, pour son anniversaire'],
    },
  },
  {
    id: 'force',
    says: new RegExp(
      [
        `\\b${them}(?:un peu |bien )?(?:forcer|obliger|contraindre)\\b(?! (?:un peu )?a ${goodThings})`,
        `\\bje ${them}(?:force|oblige|contrains|coince|enferme|sequestre|attache)\\b(?! (?:un peu )?a ${goodThings})`,
        `\\b${them}(?:violer|coincer|pieger|enfermer|sequestrer|kidnapper|ligoter|menacer|frapper|etrangler|gifler|rabaisser)\\b`,
        "\\bqu'(?:elle|il) (?:le )?veuille ou (?:non|pas)\\b|\\bde gre ou de force\\b|\\bcontre (?:son gre|sa volonte|leur gre|leur volonte)\\b",
        '\\b(?:embrasser|toucher|prendre|emmener|ramener|garder|coucher|baiser|deshabiller)\\b[^.]{0,20}\\bde force\\b',
        "\\bmeme si (?:elle|il) (?:dit non|veut pas|voulait pas|refuse|est pas d'accord|resiste|pleure|a pas envie)(?! (?:a|au|aux|le|la|les|du|de|d') ?)",
        "\\bjusqu'a ce qu'(?:elle|il) (?:cede|craque|accepte|dise oui|se laisse)\\b|\\ba l'usure\\b",
        '\\bsans (?:son|leur|her|his) (?:accord|consentement|consent)\\b|\\bwithout (?:her|his) consent\\b|\\bagainst (?:her|his) will\\b|\\b(?:force|rape|trap|lock) (?:her|him)\\b',
        "\\b(?:elle|il) (?:veut|voudra|voulait) (?:pas|plus)\\b[^.]{0,30}\\b(?:obliger|forcer|quand meme|l'y|insister|pieger)\\b",
        "\\b(?:sans|pas) (?:lui |leur )?laisser (?:le |d'autre |aucun )?choix(?! d[ue'])|\\b(?:sans|pas) (?:lui )?laisser (?:\\w+ ){0,2}de dire non\\b",
        "\\bpression (?:\\w+ )?pour (?:coucher|qu'|l'embrasser|baiser|la |le )",
        '\\b(?:elle|il) (?:hesite|a peur|recule|resiste|est pas prete?)\\b[^.]{0,30}\\b(?:forcer|insister|de force|quand meme)\\b',
        "\\b(?:qu'|faire )(?:elle |il |lui )?(?:rate|loupe|manque|rater|louper|manquer) (?:son|le) (?:dernier )?(?:train|metro|bus|rer|tram)\\b",
        "\\b(?:qu'|ou )(?:elle|il) (?:soit|sera|est) (?:plus|pas) (?:capable|en etat) de\\b|\\bqu'(?:elle|il) (?:oublie tout|se souvienne (?:de rien|pas|plus))\\b",
        "\\b(?:depend\\w*|compter) (?:que |plus que )?(?:de|sur) moi pour rentrer\\b|\\b(?:l'|la |le )(?:isoler|eloigner de ses)\\b",
        "\\b(?:la|le|l'|les) ?(?:suivre|pister|espionner|traquer)\\b[^.]{0,25}\\b(?:chez|insu|discretement|sans)\\b|\\b(?:film\\w*|photos?|photograph\\w*|enregistr\\w*)\\b[^.]{0,30}\\b(?:a (?:son|leur) insu|sans qu'(?:elle|il))",
        '\\b(?:pressure|trick|drug|corner) (?:her|him)\\b|\\buntil (?:she|he) (?:gives in|says yes)\\b',
        "\\babuser (?:de sa faiblesse|d'elle|de lui|de la situation)\\b|\\bviol(?:er)? (?:une|la|cette)\\b",
        "\\b(?:l'|les? |la )empecher de (?:partir|rentrer|sortir|fuir|appeler|repartir)\\b",
        '\\b(?:prendre|piquer|confisquer|cacher|planquer) (?:son (?:telephone|portable|tel|sac|manteau)|ses cles)\\b',
        "\\b(?:lui )?faire peur pour (?:qu'|la |le )|\\bau pied du mur pour\\b",
      ].join('|'),
    ),
    unlessBefore: /\b(?:pas|sans|jamais|eviter de|ne|never|don't|not)(?: (?:vouloir|veux|want to|la|le))? $/,
    unless:
      /\b(?:escape games?|enigmes?|cluedo|mon fils|ma fille|mes enfants|mon chien|mon chat|roman|film|serie|echecs|jeu de role|cours d'autodefense|self-defense)\b/,
    examples: {
      yes: [
        "la forcer à m'embrasser",
        "qu'elle le veuille ou non elle vient",
        "elle veut pas mais je vais l'y obliger",
        'même si elle dit non, on finit chez moi',
        'la coincer dans un parking',
        'contre son gré',
        "insister jusqu'à ce qu'elle cède",
        "l'enfermer chez moi",
      ],
      no: [
        'je veux pas la forcer, quelque chose de simple',
        'la forcer à danser, elle adore ça',
        'même si elle dit non à la raclette',
        'la force tranquille',
        'voile, force 6',
        "l'obliger à goûter mes crêpes",
      ],
    },
  },
  {
    id: 'somebody who said no',
    says: /\b(?:elle|il) (?:veut|voulait|voudra) (?:plus|pas) (?:me|m'|de moi|qu'on se) ?(?:voir|voie|revoir|parler|repondre|croiser)?|\b(?:elle|il) (?:a )?refuse\w* (?:de |qu'on se )(?:me )?(?:voir|voie|parler|revoir)|\b(?:elle|il) m'a (?:bloque\w*|largue\w*|quitte\w*)/,
    with: /\b(?:pieger|l'attend\w*|la surprendre|le surprendre|la suivre|le suivre|en bas de (?:chez|son)|devant chez|chez elle|chez lui|debarquer|quand meme|de force|la retrouver|le retrouver|sans (?:qu'|lui))/,
    examples: {
      yes: [
        'elle ne veut plus me voir mais je veux la piéger',
        'elle refuse de me voir, je veux l’attendre en bas de chez elle',
      ],
      no: ['elle ne veut plus me parler, je passe à autre chose', 'il m’a quitté, besoin de sorties'],
    },
  },
];

/** What whoever wishes for it is told. */
export const wishReason = `On n'aide pas à ça : un rendez-vous se passe là où il y a du monde, et chacun peut dire non ou partir quand il veut. Si quelqu'un est en danger : ${safetyResources.threat}.`;

/** Whether a short text wishes for what is a danger to somebody. */
export function isDangerousWish(text: string): boolean {
  return plainSentences(text).some((sentence) => dangerousWishes.some((rule) => wishes(rule, sentence)));
}

export function wishes({ says, with: beside, unlessBefore, unless }: WishRule, sentence: string): boolean {
  const match = says.exec(sentence);
  if (!match || unless?.test(sentence) || (beside && !beside.test(sentence))) return false;
  return !unlessBefore?.test(sentence.slice(0, match.index));
}
