import type { HeardMessage, Sign } from '../situation.ts';
import { guessKind } from './guess-kind.ts';

// Rules find a no by its words; words of a no also stand in ordinary talk («on se parle plus depuis», of a brother). What does not
// sound like a no as a whole is none.

/** Of every no that was kept from training, the least likely one has twice this. */
const unlikely = 0.035;
const long = 30;
const doubtable: Sign['kind'][] = ['refusal', 'discomfort', 'taken'];

export function soundsLikeNo({ kind, index, speaker }: Sign, messages: HeardMessage[]): boolean {
  if (!doubtable.includes(kind) || speaker !== 'match') return true;
  const place = messages.findIndex((message) => message.index === index);
  const message = messages[place];
  if (!message) return true;
  const before = messages.slice(0, place).findLast(({ from }) => from === 'moi')?.text ?? '';
  return [message.text, ...partsOf(message)].some((turn) => likelihoodOfNo(before, turn) >= unlikely);
}

/** In a long message a no may be one sentence of many. */
function partsOf({ text, words }: HeardMessage): string[] {
  const sentences = words.length > long ? (text.match(/[^.!?…\n]+[.!?…]*/g) ?? []) : [];
  return sentences.filter((sentence) => sentence.trim().split(/\s+/).length >= 4);
}

function likelihoodOfNo(before: string, turn: string): number {
  return guessKind({ before, turn }).find(({ kind }) => kind === 'no')?.probability ?? 0;
}
