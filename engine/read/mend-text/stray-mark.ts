import type { RecognisedWord } from '../../pixels/ports.ts';

const neverEnds = /^[=_~—–"'«|\\/<>^*°-]+$/;

/** Drops what was read from a reaction's edge or half an emoji at the end of a message: a sign or two of low confidence. */
export function dropStrayMark(words: RecognisedWord[]): RecognisedWord[] {
  const stray = words.findIndex((_, index) => index > 0 && words.slice(index).every(isStray));
  return stray < 0 ? words : words.slice(0, stray);
}

function isStray({ text, confidence }: RecognisedWord, index: number): boolean {
  const isSign = text.length <= 2 && !/[\p{L}\d?!.)€%]/u.test(text);
  const isFollower = index > 0 && text.length === 1 && confidence < 0.8 && !/[?!.)]/.test(text);
  return neverEnds.test(text) || isFollower || (confidence < 0.35 && text.length <= 3) || (isSign && confidence < 0.75);
}
