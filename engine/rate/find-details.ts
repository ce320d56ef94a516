import { selfAdjectives } from './lexicon/adjectives.ts';
import { commonWords } from './lexicon/common-words.ts';
import { plainText } from './plain-text.ts';

// Details that few other bios have: names, numbers that say something, uncommon words.

const common = new Set(commonWords.map(plainText));
const selfPraise = new RegExp(`^(?:${selfAdjectives.join('|')})s?$`, 'u');
const adjectiveEnding = /(ant|ante|ants|eux|euse|if|ive|able|ible)s?$/;

export interface Details {
  /** Names and things (no verbs) in the order of the text; advice quotes them. */
  words: string[];
  /** Sum over all details: a name weighs 1.3, an uncommon word up to 1, an adjective 0.3. */
  weight: number;
}

export function findDetails(content: string, isWord: (word: string) => boolean): Details {
  const found = new Map<string, { word: string; weight: number; isThing: boolean }>();
  const isShouted = content === content.toUpperCase();
  for (const { 0: word, index } of content.matchAll(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)) {
    const noun = word.replace(/^(?:[ldjmtnsc]|qu)['’]/iu, '').replace(/['’]$/u, '');
    const plain = plainText(noun);
    if (found.has(plain)) continue;
    const weight = weightOf(noun, plain, { isStart: isSentenceStart(content, index), isShouted, isWord });
    if (weight > 0) found.set(plain, { word: noun, weight, isThing: weight > 1 || isThing(content, index, word) });
  }
  const details = [...found.values()];
  return {
    words: details.filter(({ isThing }) => isThing).map(({ word }) => word),
    weight: details.reduce((sum, { weight }) => sum + weight, 0),
  };
}

interface Place {
  isStart: boolean;
  isShouted: boolean;
  isWord(word: string): boolean;
}

function weightOf(noun: string, plain: string, { isStart, isShouted, isWord }: Place): number {
  // A number of one or two digits says little; a longer one (height, year) nothing.
  if (/^\d/.test(plain)) return /^\d{1,2}$/.test(plain) ? 0.2 : 0;
  if (selfPraise.test(plain)) return 0;
  if (common.has(plain) || common.has(plain.replace(/s$/, ''))) return 0;
  const isName = /^\p{Lu}/u.test(noun) && !isStart && !isShouted;
  if (isName && plain.length >= 3) return 1.3;
  if (plain.length < 4 || !isWord(noun)) return 0;
  return adjectiveEnding.test(plain) ? 0.3 : plain.length >= 5 ? 1 : 0.7;
}

/** Whether the word is probably a noun: after a determiner or «de», or an item of a list. */
function isThing(content: string, index: number, word: string): boolean {
  if (/^\d/u.test(word)) return false;
  const before = plainText(content.slice(0, index));
  if (/^(?:l|d)['’]/iu.test(word)) return true;
  // «en faisant» tells how, and names nothing.
  if (/ant$/iu.test(word) && /(?<!\p{L})en\s+$/u.test(before)) return false;
  if (
    /(?<!\p{L})(?:le|la|les|une?|des?|du|mon|ma|mes|ton|ta|tes|au|aux|en|sur|deux|trois|quel|quelle)\s+$/u.test(before)
  )
    return true;
  return /(^|[,;:]\s*|\bet\s+)$/u.test(before) && /^\s*([,;.]|et\b|de\b|$)/u.test(content.slice(index + word.length));
}

function isSentenceStart(content: string, index: number): boolean {
  return /(?:(?:^|[.!?…:])\s*|\n[^\S\n]*)(?:["«(]\s*)?$/u.test(content.slice(0, index));
}
