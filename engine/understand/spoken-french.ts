import { fold } from '#engine/french/fold.ts';
import { ambiguousSpoken, spoken, spokenLetters } from './lexicon/spoken.ts';

// One message as rules see it: folded, short hand spelt out, stretched letters and «ne» gone.

/** The longest part of a message that is looked at. */
export const maxMessageCharacters = 1_000;

export interface Heard {
  /** As written, cut to the limit. */
  text: string;
  /** Folded, spelt out, without «ne»: «jsuis pas interessée» → «je suis pas interessee». */
  plain: string;
  words: string[];
}

const emoji = /(?:\p{Extended_Pictographic}|[\u{1F1E6}-\u{1F1FF}]|[\u{1F3FB}-\u{1F3FF}]|\u200D|\uFE0F)+/gu;
const smiley = /(^|\s)([:;=xX8][-'^]?[()DPp3/|*]+|<3+|\^\^|:o)(?=\s|$)/g;

/** In capitals it is no short hand for «avec». */
const stroke = /\bAVC\b/g;

export function hear(message: string): Heard {
  const text = message.slice(0, maxMessageCharacters);
  const bare = bareOf(text);
  const plain = plainOf(fold(bare.replace(stroke, 'accident vasculaire')));
  return {
    text,
    plain,
    words: plain.match(/[\p{L}\d]+(?:['-][\p{L}\d]+)*/gu) ?? [],
  };
}

/** A message as written, without its emoji. */
function bareOf(text: string): string {
  return text.replace(emoji, ' ').replace(smiley, ' ').replace(/\s+/g, ' ').trim();
}

function plainOf(folded: string): string {
  let text = folded.replace(/(\p{L})\1{2,}/gu, '$1').replace(/(?:(?<!\s)\s+)?([?!.…,;:])\s*/g, ' $1 ');
  text = text.replace(/([?!.…,])(\s+\1)+/g, '$1');
  for (const [pattern, words] of spokenLetters) text = text.replace(pattern, words);
  text = text.replace(/[\p{L}][\p{L}'-]*/gu, (word, at: number) => {
    if (!Object.hasOwn(spoken, word)) return word;
    if (ambiguousSpoken.has(word) && !isShortHand(text, word, at)) return word;
    return spoken[word] ?? word;
  });
  return text
    .replace(/\bn'(?=\p{L})/gu, '')
    .replace(/\bne (?!pas\b)/g, '')
    .replace(/\bje (?=[aeiou])/g, "j'")
    .replace(/\s+/g, ' ')
    .trim();
}

/** «ta un chien ?», «sa va», «ce we»: the next or last word tells that it isn't the usual word. */
function isShortHand(text: string, word: string, at: number): boolean {
  const before = text.slice(0, at).trimEnd();
  const after = text.slice(at + word.length).trimStart();
  if (word === 'we') return /\b(ce|le|du|mon|ton|un|bon|prochain|dernier)$/.test(before);
  if (word === 'sa') return /^(va|me|fait|serait|marche|depend|te|roule|m'|c'est|t'|a l'air)/.test(after);
  if (word === 'ta' || word === 'tas')
    return /^(un|une|des|deja|pas|quel|quelle|vu|fait|passe|prevu|l'air|envie|le|la|les|quoi|combien|raison|ete)\b/.test(
      after,
    );
  if (word === 'tes')
    return /^(dispo|disponible|libre|d'ou|ou|sur|un|une|trop|pas|de|qui|en|super|drole|bete|con|chaud|partante?)\b/.test(
      after,
    );
  if (word === 'ces') return /^(quoi|pas|vrai|cool|bien|trop|super|bon|moi|toi|un|une|le|la)\b/.test(after);
  return before === '' || /[,.!?]$/.test(before) || after === '' || /^[,.!?]/.test(after);
}

/** Which emoji a message has, each as it is drawn. */
export function emojiIn(text: string): string[] {
  return text.slice(0, maxMessageCharacters).match(/\p{Extended_Pictographic}/gu) ?? [];
}
