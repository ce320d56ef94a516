import { fold } from '#engine/french/fold.ts';
import { isKnownWord } from '#engine/understand/subjects.ts';
import { capitalNames, firstNames } from './first-names.ts';
import { capitalCues, nobody, sureCues } from './name-cues.ts';

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
  let afterName = false;
  let endOfLast = 0;
  return text.replace(words, (word, at: number) => {
    const isNext = afterName && /^\s$/.test(text.slice(endOfLast, at));
    endOfLast = at + word.length;
    afterName = isName(word, text.slice(Math.max(0, at - cueLength), at), found) || (isNext && isSurname(word));
    return afterName ? by(word) : word;
  });
}

function isName(word: string, before: string, found: ReadonlySet<string>): boolean {
  const key = nameKey(word);
  const isCapital = /^\p{Lu}/u.test(word);
  if (capitalNames.has(key)) return isCapital ? !inPlace.test(before) : greeted.test(before);
  if (found.has(key)) return isCapital || (key.length > 2 && !nobody.has(key));
  if (firstNames.has(key)) return true;
  const [first = '', ...rest] = key.split('-');
  return isCapital && rest.length > 0 && firstNames.has(first);
}

function isSurname(word: string): boolean {
  const key = nameKey(word);
  return /^\p{Lu}\p{L}/u.test(word) && !nobody.has(key) && !isKnownWord(key);
}
