import { fold } from '#engine/french/fold.ts';

/** The words of a text without case, accents and punctuation. */
export const foldedWords = (text: string): string[] => fold(text).match(/[\p{L}\d]+/gu) ?? [];
