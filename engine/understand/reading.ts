import type { Reading, Signal } from '#contract/writing.ts';
import { kinds } from './kinds.ts';
import { lastTurnOf, type Said } from './last-turn.ts';
import { noOwnAge } from './minor-phrases.ts';
import { hear } from './spoken-french.ts';
import type { Turn } from './turn-features.ts';
import { readWithModel, signalNames, type TurnGuess } from './turn-model.ts';

// What the match's last turn is, as the small network reads it: one of the kinds where it is sure, hard where it may be.

/**
 * From these values on; chosen on talks of authors whom the network had not learnt from (docs/eval-writing.md): `stop` for one ordinary
 * talk in two hundred, `careful` for one in ten, `kind` so that five in six are right.
 */
export const thresholds = { stop: 0.955, careful: 0.39, kind: 0.8 };

/** From this sureness on something hard is named, and answered to; below, it may be an ordinary talk. */
export const namesHardFrom = 0.8;

const maxWords = 90;

/** `isOrdinary`: a better reader took the talk for an ordinary one, so that only its kind is asked. */
export function readLastTurn(
  conversation: readonly Said[],
  { isOrdinary = false }: { isOrdinary?: boolean } = {},
): Reading {
  const turn = lastTurnOf(conversation);
  if (turn.messages.length === 0) return { stance: 'open', words: '', by: 'engine' };
  const guess = guessFor(turn);
  const hard = hardnessOf(guess);
  if (!isOrdinary && hard >= thresholds.careful) {
    const place = likeliest(signalShares(guess), 1);
    // Something grave is met gently, never with a farewell.
    const signal = signalNames[place] as Signal;
    const stance = hard >= thresholds.stop && signal !== 'grave' ? 'stop' : 'careful';
    const words = shortened(guess.pieceFor({ signal: place }));
    return { signal, stance, sureness: rounded(hard), words, by: 'engine' };
  }
  const kind = likeliest(guess.kinds, 0);
  const sureness = guess.kinds[kind] ?? 0;
  const isSure = kind !== 0 && sureness >= thresholds.kind && kinds[kind]?.signal === undefined;
  return {
    ...(isSure && { kind }),
    stance: 'open',
    sureness: rounded(sureness),
    words: shortened(guess.pieceFor({ kind })),
    by: 'engine',
  };
}

/** How hard the match's last turn may be, as the network reads it. */
export const hardnessIn = (conversation: readonly Said[]): number => {
  const turn = lastTurnOf(conversation);
  return turn.messages.length === 0 ? 0 : hardnessOf(guessFor(turn));
};

/** Whether the network hears a minor or a danger, before what is no age of the speaker is left out. */
export function hearsDanger(conversation: readonly Said[]): boolean {
  const guess = readWithModel(lastTurnOf(conversation));
  const signal = signalNames[likeliest(signalShares(guess), 1)];
  return hardnessOf(guess) >= thresholds.careful && (signal === 'minor' || signal === 'danger');
}

/** Where the network hears a minor, it hears again without what is no age of the speaker. */
function guessFor(turn: Turn): TurnGuess {
  const guess = readWithModel(turn);
  if (signalNames[likeliest(signalShares(guess), 1)] !== 'minor' || hardnessOf(guess) < thresholds.careful)
    return guess;
  const plainer = withoutOthersAges(turn);
  return plainer === turn ? guess : { ...readWithModel(plainer), pieceFor: guess.pieceFor };
}

export const rounded = (share: number) => Math.round(share * 1000) / 1000;

/** The turn without what only sounds like an age of one's own; the same turn where there is nothing of the kind. */
function withoutOthersAges(turn: Turn): Turn {
  const messages = turn.messages.map((message) => {
    const { plain } = hear(message);
    const cut = noOwnAge.reduce((text, { says, instead }) => text.replace(says, instead), plain);
    return cut === plain ? message : cut;
  });
  return messages.some((message, place) => message !== turn.messages[place]) ? { ...turn, messages } : turn;
}

/** How likely a turn is hard, by its kind and by its signal: both have to say so. */
export function hardnessOf({ kinds: likely, signals }: Pick<TurnGuess, 'kinds' | 'signals'>): number {
  const byKind = likely.reduce((sum, share, kind) => sum + (kinds[kind]?.signal ? share : 0), 0);
  return Math.sqrt((1 - (signals[0] ?? 1)) * byKind);
}

/** How likely each signal is, by the signal itself and by the kinds that stand for it. */
function signalShares({ kinds: likely, signals }: Pick<TurnGuess, 'kinds' | 'signals'>): number[] {
  return signals.map(
    (share, place) =>
      likely.reduce((sum, own, kind) => sum + (kinds[kind]?.signal === signalNames[place] ? own : 0), 0) * share,
  );
}

function likeliest(shares: readonly number[], from: number): number {
  return shares.reduce((best, share, place) => (place >= from && share > (shares[best] ?? 0) ? place : best), from);
}

export function shortened(words: string): string {
  const plain = words
    .replace(/[«»]/g, '"')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(?<!\.)\.+$/, '');
  return plain.length <= maxWords ? plain : `${plain.slice(0, maxWords).replace(/(?<!\s)\s+\S*$/, '')}…`;
}
