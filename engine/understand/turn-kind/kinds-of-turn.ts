import type { HeardMessage } from '../situation.ts';
import { guessKind } from './guess-kind.ts';
import type { KindGuess } from './kinds.ts';

/** What a turn does beside asking; empty where it only asks. */
export function kindsOf(turn: HeardMessage[], messages: HeardMessage[]): KindGuess[] {
  const told = turn
    .map(({ text }) => text.replace(/[^.!?…\n]*\?/g, ' ').trim())
    .filter((text) => /[\p{L}\p{Extended_Pictographic}]/u.test(text));
  if (told.length === 0) return [];
  const start = turn[0]?.index ?? 0;
  const before = messages.findLast(({ from, index }) => from === 'moi' && index < start)?.text ?? '';
  return guessKind({ before, turn: told.join('\n') });
}
