import { fold } from '#engine/french/fold.ts';
import { cities } from '../places.ts';

// How a short text about a person (a profile, interests, a bio, a wish) tells somebody under eighteen, as tables with examples:
// minor-rules.test.ts is made from them. All are looked for in the sentences of plain-lines.ts. Conversations have rules of their own.

export interface ShortTextRule {
  id: string;
  /** A group `year` is one in which somebody was born, a group `exam` one in which somebody leaves school. */
  says: RegExp;
  /** What excuses it: right before it or in the sentence before, right after it, anywhere in its sentence. */
  unlessBefore?: RegExp;
  unlessAfter?: RegExp;
  unless?: RegExp;
  /** Read on a day of November 2026. */
  examples: { yes: readonly string[]; no: readonly string[] };
}

const age = '(?:1[1-7]|dix[- ]sept|onze|douze|treize|quatorze|quinze|seize)';
/** So few years are a child's only where it is said whose they are. */
const fewYears = '(?:[5-9]|10|six|sept|huit|neuf|dix)';
const years = '(?:ans?|piges?|balais|printemps|yo|y ?\\/ ?o|y ?\\. ?o|yrs?|years?)';
/** «15 ans de Marseille» is an age, «15 ans de métier» is none. */
const places = cities.map((city) => fold(city.replace(/^à /, '').replace(/=.*/, ''))).join('|');
const months = '(?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)';
const level =
  '(?:sixieme|6e(?:me)?|cinquieme|5e(?:me)?|quatrieme|4e(?:me)?|troisieme|3e(?:me)?|seconde|2nde?|premiere|1ere?|1re|terminale|term|tle)';
/** «En première ligne», «en troisième mi-temps», «en seconde main» are no classes. */
const noLevel =
  "(?! (?:annee|ligne|mi|main|lecture|position|place|page|partie|division|intention|instance|zone|classe(?! de)|vague|fois|personne|base|republique|guerre|vie|vitesse|noces?|chance|nature|peau|loge|semaine|etoile|dose|couche|cycle|de (?:la|ma|mon|mes|l'|cordee)|[ld]'|(?:licence|bts|but|master|deug|prepa|medecine|fac|l\\d)\\b|(?:19|20)\\d\\d|du classement|au classement)|[- ]mi-temps)(?!-)";
/** Where a part of a text begins, or after words that say whose class it is. */
const somebodyIs =
  '(?:^|[,:(-] ?|\\b(?:suis|elle est|il est|est encore|on est|etes|actuellement|encore|toujours|scolarisee?|rentre|entre|passe|passer|vais|va|ans|piges|et) (?:en |dans une |au )?)';

/** Children and others whose age or class is told. */
const kin =
  "\\b(?:(?:ma|mes|nos|notre|sa|ses|leurs?|grande?|petite) (?:grandes? |petites? )?filles?|(?:mon|mes|nos|notre|son|ses|leurs?|vos) (?:grands? |petits? |jeunes? )?(?:ados?|gars|garcons?|loulous?|mini)|fils|enfants?|gosses?|gamine?s?|marmots?|kids?|(?:my|our|his|her) (?:daughters?|sons?)|ainee?s?|fiston|(?:mon|ma|notre|son|sa|mes|le|la) (?:grande?|petite?|dernier|derniere|cadette?|puce)(?= (?:a|passe|est)\\b|,| de)|avec une? (?:fille|garcon|ado)|j'ai (?:deux|trois|quatre|[2-5]|une?) (?:filles?|garcons?|ados?|momes?)|ados?\\b[^.]{0,25}\\b(?:a la maison|sa mere|son pere|en garde|chez moi)|neveux?|nieces?|soeurs?|frangines?|freres?|frerots?|frangins?|cousine?s?|filleule?s?|jumeaux|jumelles|ados? a la maison|(?:papa|maman|pere|mere|daron|daronne|parents?|beau-pere|belle-mere|mum|mom|dad|marraine|parrain|tonton|tata)(?: \\w+)? (?:of|de|d')[^.]{0,25})\\b";
/** Pets and things that grow old. */
const thingsOfAge =
  '\\b(?:chats?|chatte|chatons?|chiens?|chienne|cheval|chevaux|jument|labrador|epagneul|berger|husky|teckel|bouledogue|spa|veto|adopte\\w*|jument|poney|lapin|tortue|perroquet|voitures?|moto|camion|van|velo|vinyles?|whisky|rhum|scotch|cognac|armagnac|porto|calvados|vin|single malt)\\b';
/** Who works with pupils. */
const worksWithThem =
  '\\b(?:profs?|professeure?s?|prof des ecoles|instit\\w*|enseigne\\w*|enseignante?s?|educ\\w*|anime (?:des|les|une?|pour)|animat(?:eur|rice)|coach\\w*|surveillante?|pionn?e?|cpe|aed|aesh|atsem|documentaliste|infirmiere?|psy\\w*|encadr\\w*|entrain\\w*|format(?:eur|rice)|monit(?:eur|rice)|ateliers?|bosse|travaille|boulot|intervien\\w*|proviseure?|principale?|cantine|mes eleves|copies|soutien scolaire|cours particuliers|teach\\w*|taught|tutor)\\b';
/** Of a time long gone. */
const longAgo =
  "\\b(?:il y a|y a (?:\\d|dix|quinze|vingt|longtemps)|quand j'|quand je|a l'epoque|j'etais|j'avais|j'ai ete|etait|depuis|ancienne?s?|ex|souvenirs?|nostalg\\w+|(?:en|de) (?:19\\d\\d|200\\d|201\\d|202[0-4])|apres (?:le|mon)|gardee? (?:mes|mon|ma)|mes annees|(?:potes?|amie?s?|copine?s?|copains?|amours?) (?:du|de)|rencontree?s?|ai (?:eu|passe|rate|quitte|redouble)|comme prof|reve|(?:when|since) i was|years ago|back in|met in|nostalgi\\w+)\\b";
/** «25 ans, collège…» is somebody grown up. */
const adultAge =
  "^(?:[a-z'-]+ ?,? )?(?:1[89]|[2-9]\\d) ?ans\\b(?! (?:dans|en|l'annee|sur|de |d'))(?!.*\\b(?:appli|profil|vrai)\\b)|\\b(?:puis|ensuite) (?:la |une |un )?(?:fac|licence|master|bts|iut|prepa|ecole|sciences)";
const notNow = `${kin}|${worksWithThem}|${longAgo}|${adultAge}`;
/** «Une fille de 15 ans», unlike «une amitié de 15 ans». */
const person =
  '(?:filles?|femme|mecs?|gars|garcons?|ados?|adolescente?s?|meufs?|copine|copain|jeunes?|agee?s?|eleve|lyceen(?:ne)?s?|collegien(?:ne)?s?|amie?s?|potes?|date|crush|minette|gamine?s?|demoiselle|nana|petite?|apprentie?|stagiaire|personne|humaine?|match|gosse|bebe)';
/** Whoever tells such an age of their own has it. */
const ownAge =
  "(?:j'ai|j'en ai|i'm|i am|im|moi|suis agee? de|age(?: ?:)?|juste|que|jai)(?: (?:que|juste|seulement|bientot|presque|tout juste|a peine|encore|deja|only|just))* $";

export const minorRules: readonly ShortTextRule[] = [
  {
    id: 'age with its unit',
    says: new RegExp(
      `(?<![\\d.,+/-]|\\d [.,] )\\b${age}[ -]?${years}\\b|(?<=\\b(?:fille|meuf|mec|gars|garcon|copine|copain|ado|gamine?|jeune|nana) de )1[1-7]\\b(?! ?(?:h|km|m|cm|metres?)\\b)|\\b(?:i'm|i am|im|she's|he's|she is|he is|aged?|turned|turning) (?:only |just |still )?(?:thirteen|fourteen|fifteen|sixteen|seventeen)\\b|\\b(?:thirteen|fourteen|fifteen|sixteen|seventeen)[ -]${years}\\b|(?<=\\b(?:j'ai|agee? de|fille de|garcon de|gamine? de) )${fewYears} ?${years}\\b|\\b(?:j'ai|j'en ai|elle a|il a)(?: que| seulement| juste| bientot| presque)? 1[1-7](?= ?(?:$|[,.!]|mais|et demie?))`,
      'g',
    ),
    unlessBefore: new RegExp(
      [
        "\\b(?:depuis|pendant|durant|apres|vers|il y a|y a|dans|en|ca fait|cela fait|voila|voici|des|avant|pour|plus de|interdite?s? aux moins de|moins de|tous les|toutes les|jusqu'a|depuis l'age de|des l'age de|a l'age de|(?:depuis|des|a|de|comme a) (?:mes|nos|ses)|for|since|after|at|in)(?: (?:presque|environ|plus de|pres de|deja|bientot|a peine|ces|les|mes|quasi|quasiment|au moins|bien|que j'ai|qu'il a|qu'elle a|almost|over|about))* $",
        "\\b(?:mariee?s?|en couple|ensemble|pacsee?s?|comme si|l'impression|avais|avait|avaient|etais|etait|parais|parait|fais|faisais|donne|mental\\w*|croirait|ai pas|ai plus|as pas|as plus|a plus|pas|plus|jamais) (?:\\w+ ){0,2}(?:d'avoir |j'ai |que j'ai |encore )?$",
        '\\b(?:vecu|fait|mis|mettre|attendu|accompagne\\w*|dure|tenu|passe|joue|habite|travaille|bosse|vieilli\\w*|vieillit|retard|ecart|taille)\\b[^.,!?]{0,30}$',
        `\\b${age}(?: ans)? ?(?:a|vers|-|et) $(?<!\\b(?:ai|a) .{0,12})`,
        `(?:${kin}|${thingsOfAge})(?![^.]{0,40}${ownAge})[^.]{0,40}$`,
        `(?:${kin}).{0,60}\\b(?:il|elle)(?: a)? $`,
        '(?:^|[,.;:] ?)a $',
        `(?<!\\b${person}(?: \\w+)?) de $`,
        `(?:${worksWithThem})(?![^.]{0,60}${ownAge})[^.]{0,60}$`,
      ].join('|'),
    ),
    unlessAfter: new RegExp(
      [
        `^ (?:d'|de )(?!(?:${places})\\b)`,
        "^ (?:apres|plus t[oa]rd|plus tot|plus jeunes?|plus vieux|que (?:je|j'|nous|tu|ca)|qu'on|qu'il|qu'elle|sans|au compteur|passee?s?|ensemble|mariee?s?|deja que|a l'(?:armee|usine|hopital|etranger)|chez (?!mes|ma|mon)|comme (?!toi|elle|lui|moi)|dans (?:le |la |l'|les |une? )(?!\\d|\\w+ de (?:mon|ma))|dans (?:ma|la) tete|d'esprit|in|of|ago|together|experience|later)\\b",
        "^ (?:[a-z']+ ){0,2}(?:je |j')(?:\\w+(?:ais|ait)\\b)",
      ].join('|'),
    ),
    examples: {
      yes: [
        '17 ans, fan de mangas',
        'Lola 15 piges de Marseille',
        'Anaïs, 15 ans et demi',
        'seize ans, violon, chats',
        'elle a 15 ans, elle aime le volley',
        '16yo from Lille',
        "j'ai que 17 ans",
      ],
      no: [
        '17 ans de métier',
        'maman de deux ados de 15 et 17 ans',
        "du rap depuis que j'ai 13 ans",
        'à 16 ans je voulais être astronaute',
        'mon chat a 15 ans',
        "j'ai plus 15 ans",
        'né il y a 15 ans à Lyon, mon groupe',
        'prof, mes élèves ont 15 ans',
      ],
    },
  },
  {
    id: 'soon of age',
    says: new RegExp(
      `\\b(?:bientot|presque|pas (?:encore )?|aurai|va avoir|vais avoir|aura|turning|almost|nearly|not yet|under|moins de|pas tout a fait)(?: mes| ses)? ?(?:18|dix-huit)\\b(?: ans)?|(?<![\\d\\w] ?)- ?(?:de )?18(?: ans)?\\b|\\b(?:18|dix-huit)(?: ans)? (?:dans (?:\\d+|une?|deux|trois|quatre|cinq|six|quelques) (?:jours?|semaines?|mois|ans?)|bientot|en ${months}(?: prochain)?|l'annee prochaine|le mois prochain|cet ete|soon)\\b|\\bturning 1[0-7]\\b|\\b(?:just turned|i'm|i am|im|she's|he's|she is|he is) (?:only |just |almost )?1[0-7]\\b(?! (?:minutes|miles|km|hours|days|years (?:in|of|older|into))|[:%])`,
      'g',
    ),
    unlessAfter: /^ (?:ans )?(?:de|d'|km|kilos?|h|euros?|€|minutes|trous?|degres)\b|^ ?[%€/:]/,
    unless:
      /\b(?:interdite?s?|abstenir|abstenez|passe[rz]? (?:ton|votre|leur) chemin|swip\w*|pas pour|pas de|non aux|dehors|next|refus\w*|bloqu\w*|signal\w*|si (?:tu|vous|t')|aux moins|les moins|merci de|depuis|no minors)\b/,
    examples: {
      yes: [
        "bientôt 18 ans, j'aime la photo",
        'moins de 18 ans, cherche amis',
        '18 ans dans 3 mois',
        "I'm 16",
        '-18 ans',
      ],
      no: [
        "moins de 18 ans s'abstenir",
        'pas pour les moins de 18 ans',
        '18 ans, étudiante',
        'bientôt 18 ans de mariage',
      ],
    },
  },
  {
    id: 'minor, or not yet of age',
    says: new RegExp(
      `\\b(?:suis|elle|il|encore|toujours|on|copine|copain|meuf|mec|crush|date|fille|match|ans)(?: est)?(?: encore| toujours)? mineure?s?\\b|(?:^|, ?)mineure?(?= ?(?:$|,|\\.|mais|et|-))|\\b(?:pas (?:encore )?|presque |bientot |pas tout a fait )majeure?s?\\b|\\bmajeure? (?:dans (?:\\d|une?|deux|trois|quatre|cinq|six|quelques)|en (?:${months}|20\\d\\d)|l'annee prochaine|bientot|cet ete)|\\bi(?:'m| am) a minor\\b`,
      'g',
    ),
    unlessBefore: /\b(?:pas|plus)(?: \w+)? $/,
    unlessAfter: /^ (?:en |de |dans )(?!20)(?!\d)/,
    examples: {
      yes: [
        'ma copine est mineure',
        'mineure, ne pas contacter',
        'pas encore majeure, mais presque',
        'majeur dans 3 mois',
      ],
      no: [
        'nocturne en do mineur',
        'petit-fils de mineur',
        'mineure en philo, majeure en pizza',
        'le détail est mineur',
      ],
    },
  },
  {
    id: 'an age behind a lie',
    says: /\b(?:appli\w*|profil|tinder|affichee?|menti\w*|marque|mis)\b[^.!?]{0,30}\b(?:mais|vrai|realite|j'en ai|i'm|am)\b[^.!?\d]{0,12}1[0-7]\b(?! (?:photos|matchs?|km))/g,
    examples: {
      yes: ["j'ai 19 sur l'appli mais 16 en vrai", "j'ai mis 20 sur mon profil, en vrai j'en ai 16"],
      no: ['30 ans sur le profil mais 25 dans ma tête'],
    },
  },
  {
    id: 'born too late',
    says: /\b(?:nee?s?|born)\b[^.!?,]{0,25}?\b(?<year>20\d\d)\b|\b(?:suis|c'est une?|ado|fille|meuf|mec|gars|garcon|moi|elle est|il est|team|gen|generation)(?: \w+)? (?:de |du |d'|c'est )(?<year2>20[01]\d|2k\d\d?)\b|\b(?:fille|meuf|mec|gars|team|gen|generation) (?<year5>20[01]\d|2k\d\d?)\b|^c'est (?<year3>20[01]\d)\b|\bclasse (?<year4>2009|201\d)\b/g,
    unlessBefore: new RegExp(
      `(?:${kin}|${thingsOfAge}|\\b(?:projet|entreprise|groupe|asso\\w*|boite|marque|passion|startup|restaurant)\\b)[^.]{0,30}$`,
    ),
    unlessAfter: new RegExp(`^[^.]{0,12}(?:${kin}|${thingsOfAge})`),
    examples: {
      yes: [
        'Née en 2010',
        'né le 12/03/2011',
        'je suis de 2009',
        'meuf de 2010, danse',
        'born in 2011',
        'génération 2010',
      ],
      no: ['né en 1990', 'mon fils est né en 2012', 'groupe né en 2010', 'je suis à Lyon depuis 2012', 'née en 2004'],
    },
  },
  {
    id: 'exam to come',
    says: /\b(?:bac|brevet)(?: (?:de francais|blanc|general|pro|techno\w*|g))?,?(?: en)?(?: juin)? (?<exam>20\d\d)\b|(?<!\b(?:ai|as|a|avoir|avais|ont|avait) (?:\w+ )?)\b(?:passe|passer|jpasse|revise|reviser|prepare|preparer)(?: \w+)? (?:le |mon |pour le |son )?(?:brevet|bac)\b(?! ?\+)(?! (?:en \d|il y a|depuis|a sable|d'etat|de secour\w+|nautique|professionnel))/g,
    unless: new RegExp(`${worksWithThem}|${kin}|\\b(?:il y a|adultes?|candidat libre|validation)\\b`),
    examples: {
      yes: ['bac 2028', 'brevet 2027, handball', 'Je suis en terminale, jpasse le bac', 'je passe le brevet en juin'],
      no: ['bac 2008', "j'ai passé mon bac en 2011", 'bac +5', 'prof, je prépare mes terminales au bac 2027'],
    },
  },
  {
    id: 'in a class of school',
    says: new RegExp(
      [
        `${somebodyIs}(?:en |eleve (?:de |en )|classe (?:de |en )|en classe de )${level}\\b${noLevel}`,
        `\\b(?:eleve|classe|fille|meuf|mec|garcon|copine) (?:de |en |d'une )(?:classe de )?${level}\\b${noLevel}`,
        `(?:^|[,:(] ?)${level} (?:generale?|g|j'ai|s|es|l|pro|techno\\w*|sti?2?d?|st[a-z][a-z\\d]*|std2a|st2s|hoteliere?|[b-d])\\b(?!')`,
        `(?:^|[,:(] ?)(?:terminale|tle|2nde)(?= ?(?:$|,|\\.|au ))`,
        `\\b${level} (?:au|a|de mon|du) (?:college|lycee)\\b`,
      ].join('|'),
      'g',
    ),
    unless: new RegExp(notNow),
    examples: {
      yes: [
        '17, en première, skate',
        "2nde au lycée Guist'hau",
        'terminale STMG, foot',
        'élève de 3e, natation',
        'elle est en troisième',
      ],
      no: [
        'terminale il y a dix ans',
        'en première année de master',
        'en première ligne aux concerts',
        'première fois ici',
        'troisième mi-temps, rugby',
        "j'enseigne le français en seconde",
        'ma fille est en terminale',
        'fan de la seconde guerre mondiale',
      ],
    },
  },
  {
    id: 'at school',
    says: new RegExp(
      [
        '\\b(?:suis|on est|elle est|il est|sont|va|vais|vont|interne|eleves?|encore|toujours|on sort|sortie|sort|cours|rentre|entre|retrouve|devant|derriere)(?: \\w+){0,2} (?:au|du|de mon|de son|de notre|mon|son|notre|dans mon|en) (?:college|lycee|bahut)\\b|\\b(?:fille|mec|gars|garcon|meuf|copine) de (?:mon|son|notre) (?:college|lycee|bahut)\\b',
        "(?:^|[,:(] ?)(?:au )?(?:college|lycee)(?: (?!de (?:france|belgique)|des |militaire|student|degree|grad|prof|football|of |life)[a-z'-]+){0,3}(?= ?(?:$|[,.)-]))",
        "(?:^|[,:(] ?|\\b(?:suis|elle est|il est|c'est|une|un|encore|toujours|petite|jeune|et|ans|piges|on est|deux) )(?<!d'une? )(?:lyceen(?:ne)?s?|collegien(?:ne)?s?)\\b",
      ].join('|'),
      'g',
    ),
    unlessBefore: /\b(?:d'une?|comme une?|ex|maman|papa|pour|maths?|francais) $/,
    unless: new RegExp(`${notNow}|\\b(?:maman|papa|mere|pere) d'|\\bsalsa|salle des fetes`),
    examples: {
      yes: [
        'on est au lycée tous les deux',
        'collège Jules Ferry, snap only',
        'Emma, lycéenne à Nantes',
        'collégien, minecraft',
      ],
      no: [
        'prof au collège Jules Ferry',
        "maman d'un lycéen et d'une collégienne",
        "j'ai gardé mes amis du lycée",
        'surveillant au lycée Carnot',
        'coach pour lycéens',
        'Collège de France, conférences',
      ],
    },
  },
  {
    id: 'life at school and under a roof',
    says: /\b(?:(?:bac|brevet) blanc|stage de (?:3e(?:me)?|troisieme)|prof principale?|pronote|carnet de correspondance|(?:a|avant|attends) ma majorite|majorite (?:dans|bientot|en 20)|dnb 20\\d\\d|parcoursup|autorisation (?:de mes parents|parentale)|(?:mes parents|ma mere|mon pere|ma daronne|mon daron|ses parents) (?:(?:me|la|le) laissent?|(?:veut|veulent) pas (?:que|qu')|m'(?:a|ont) (?:confisque|prive|puni)))/g,
    unless: new RegExp(`${notNow}|\\b(?:pacse|mariee?s?|fiance\\w*|epous\\w*)\\b`),
    examples: {
      yes: [
        'bac blanc demain, stress',
        'mes parents veulent pas que je sorte après 20h',
        "ma mère m'a confisqué mon tel",
      ],
      no: ['CPE, accro à Pronote malgré moi', 'mes parents me manquent, Réunion'],
    },
  },
  {
    id: 'at an English-speaking school',
    says: /\b(?:i'm|i am|im|just|she's|he's) (?:a |still a )?teen(?:ager)?\b|\byear (?:9|10|11|12) student\b|\b(?:in|at|attend\w*|go to) (?:high ?school|middle school|hs|junior high|secondary school)\b|\bhigh ?school(?:er| student| kid| girl| boy| junior| senior| sophomore| freshman)s?\b|\b(?:[6-9]|1[0-2])th grade(?:r)?\b/g,
    unless: new RegExp(notNow),
    examples: {
      yes: ['high school student, guitar', 'sophomore in high school', '10th grade, anime fan'],
      no: ['teacher in a middle school', 'I teach 10th grade history', 'we met in high school'],
    },
  },
  {
    id: 'a teenager',
    says: /\b(?:suis|elle est|il est|c'est|moi|encore|jeune|cherche) (?:encore |toujours |juste )?(?:une? |des )?(?:jeunes? )?ado(?:lescente?)?s?\b|(?:^|, ?)ado(?:lescente?)?(?= ?(?:$|,))/g,
    unless: new RegExp(
      `${notNow}|\\b(?:maison|attardee?|eternel\\w*|vieil\\w*|vieux|coeur d'|ame d'|tete|[2-9]\\d ans|crise d')`,
    ),
    examples: {
      yes: ["je suis une ado, j'aime la danse", 'elle est ado, elle aime le ciné'],
      no: [
        '35 ans, je suis ado dans ma tête',
        'deux ados à la maison',
        'une vieille ado de 42 ans',
        'éternel ado, Lego',
      ],
    },
  },
];
