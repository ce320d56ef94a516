import type { RecognisedWord } from './ports.ts';

/** A reaction's edge or half an emoji at the end of a message is read as a sign or two, without conviction. */
export function dropStrayMark(words: RecognisedWord[]): RecognisedWord[] {
  const last = words.at(-1);
  if (!last || words.length < 2) return words;
  const isSign = last.text.length <= 2 && !/[\p{L}\d?!.)€%]/u.test(last.text);
  const neverEnds = /^[=_~—–"'«|\\/<>^*°-]+$/.test(last.text);
  const isStray = neverEnds || (last.confidence < 0.35 && last.text.length <= 3) || (isSign && last.confidence < 0.75);
  return isStray ? words.slice(0, -1) : words;
}
