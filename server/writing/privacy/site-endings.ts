import { topLevelDomains } from './top-level-domains.ts';

// What is taken for the name of a site («mot.tld»). People forget the space after a full stop («ok.mais»), so in their texts
// the ending must be a real one; a model hardly ever does, so in its texts any ending will do.

const words = (list: string) => list.split(/\s+/);

/** Endings that begin a French sentence: «ok.la suite», «demain.je te dis». */
const openers = words(
  `de je la et il ca ai au me as moi si plus ne ma se es meme va eu vu sa pr ki ke ni tt pa ci su re mm ac er st bn bj ps pk in is it to so
  no do be by my al bi dm td sv ve jo mr ms nu you here how got pars vote compare`,
);
/** Endings that are whole messages or common nouns: «mdr.lol», «ok.café demain ?». */
const everyday = words(
  `lol top cool wow fun live like love mtn cv cc tg bb bg gg tv rip fail hot new now next zero direct final total mini gratis grave date photo
  photos video film cafe bar vin pizza maison restaurant salon menu place prof team style sport fan deal sale page site info pro star`,
);
const doubtful = new Set([...openers, ...everyday]);
const sure = topLevelDomains.filter((ending) => !doubtful.has(ending));
const sureEndings = new Set(sure);
const noOpeners = new Set([...sure, ...everyday]);
const accented = (list: readonly string[]) => list.map((ending) => ending.replace(/^cafe$/, 'caf[eé]')).join('|');

const start = String.raw`(?<![\p{L}\d@.-])`;
const end = String.raw`(?![\p{L}\d'’])`;
const name = String.raw`[\p{L}\d][\p{L}\d-]{0,40}(?:\.[\p{L}\d-]{1,30}){0,2}`;
const withDigit = String.raw`\p{L}[\p{L}-]{0,40}\d[\p{L}\d-]{0,20}`;
const withHyphen = String.raw`[\p{L}\d]{1,30}-[\p{L}\d-]{1,40}`;
const inTwoParts = String.raw`[\p{L}\d-]{2,40}\.[\p{L}\d-]{2,30}`;
/** Words that announce an address. */
const announced = String.raw`(?<=(?<!\p{L})(?:sites?|insta\w{0,5}|snap\w{0,4}|liens?|blog|url|profil|internet|(?:va|vas|viens|allez|aller|regarde|voir|clique|inscris[- ]toi)(?: \p{L}{1,8})? sur|adresse)[ :]{1,3}(?:[\p{L}'’]{1,12} ){0,3})`;

/** Sources of patterns, case ignored, that find a site in a text of a person. */
export const sitesInUserText: readonly string[] = [
  String.raw`${start}${name}\.(?:${sure.join('|')})${end}`,
  String.raw`${start}(?:${withDigit}|${inTwoParts})\.(?:${accented([...doubtful])})${end}`,
  String.raw`${start}${withHyphen}\.(?:${accented(everyday)})${end}`,
  String.raw`${start}[\p{L}\d-]{2,40}\.(?:${openers.join('|')})(?=\s*$)`,
  String.raw`${announced}${start}[\p{L}\d-]{1,40}\.(?:${accented([...doubtful])})${end}`,
];

const anySite = /(?<![\p{L}\d-])(?<![\p{L}\d]\.)([\p{L}\d-]+)((?:\.[\p{L}\d-]+)*)\.(\p{L}{2,})(?![\p{L}\d'’])/giu;
const realEndings = new Set(topLevelDomains);
/** Besides single letters: «etc.mais», «cf.la suite». */
const abbreviations = new Set(words('etc cf ex env min max tel tél apr av vol chap art st dr mr mme mlle ps pm am'));

/**
 * Whether a text of a model names a site, whatever its ending. After a number or an abbreviation, or with a capital («Aix.Et toi»), or in a row
 * of words («haha.trop.bien»), only real endings count.
 */
export function hasSiteOfModel(text: string): boolean {
  return [...text.matchAll(anySite)].some(([, before = '', between = '', ending = '']) => {
    if (between !== '') return realEndings.has(ending.toLowerCase());
    const isShort = before.length === 1 || !/\p{L}/u.test(before) || abbreviations.has(before.toLowerCase());
    if (isShort) return sureEndings.has(ending.toLowerCase());
    return !/^\p{Lu}\p{Ll}/u.test(ending) || noOpeners.has(ending.toLowerCase());
  });
}

/** Endings that stand for a site even with a space around the full stop, or after «point». */
export const spokenEndings = 'com fr net org io me ru xyz tk cn icu club site online shop fans link app'.split(' ');
