import { setImmediate as nextTurn } from 'node:timers/promises';

// PGlite works in this thread, and queries that wait for each other follow without a pause: sixty requests at once kept
// every other one, health included, waiting for half a second. Between two of them the event loop now gets its turn.

const longestMs = 10;

export interface Turns {
  /** Does this after what came before it is done. */
  inTurn<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Waits for the event loop to have turned, where it has not for long. */
  breathe(): Promise<void>;
}

export function takingTurns(now: () => number = () => performance.now()): Turns {
  let last: Promise<unknown> = Promise.resolve();
  let turnedAt = now();
  const breathe = async () => {
    if (now() - turnedAt < longestMs) return;
    await nextTurn();
    turnedAt = now();
  };
  return {
    breathe,
    inTurn(work) {
      const done = last.then(breathe).then(work);
      last = done.catch(() => undefined);
      return done;
    },
  };
}
