import { actsOf } from '../dialogue-acts.ts';
import { company, outings } from '../lexicon/outing-words.ts';
import { hear } from '../spoken-french.ts';
import { moodWordsIn } from './mood-words.ts';

// What the model looks at: words, pairs of words, beginnings of words, emoji, signs, lengths, and what the user had just said.
// Training and guessing both come here, so that they see the same.

export interface Turn {
  /** The last message of the user before it, or ''. */
  before: string;
  turn: string;
}

const emoji = /\p{Extended_Pictographic}/gu;
const token = /[\p{L}\d]+(?:['-][\p{L}\d]+)*'?|[!…?]/gu;

export function featuresOf({ before, turn }: Turn): Set<string> {
  const features = new Set<string>();
  const sentences = turn.split(/[\n.!?…]+/).filter((sentence) => /\p{L}/u.test(sentence));
  const words = wordsOf(turn);
  for (const [place, word] of words.entries()) {
    features.add(word);
    if (word.length > 5) features.add(`${word.slice(0, 5)}~`);
    const next = words[place + 1];
    if (next) features.add(`${word} ${next}`);
  }
  for (const word of wordsOf(sentences.at(-1) ?? '')) features.add(`$${word}`);
  for (const word of wordsOf(sentences[0] ?? '').slice(0, 2)) features.add(`^${word}`);
  for (const [sign] of turn.matchAll(emoji)) features.add(sign);
  const heard = hear(turn);
  const lastPlain = hear(sentences.at(-1) ?? '').plain;
  for (const act of actsOf(heard)) features.add(`act ${act}`);
  for (const mood of moodWordsIn(heard.plain)) features.add(`mood ${mood}`);
  for (const mood of moodWordsIn(hear(before).plain)) features.add(`<mood ${mood}`);
  for (const [name, pattern] of goingOut) {
    if (pattern.test(heard.plain)) features.add(name);
    if (pattern.test(lastPlain)) features.add(`$${name}`);
  }
  features.add(`words ${bucket(words.length)}`);
  features.add(`sentences ${Math.min(4, sentences.length)}`);
  if (/!/.test(turn)) features.add('sign !');
  if (/…|\.\.\./.test(turn)) features.add('sign …');
  for (const [name, pattern] of persons) if (pattern.test(` ${words.join(' ')} `)) features.add(name);
  features.add(before === '' ? 'before nothing' : before.includes('?') ? 'before asked' : 'before said');
  for (const word of wordsOf(before).slice(-8)) features.add(`<${word}`);
  return features;
}

const anyOf = (words: string[]) => new RegExp(`(?<![\\p{L}'])(?:${words.join('|')})(?![\\p{L}])`, 'u');
const goingOut: [string, RegExp][] = [
  ['outing', anyOf(outings)],
  ['company', anyOf(company)],
  ['day', /\b(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|ce soir|week-end|le \d{1,2})\b/],
  ['hour', /\b\d{1,2} ?h(?:\d\d)?\b/],
];

const persons: [string, RegExp][] = [
  ['of me', / (?:je|j'|moi|mon|ma|mes|m'|me) /],
  ['of you', / (?:tu|t'|toi|ton|ta|tes|te|vous|votre|vos) /],
  ['of us', / (?:on|nous|nos|notre) /],
  ['of others', / (?:il|elle|ils|elles|leur|son|sa|ses) /],
  ['done', / (?:j'|on|il|elle) (?:ai|a|avais|etais|etait) /],
  ['to come', / (?:vais|va|demain|samedi|bientot|prochaine?) /],
];

function wordsOf(text: string): string[] {
  const words = hear(text).plain.match(token) ?? [];
  return words.flatMap((word) => word.split(/(?<=^(?:[cdjlmnst]|qu)')/)).map((word) => (/\d/.test(word) ? '#' : word));
}

function bucket(count: number): string {
  const steps = [2, 4, 7, 12, 20, 35];
  return String(steps.find((step) => count <= step) ?? 'many');
}
