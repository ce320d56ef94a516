import type { RecognisedWord } from '../../pixels/ports.ts';

// The match's name in the header: the highest line that is neither a clock nor a status nor a button.

export interface HeaderLine {
  words: RecognisedWord[];
  /** Height of the letters, in points. */
  height: number;
}

const notNames = [
  /\d{1,2}\s?[:hH]\s?\d{2}/,
  /^\d+\s*%?$/,
  /en ligne|actif|active|hors ligne|vue? (à|le|il|récemment|hier)|dernière|récemment|écrit|est en train|il y a|touche|appuie|infos?|coordonnées|profil/i,
  /^(messages?|imessage|sms|mms|rcs|discussion|chat|retour|modifier|options|appel|vidéo|conversation|conversations|whatsapp|instagram|messenger|telegram|tinder|bumble|hinge|fruitz|happn|snapchat|5g|4g|lte|3g|wifi|orange|sfr|free|bouygues)$/i,
  /^(aujourd|hier|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)\b/i,
  /matché|match(s)? avec|vous avez|tu as/i,
];

export function findMatchName(lines: HeaderLine[]): string | null {
  const candidates = lines
    .map(({ words, height }) => ({ name: tidyName(words), height, sure: meanConfidence(words) }))
    .filter(({ name, sure }) => isName(name) && sure > 0.45);
  const best = candidates.toSorted((a, b) => b.height + b.sure * 3 - (a.height + a.sure * 3))[0];
  return best?.name ?? null;
}

function tidyName(words: RecognisedWord[]): string {
  return (
    words
      .filter(({ text, confidence }) => confidence > 0.3 || /^\p{Lu}\p{Ll}+$/u.test(text))
      .map(({ text }) => text)
      .join(' ')
      .replace(/^[^\p{L}]+/u, '')
      // Dating apps write the age after the name.
      .replace(/,\s*\d{2}\b.*/s, '')
      .replace(/(?<![^\p{L}\d.'’)])[^\p{L}\d.'’)]+$/u, '')
      .replace(/(?:(?<!\s)\s+)?[>›»<‹«|].*/su, '')
      .trim()
  );
}

function isName(name: string): boolean {
  const letters = name.replace(/[^\p{L}]/gu, '').length;
  return (
    letters >= 2 && name.length <= 32 && letters >= name.length * 0.6 && !notNames.some((pattern) => pattern.test(name))
  );
}

function meanConfidence(words: RecognisedWord[]): number {
  return words.reduce((sum, { confidence }) => sum + confidence, 0) / Math.max(1, words.length);
}
