import { inLaughter } from '../lexicon/discomfort-cues.ts';
import type { HeardMessage, Sign } from '../situation.ts';
import { guessKind } from './guess-kind.ts';

// Rules find a no by its words; words of a no also stand in ordinary talk («on se parle plus depuis», of a brother). What does not
// sound like a no as a whole is none.

/** A short no is often said in words of all days; a long message is nearly always something else. */
const unlikely = { short: 0.05, long: 0.3, part: 0.7, laughing: 0.5 };
const banter = 6;
const short = 12;
const long = 30;
const doubtable: Sign['kind'][] = ['refusal', 'discomfort', 'taken'];

export function soundsLikeNo({ kind, index, speaker }: Sign, messages: HeardMessage[]): boolean {
  if (!doubtable.includes(kind) || speaker !== 'match') return true;
  const place = messages.findIndex((message) => message.index === index);
  const message = messages[place];
  if (!message) return true;
  const before = messages.slice(0, place).findLast(({ from }) => from === 'moi')?.text ?? '';
  // «lol jamais» is one; a longer message that laughs is banter.
  const isLaughing =
    message.words.length >= banter && (inLaughter.test(message.plain) || inLaughter.test(message.text));
  const least = isLaughing ? unlikely.laughing : message.words.length < short ? unlikely.short : unlikely.long;
  return (
    likelihoodOfNo(before, message.text) >= least ||
    partsOf(message).some((part) => likelihoodOfNo(before, part) >= unlikely.part)
  );
}

/** In a long message a no may be one sentence of many. */
function partsOf({ text, words }: HeardMessage): string[] {
  const sentences = words.length > long ? (text.match(/[^.!?…\n]+[.!?…]*/g) ?? []) : [];
  return sentences.filter((sentence) => sentence.trim().split(/\s+/).length >= 4);
}

function likelihoodOfNo(before: string, turn: string): number {
  return guessKind({ before, turn }).find(({ kind }) => kind === 'no')?.probability ?? 0;
}
