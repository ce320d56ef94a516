import { fold } from '#engine/french/fold.ts';

/** For texts that differ in case, accents, spaces or punctuation only. */
const lettersOf = (text: string) =>
  fold(text)
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();

/** Words of four letters and more: shorter ones are in every sentence. */
const longWords = (letters: string) => new Set(letters.match(/[\p{L}\d]{4,}/gu) ?? []);

/** Four fifths of the longer text's words: the same idea in nearly the same words. */
const sharedForRepetition = 0.8;
const fewestWords = 4;

export function isRepetition(one: string, other: string): boolean {
  const [ofOne, ofOther] = [lettersOf(one), lettersOf(other)];
  if (ofOne === ofOther) return true;
  const [a, b] = [longWords(ofOne), longWords(ofOther)];
  const shared = [...a].filter((word) => b.has(word)).length;
  return a.size >= fewestWords && shared >= Math.max(a.size, b.size) * sharedForRepetition;
}
