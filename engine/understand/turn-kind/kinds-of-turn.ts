import type { HeardMessage } from '../situation.ts';
import type { Turn } from './features.ts';
import { guessKind } from './guess-kind.ts';
import type { KindGuess } from './kinds.ts';
import { toldOf } from './told.ts';

/** What a turn does beside asking; empty where it only asks. */
export function kindsOf(turn: HeardMessage[], messages: HeardMessage[]): KindGuess[] {
  const told = toldIn(turn, messages);
  return told.turn === '' ? [] : guessKind(told);
}

/** A turn as the models take it, without its questions. */
export function toldIn(turn: HeardMessage[], messages: HeardMessage[]): Turn {
  return { before: saidBefore(turn, messages), turn: toldOf(turn.map(({ text }) => text)) };
}

/** A turn as the models take it, its questions with it. */
export function wholeTurn(turn: HeardMessage[], messages: HeardMessage[]): Turn {
  return { before: saidBefore(turn, messages), turn: turn.map(({ text }) => text).join('\n') };
}

/** The user's last words before it. */
function saidBefore(turn: HeardMessage[], messages: HeardMessage[]): string {
  const start = turn[0]?.index ?? 0;
  return messages.findLast(({ from, index }) => from === 'moi' && index < start)?.text ?? '';
}
