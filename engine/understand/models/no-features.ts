import { moodOf } from '../mood.ts';
import type { Rule } from '../rules/rule.ts';
import type { Said } from '../rules/said.ts';
import type { HeardMessage } from '../situation.ts';
import { familiesOf } from './families-of.ts';
import { wordsOf } from './features.ts';

// What the model of a no looks at: words, their stems and families in the match's turn and in the user's turn before, and what the
// rules say of it. Training and guessing both come here, so that they see the same.

export interface NoTurn {
  /** The match's message and those of the same turn before it. */
  turn: HeardMessage[];
  /** The user's messages just before it. */
  before: HeardMessage[];
  said: Pick<Said, 'asked' | 'isInFun'>;
  /** The rule that holds for the message. */
  rule: Rule | undefined;
}

const emoji = /\p{Extended_Pictographic}/gu;
/** Of a long turn the last so many characters are read, of the turn before it as well. */
const readCharacters = { turn: 500, before: 200 };
/** «interessee», «interesse» and «interet» begin alike. */
const stemLetters = 5;

export function noFeaturesOf({ turn, before, said, rule }: NoTurn): Set<string> {
  const text = turn.map((message) => message.text).join('\n');
  const plain = plainOf(turn).slice(-readCharacters.turn);
  const plainBefore = plainOf(before).slice(-readCharacters.before);
  return new Set([
    ...wordFeatures(wordsOf(plain)),
    ...formFeatures(plain, text, plainBefore),
    ...beforeFeatures(wordsOf(plainBefore)),
    ...familyFeatures(plain, plainBefore),
    ...(rule ? [`rule ${rule.id}`, `sign ${rule.sign}`] : ['no rule']),
    ...[...said.asked].map((asked) => `asked ${asked}`),
    ...turn.flatMap(({ acts }) => acts.map((act) => `act ${act}`)),
    ...(said.isInFun ? ['in fun'] : []),
    `mood ${moodOf(turn)}`,
  ]);
}

const plainOf = (messages: HeardMessage[]) => messages.map(({ plain }) => plain).join(' . ');

function wordFeatures(words: string[]): string[] {
  const stems = words.map(stemOf);
  return [
    ...words,
    ...pairsOf(words),
    ...stems.map((stem) => `~${stem}`),
    ...pairsOf(stems).map((pair) => `~${pair}`),
    ...words.slice(0, 3).map((word) => `^${word}`),
    ...words.slice(-3).map((word) => `$${word}`),
  ];
}

function formFeatures(plain: string, text: string, plainBefore: string): string[] {
  return [
    `words ${bucket(wordsOf(plain).length)}`,
    ...(plain.includes('?') ? ['asks'] : []),
    ...(plain.trim().endsWith('?') ? ['ends asking'] : []),
    plainBefore === '' ? '<nothing' : plainBefore.includes('?') ? '<asked' : '<told',
    ...[...text.matchAll(emoji)].map(([sign]) => sign),
  ];
}

const beforeFeatures = (words: string[]) => words.flatMap((word) => [`<${word}`, `<~${stemOf(word)}`]);

/** Families met in the turn and in the one before, and which of them come together: in a sentence, in the turn, and across both. */
function familyFeatures(plain: string, plainBefore: string): string[] {
  const sentences = plain.split(/[.!?…]+/).map(familiesIn);
  const met = [...new Set(sentences.flat())];
  const metBefore = familiesIn(plainBefore);
  return [
    ...met.map((name) => `+${name}`),
    ...togetherOf(met).map((pair) => `+${pair}`),
    ...sentences.flatMap((names) => togetherOf(names).map((pair) => `&${pair}`)),
    ...metBefore.map((name) => `<+${name}`),
    ...metBefore.flatMap((name) => met.map((answer) => `<${name} +${answer}`)),
  ];
}

const familiesIn = (text: string) => familiesOf(wordsOf(text));

const togetherOf = (names: string[]) =>
  names.flatMap((name, place) => names.slice(place + 1).map((other) => [name, other].sort().join(' ')));

const pairsOf = (words: string[]) => words.slice(1).map((word, place) => `${words[place]} ${word}`);

const stemOf = (word: string) => word.slice(0, stemLetters);

function bucket(count: number): string {
  const steps = [1, 2, 4, 7, 12, 20, 35];
  return String(steps.find((step) => count <= step) ?? 'many');
}
