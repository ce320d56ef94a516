import { hear } from '../spoken-french.ts';

// What the model looks at: words and letters of the match's turn, words of the user's turn before. Training and guessing both come
// here, so that they see the same.

export interface Turn {
  /** The user's messages just before it, or ''. */
  before: string;
  turn: string;
}

const token = /[a-z\d]+(?:-[a-z\d]+)*'?|[!?…]/g;
const emoji = /\p{Extended_Pictographic}/gu;
/** Of a long turn the last so many characters are read, of the turn before it as well. */
const readCharacters = { turn: 500, before: 200 };

export function featuresOf({ before, turn }: Turn): Set<string> {
  const features = new Set<string>();
  const plain = hear(turn).plain.slice(-readCharacters.turn);
  const words = wordsOf(plain);
  for (const [place, word] of words.entries()) {
    features.add(word);
    const next = words[place + 1];
    const third = words[place + 2];
    if (next) features.add(`${word} ${next}`);
    if (next && third) features.add(`${word} ${next} ${third}`);
  }
  for (const letters of lettersOf(plain)) features.add(letters);
  for (const word of words.slice(0, 3)) features.add(`^${word}`);
  for (const word of words.slice(-3)) features.add(`$${word}`);
  for (const [sign] of turn.matchAll(emoji)) features.add(sign);
  features.add(`words ${bucket(words.length)}`);
  if (plain.includes('?')) features.add('asks');
  const said = wordsOf(hear(before).plain.slice(-readCharacters.before));
  features.add(before === '' ? '<nothing' : said.includes('?') ? '<asked' : '<told');
  for (const [place, word] of said.entries()) {
    features.add(`<${word}`);
    const next = said[place + 1];
    if (next) features.add(`<${word} ${next}`);
  }
  return features;
}

export function wordsOf(plain: string): string[] {
  return (plain.match(token) ?? []).map((word) => (/\d/.test(word) ? '#' : word));
}

/** Four and five letters in a row, spaces included: a word that is spelt in another way still shares most of them. */
function* lettersOf(plain: string): Generator<string> {
  const text = ` ${plain
    .replace(/[^a-z' ]+/g, ' ')
    .replace(/ +/g, ' ')
    .trim()} `;
  for (let at = 0; at + 4 <= text.length; at++) {
    yield `_${text.slice(at, at + 4)}`;
    if (at + 5 <= text.length) yield `_${text.slice(at, at + 5)}`;
  }
}

function bucket(count: number): string {
  const steps = [1, 2, 4, 7, 12, 20, 35];
  return String(steps.find((step) => count <= step) ?? 'many');
}
