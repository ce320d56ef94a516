import { fold } from '#engine/french/fold.ts';
import { isKnownWord } from '#engine/understand/subjects.ts';
import { capitalNames, firstNames } from './first-names.ts';
import { moreFirstNames } from './more-first-names.ts';
import { capitalCues, nobody, sureCues } from './name-cues.ts';
import { followsLe, isElided, isForeignWork, isSmallSurname, type Particle, particleOf } from './surnames.ts';

// Finds the words of a conversation that are names of people or pets.

const anyWord = String.raw`[\p{L}\p{M}]{2,25}(?:-[\p{L}\p{M}]{2,25})?`;
const capitalWord = String.raw`\p{Lu}[\p{L}\p{M}]{1,24}(?:-[\p{L}\p{M}]{2,25})?`;
const start = String.raw`(?<![\p{L}\p{M}])`;
const end = String.raw`(?![\p{L}\p{M}])`;
/** The cue matches in any case; the name after it keeps its case, since a capital shows that it is a name. */
const anyCase = (cue: string) =>
  cue.replace(/(?<![\\[\p{L}])(\p{Ll})(?=\p{L}|[['’])/gu, (letter) => `[${letter}${letter.toUpperCase()}]`);

const sure = new RegExp(`${start}(?:${sureCues.map(anyCase).join('|')}) (${anyWord})${end}`, 'gu');
const likely = new RegExp(`${start}(?:${capitalCues.map(anyCase).join('|')}) ?(${capitalWord})${end}`, 'gu');
/** «tu fais quoi, Maëlys ?», «Maëlys, tu viens ?», «Maëlys et moi» */
const called = new RegExp(String.raw`, (${capitalWord})\s*(?:[?!.…]+\s*)?$`, 'gmu');
const hailed = new RegExp(
  String.raw`(?:^|[.!?…]\s)(${capitalWord}),? (?=(?:tu|t['’]|toi|vous|ton|ta|tes)(?!\p{L})|t['’])`,
  'gmu',
);
const beside = new RegExp(`${start}(${capitalWord}) et moi${end}`, 'gu');
const words = /[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)*/gu;

const inPlace = /(?:^|[\s'’])(?:[àaÀA]|en|En|vers|de)\s$/u;
/** The longest word before a name that is looked at, with its blanks. */
const cueLength = 12;
/** The longest title or cue before a particle, with its blanks. */
const titleLength = 26;
const greeted = /(?:^|\s)(?:avec|salut|coucou|cc|slt|hey|hello|bonjour|bonsoir|merci|chez|bisous?),? $/i;

/** The same key for all spellings of a name: «Léa», «lea», «Léaaaa». */
export function nameKey(word: string): string {
  return fold(word).replace(/(\p{L})\1{2,}/gu, '$1');
}

/** Keys of the words that the words around them show to be names: «je m'appelle …», «salut …». */
export function namesByCue(text: string): string[] {
  const found = [sure, likely, called, hailed, beside].flatMap((cue) =>
    [...text.matchAll(cue)].map((match) => match[1] ?? ''),
  );
  return found
    .map(nameKey)
    .filter((key) => key.length > 1 && !nobody.has(key) && !isKnownWord(key) && !/ment$/.test(key));
}

/** Replaces every name in a text. `found` are keys of names from cues or from the account. */
export function replaceNames(text: string, found: ReadonlySet<string>, by: (name: string) => string): string {
  let last: { key: string; end: number; isName: boolean; particle: Particle } | null = null;
  return text.replace(words, (word, at: number) => {
    const key = nameKey(word);
    const gap = last ? text.slice(last.end, at) : '';
    const isNext = last && (/^\s$/.test(gap) || (isElided(last.key) && /^['’]$/.test(gap)));
    const before = text.slice(Math.max(0, at - titleLength), at);
    const particleBefore = isNext && last ? last.particle : null;
    const isHidden =
      isName(word, before.slice(-cueLength), found) ||
      (isNext && last?.isName && isSurname(word)) ||
      isSurnameAfter(particleBefore, word, key) ||
      followsLe(key, before);
    const after = isNext && last?.isName ? 'name' : particleBefore && 'particle';
    const particle = isHidden ? null : firmer(particleBefore, particleOf(word, key, after, before));
    last = { key, end: at + word.length, isName: isHidden, particle };
    return isHidden ? by(word) : word;
  });
}

/** «de La Tour»: one firm particle is enough. */
const firmer = (before: Particle, own: Particle): Particle => (own === 'loose' && before ? before : own);

function isSurnameAfter(particle: Particle, word: string, key: string): boolean {
  if (!particle || nobody.has(key) || key.length < 3) return false;
  const isCapital = /^\p{Lu}\p{L}/u.test(word);
  if (particle === 'firm') return isCapital;
  if (isKnownWord(key)) return false;
  return isCapital && !(particle === 'foreign' && isForeignWork(key));
}

function isName(word: string, before: string, found: ReadonlySet<string>): boolean {
  const key = nameKey(word);
  const isCapital = /^\p{Lu}/u.test(word);
  if (capitalNames.has(key)) return isCapital ? !inPlace.test(before) : greeted.test(before);
  if (found.has(key)) return isCapital || (key.length > 2 && !nobody.has(key));
  if (isFirstName(key)) return true;
  const [first = '', ...rest] = key.split('-');
  return isCapital && rest.length > 0 && isFirstName(first);
}

const isFirstName = (key: string) => firstNames.has(key) || moreFirstNames.has(key);

function isSurname(word: string): boolean {
  const key = nameKey(word);
  if (isSmallSurname(key)) return true;
  return /^\p{Lu}\p{L}/u.test(word) && !nobody.has(key) && !isKnownWord(key);
}
