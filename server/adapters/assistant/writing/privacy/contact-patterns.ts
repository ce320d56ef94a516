// Patterns of contact details: e-mail and postal addresses, links, numbers, handles. They are looked for in the order of
// `contactPatterns`; a pattern with a group hides only the group.

import { siteEndings, spokenEndings } from './site-endings.ts';

export type ContactKind = 'EMAIL' | 'LIEN' | 'ADRESSE' | 'NUMERO' | 'PSEUDO';

const dot = String.raw`(?:\s?\.\s?|\s(?:point|dot)\s|\s?[([](?:point|dot)[)\]]\s?)`;
const at = String.raw`(?:\s?@\s?|\s?[([](?:at|arobase|a)[)\]]\s?|\s(?:arobase|arobas|at)\s)`;
const email = new RegExp(
  String.raw`(?<![\p{L}\d])[\p{L}\d][\p{L}\d._%+-]{0,40}${at}[\p{L}\d-]{2,30}(?:${dot}[\p{L}\d-]{2,20}){1,3}(?![\p{L}\d])`,
  'giu',
);

/** «jean.dupont chez gmail» */
const spokenEmail =
  /(?<![\p{L}\d])[\p{L}\d]{2,25}(?:[._-][\p{L}\d]{1,25}){0,3} (?:chez|at|sur) (?:gmail|hotmail|outlook|yahoo|icloud|orange|wanadoo|laposte|protonmail)(?!\p{L})/giu;

const link = new RegExp(
  [
    String.raw`(?:h..ps?:\/\/|www\.)[^\s<>«»"]+`,
    String.raw`(?<![\p{L}\d@.])[\p{L}\d][\p{L}\d-]{1,40}(?:\.[\p{L}\d-]{2,30}){0,2}\.(?:${siteEndings.join('|')})(?![\p{L}\d])(?:\/[^\s<>«»"]*)?`,
    // Whatever the ending, a path behind it tells a site: «t.me/lea».
    String.raw`(?<![\p{L}\d@.])[\p{L}\d][\p{L}\d-]{0,40}(?:\.[\p{L}\d-]{1,30}){0,2}\.\p{L}{2,10}\/[\p{L}\d][^\s<>«»"]*`,
    String.raw`(?<![\p{L}\d@.])[\p{L}\d][\p{L}\d-]{2,40}(?: ?[([{]\.[)\]}] ?| ?[([{]?(?:point|dot)[)\]}]? ?|[．。․｡])(?:${spokenEndings.join('|')})(?![\p{L}\d])`,
  ].join('|'),
  'giu',
);

const iban = /(?<![\p{L}\d])[a-z]{2}\d{2}(?:[ .-]?[a-z\d]{2,4}){3,8}(?![\p{L}\d])/giu;

const streets =
  'rue avenue boulevard bd bld place chemin impasse allée allées quai route cours square passage résidence villa faubourg sentier ruelle esplanade';
const streetWords = streets
  .split(' ')
  .map((word) => `[${word.charAt(0).toUpperCase()}${word.charAt(0)}]${word.slice(1).replaceAll('é', '[ée]')}`)
  .join('|');
const linking = "(?:de la |de l['’]|des |du |de |d['’]|la |le |les |l['’])?";
const streetName = String.raw`${linking}[\p{L}\d'’-]{2,30}(?: (?:de la |de l['’]|des |du |de |d['’]|et )?\p{Lu}[\p{L}'’-]{1,30}){0,4}`;
const postcodeCity = String.raw`\d{5},? \p{Lu}[\p{L}'’-]{1,30}(?:[ -]\p{Lu}[\p{L}'’-]{1,30}){0,3}`;
const numberedStreet = new RegExp(
  String.raw`(?<![\p{L}\d])\d{1,4}(?: ?(?:bis|ter|quater|[A-Da-d])(?![\p{L}\d]))?,? (?:${streetWords}) ${streetName}(?:,? ${postcodeCity}| à \p{Lu}[\p{L}'’-]{1,30})?`,
  'gu',
);
const plainStreet = new RegExp(
  String.raw`(?<![\p{L}\d])(?:[Rr]ue|[Aa]venue|[Bb]oulevard|[Ii]mpasse|[Aa]ll[ée]e|[Qq]uai|[Cc]hemin) ${linking}\p{Lu}[\p{L}'’-]{1,30}(?: (?:de la |de l['’]|des |du |de |d['’]|et )?\p{Lu}[\p{L}'’-]{1,30}){0,4}`,
  'gu',
);
const postcode = new RegExp(String.raw`(?<![\p{L}\d])(?:${postcodeCity}|\d{5})(?![\p{L}\d])`, 'gu');

/** Six digits or more, with or without separators. */
const digits = /(?<![\p{L}\d])(?:\+|00)?\d(?:[ .\-/()]{0,2}\d){5,20}(?![\p{L}\d])/gu;

/** A date of 1900 to 2009 is taken for a birthday. */
const birthday =
  /(?<!\d)\d{1,2}(?:er)? (?:janvier|f[ée]vrier|mars|avril|mai|juin|juillet|ao[uû]t|septembre|octobre|novembre|d[ée]cembre) (?:19\d{2}|200\d)(?!\d)/giu;
/** «code porte 48B71» */
const doorCode =
  /(?<!\p{L})(?:digi)?code(?: (?:de la |de l['’]|d['’]|du )?(?:porte|entrée|immeuble|wifi|portail))?(?: ?:| c['’]est| est)? ((?=[a-z]{0,6}\d)[a-z\d*#]{4,10})(?![\p{L}\d])/giu;

/** Number plates of cars. */
const plate = /(?<![\p{L}\d])[A-Z]{2}[ -]?\d{3}[ -]?[A-Z]{2}(?![\p{L}\d])/gu;

const numberWord =
  '(?:z[ée]ro|un|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingt|trente|quarante|cinquante|soixante)(?:[- ](?:et[- ])?(?:une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|dix-sept|dix-huit|dix-neuf|vingts?))*';
/** A phone number in words: «zéro six …». */
const spokenNumber = new RegExp(
  String.raw`(?<!\p{L})z[ée]ro[ ,-]{1,2}(?:six|sept|un|deux|trois|quatre|cinq|neuf)(?:[ ,-]{1,2}${numberWord}){2,10}(?!\p{L})`,
  'giu',
);

const atHandle = /(?<![\p{L}\d])@[\p{L}\d][\p{L}\d._-]{1,30}/gu;
const app =
  'insta(?:gram)?|snap(?:chat)?|telegram|t[ée]l[ée]gram|tiktok|tik tok|discord|twitter|facebook|fb|messenger|signal|pseudo|skype|linkedin|twitch|psn|steam';
/** «insta : lea.dpt», «mon snap c'est lealea92». After «c'est», only a word with a sign or a digit in it: other words may be anything. */
const namedHandle = new RegExp(
  String.raw`(?<!\p{L})(?:${app})\s*(?:(?:[:=]|->|→)\s*@?([\p{L}\d._-]{3,30})|(?:c['’]est|est|cest)\s*@?((?=[\p{L}._-]*[\d_.][\p{L}\d])[\p{L}\d._-]{3,30}|[\p{L}\d._-]{4,30}(?=\s*$))|((?=[\p{L}-]*[\d_.][\p{L}\d])[\p{L}\d._-]{4,30}))`,
  'giu',
);
const handleLike =
  /(?<![\p{L}\d_.])(?:(?=[\p{L}\d_.]*\p{L})[\p{L}\d.]{0,20}_[\p{L}\d_.]{1,25}|\p{L}{3,20}\d{2,6})(?![\p{L}\d_])/gu;

/** `leastDigits`: a match with fewer digits is none. */
export const contactPatterns: [kind: ContactKind, pattern: RegExp, leastDigits?: number][] = [
  ['EMAIL', email],
  ['EMAIL', spokenEmail],
  ['LIEN', link],
  ['PSEUDO', atHandle],
  ['PSEUDO', namedHandle],
  ['ADRESSE', numberedStreet],
  ['ADRESSE', plainStreet],
  ['NUMERO', iban, 8],
  ['NUMERO', plate],
  ['NUMERO', doorCode],
  ['NUMERO', birthday],
  ['NUMERO', digits],
  ['ADRESSE', postcode],
  ['NUMERO', spokenNumber],
  ['PSEUDO', handleLike],
];
