// Patterns of contact details: e-mail and postal addresses, links, numbers, handles. They are looked for in the order of
// `contactPatterns`; a pattern with a group hides only the group.

import { atHandle, handleLike, namedHandle } from './handle-patterns.ts';
import { sitesInUserText, spokenEndings } from './site-endings.ts';
import { numberedStreet, plainStreet, postcode } from './street-patterns.ts';

export type ContactKind = 'EMAIL' | 'LIEN' | 'ADRESSE' | 'NUMERO' | 'PSEUDO';

const dot = String.raw`(?:\s?\.\s?|\s(?:point|dot)\s|\s?[([](?:point|dot)[)\]]\s?)`;
const at = String.raw`(?:\s?@\s?|\s?[([](?:at|arobase|a)[)\]]\s?|\s(?:arobase|arobas|at)\s)`;
const email = new RegExp(
  String.raw`(?<![\p{L}\d])[\p{L}\d][\p{L}\d._%+-]{0,40}${at}[\p{L}\d-]{2,30}(?:${dot}[\p{L}\d-]{2,20}){1,3}(?![\p{L}\d])`,
  'giu',
);

/** «lea.dupont@gmail» */
const shortEmail = /(?<![\p{L}\d@])[\p{L}\d][\p{L}\d._%+-]{1,40}@[\p{L}][\p{L}\d-]{2,30}(?![\p{L}\d])/giu;

/** «jean.dupont chez gmail» */
const spokenEmail =
  /(?<![\p{L}\d])[\p{L}\d]{2,25}(?:[._-][\p{L}\d]{1,25}){0,3} (?:chez|at|sur) (?:gmail|hotmail|outlook|yahoo|icloud|orange|wanadoo|laposte|protonmail)(?!\p{L})/giu;

const link = new RegExp(
  [
    String.raw`(?:h..ps?:\/\/|www\.)[^\s<>«»"]+`,
    // Whatever the ending, a path behind it tells a site: «t.me/lea».
    String.raw`(?<![\p{L}\d@.])[\p{L}\d][\p{L}\d-]{0,40}(?:\.[\p{L}\d-]{1,30}){0,2}\.\p{L}{2,10}\/[\p{L}\d][^\s<>«»"]*`,
    String.raw`(?:${sitesInUserText.join('|')})(?:\/[^\s<>«»"]*)?`,
    String.raw`(?<![\p{L}\d@.])[\p{L}\d][\p{L}\d-]{2,40}(?: ?[([{]\.[)\]}] ?| ?[([{]?(?:point|dot)[)\]}]? ?|[．。․｡])(?:${spokenEndings.join('|')})(?![\p{L}\d])`,
  ].join('|'),
  'giu',
);

const iban = /(?<![\p{L}\d])[a-z]{2}\d{2}(?:[ .-]?[a-z\d]{2,4}){3,8}(?![\p{L}\d])/giu;

/** Six digits or more, with or without separators. */
const digits = /(?<![\p{L}\d])(?:\+|00)?\d(?:[ .\-/()]{0,2}\d){5,20}(?![\p{L}\d])/gu;

/** A telephone number, which people separate in every way: «06 - 12 - 34», «06_12_34», «06   12   34». */
const phone = /(?<![\p{L}\d])(?:(?:\+|00)\d{1,3}|0)(?:[\s.,:;_\-/()]{0,4}\d){8,12}(?![\p{L}\d])/gu;

/** A telephone number in two parts: «061234 puis 5678». */
const partedPhone =
  /(?<![\p{L}\d])0[1-9](?:[ .-]?\d){2,7}[ ,.]{1,4}(?:et )?(?:puis|et|ensuite|après|apres|suivi d[eu])(?: d[eu])? \d(?:[ .-]?\d){1,7}(?![\p{L}\d])/giu;

/** A date of 1900 to 2009 is taken for a birthday. */
const birthday =
  /(?<!\d)\d{1,2}(?:er)? (?:janvier|f[ée]vrier|mars|avril|mai|juin|juillet|ao[uû]t|septembre|octobre|novembre|d[ée]cembre) (?:19\d{2}|200\d)(?!\d)/giu;
/** «code porte 48B71», «mon code de carte est 1234», «cvv 123» */
const secretCode =
  /(?<!\p{L})(?:(?:digi)?code(?: (?:pin|secret))?(?: (?:de |d['’]|du )?(?:la |l['’]|ma |mon )?(?:porte|entrée|immeuble|wifi|portail|hall|alarme|carte(?: bleue| bancaire)?|cb|t[ée]l(?:[ée]phone)?|portable))?(?: ?:| c['’]est| est)? ((?=[a-z]{0,6}\d)[a-z\d*#]{4,10})|(?:cvv|cvc|crypto(?:gramme)?|pin)(?: ?:| c['’]est| est)? (\d{3,8}))(?![\p{L}\d])/giu;

/** French passports: «12AB34567», «18 CF 23456». With blanks in capitals only, since «18 et 75011» is none. */
const passport =
  /(?<![\p{L}\d])(?:\d{2}[a-zA-Z]{2}\d{5}|\d{2}[ .-]?(?!(?:ET|OU|AU|DE|LE|LA|EN|KM|MN|OK) )[A-Z]{2}[ .-]?\d{5})(?![\p{L}\d])/gu;
/** «passeport n° 12AB34567», «carte d'identité : X4RTBPFW4» */
const identityPaper =
  /(?<!\p{L})(?:passeport|carte d['’]identit[ée]|cni|titre de s[ée]jour|permis de conduire)(?:,? (?:num[ée]ro|n[°o]))?(?: ?:| c['’]est| est)? ((?=[a-z]{0,11}\d)[a-z\d]{8,12})(?![\p{L}\d])/giu;

/** A French social security number (sex, year, month, place) from its first three parts on, also of Corsica: «2 94 05», «1 85 03 2A 004». */
const socialSecurity =
  /(?<![\p{L}\d]|\d[ .,-])[12] ?\d{2} ?(?:0[1-9]|1[0-2])(?: ?2[AB](?: ?\d{1,3}){0,3})(?![\p{L}\d])|(?<![\p{L}\d]|\d[ .,-])[12] \d{2} (?:0[1-9]|1[0-2])(?![\p{L}\d]| ?\d)/giu;
/** «numéro de sécu : 294…», «ma sécu commence par 2 94» */
const namedSocialSecurity =
  /(?<!\p{L})(?:s[ée]cu(?:rit[ée] sociale)?|nir|num[ée]ro de ss)(?: (?:c['’]est|est|commence par|d[ée]bute par|num[ée]ro|n°))?(?: ?:)? ([12](?: ?\d{2}){1,2}(?: ?[\dAB]{1,3}){0,5})(?![\p{L}\d])/giu;

/** Number plates of cars. */
const plate = /(?<![\p{L}\d])[A-Z]{2}[ -]?\d{3}[ -]?[A-Z]{2}(?![\p{L}\d])/gu;

const numberWord =
  '(?:z[ée]ro|un|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingt|trente|quarante|cinquante|soixante)(?:[- ](?:et[- ])?(?:une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|dix-sept|dix-huit|dix-neuf|vingts?))*';
/** A phone number in words, or half in words: «zéro six …», «0 six 12 trente-quatre …». */
const spokenNumber = new RegExp(
  String.raw`(?<![\p{L}\d])(?:z[ée]ro|0)[ ,-]{1,2}(?:six|sept|un|deux|trois|quatre|cinq|neuf|[1-9])(?:[ ,-]{1,2}(?:${numberWord}|\d{1,2})){2,10}(?![\p{L}\d])`,
  'giu',
);

/** `leastDigits`: a match with fewer digits is none. */
export const contactPatterns: [kind: ContactKind, pattern: RegExp, leastDigits?: number][] = [
  ['EMAIL', email],
  ['EMAIL', shortEmail],
  ['EMAIL', spokenEmail],
  ['LIEN', link],
  ['PSEUDO', atHandle],
  ['PSEUDO', namedHandle],
  ['ADRESSE', numberedStreet],
  ['ADRESSE', plainStreet],
  ['NUMERO', iban, 8],
  ['NUMERO', passport],
  ['NUMERO', identityPaper],
  ['NUMERO', namedSocialSecurity],
  ['NUMERO', socialSecurity],
  ['NUMERO', plate],
  ['NUMERO', secretCode],
  ['NUMERO', birthday],
  ['NUMERO', partedPhone, 10],
  ['NUMERO', phone],
  ['NUMERO', digits],
  ['ADRESSE', postcode],
  ['NUMERO', spokenNumber],
  ['PSEUDO', handleLike],
];
