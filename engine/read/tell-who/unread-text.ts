import type { RecognisedWord } from '../../pixels/ports.ts';
import { isPlaceholder } from '../find-messages/input-bar.ts';

// Whether a line that is in no message may be one's text: the app's own words are none.

/** Names above messages are in capitals, as in Snapchat. */
const isCapitals = (text: string) => !/\p{Ll}/u.test(text);

/** Wallpapers and pictures are recognised as words too, with less confidence. */
const leastSure = 0.7;
const fewLetters = 6;

const told = /\b(a|as|avez) (répon|réagi|aimé|transféré|épinglé|supprimé|envoyé un)/iu;
const ofTheApp =
  /^\W*((aujourd.hui|hier|lun(di)?|mar(di)?|mer(credi)?|jeu(di)?|ven(dredi)?|sam(edi)?|dim(anche)?)\b.{0,20}|\d{1,2} ?[:h] ?\d{2}.{0,6}|\d{1,2} \p{L}{3,9}\.?( \d{4})?.{0,12}|(non )?(vue?s?|lue?s?|envoyée?|distribuée?|remise?|transférée?|modifiée?|traduire)\b.{0,20}|nouveaux? messages?|messages? non lus?|.{0,20}\b(répond à|est en train d.écrire|écrit…?))\W*$/iu;

export function isSpoken(words: RecognisedWord[]): boolean {
  const text = words.map((word) => word.text).join(' ');
  const letters = text.replace(/[^\p{L}]/gu, '').length;
  const sure = words.reduce((sum, { confidence }) => sum + confidence, 0) / Math.max(1, words.length);
  return (
    sure >= leastSure &&
    letters >= fewLetters &&
    !isCapitals(text) &&
    !told.test(text) &&
    !ofTheApp.test(text) &&
    !isPlaceholder(text)
  );
}
