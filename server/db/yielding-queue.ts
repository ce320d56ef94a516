import { setImmediate as nextTurn } from 'node:timers/promises';

// Runs the embedded database's work one piece after the other, and lets the event loop turn in between. PGlite works in
// this thread, and queries that wait for each other would follow without a pause: sixty requests at once kept every other
// one, health checks included, waiting for half a second.

/** The event loop turns at least this often while there is work, provided that no single piece takes longer. */
const maxWithoutTurnMs = 10;

export interface YieldingQueue {
  /** Runs this once all that was handed in before it is done. */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Waits for the event loop to turn, if it has not for 10 ms. */
  yieldIfDue(): Promise<void>;
}

export function yieldingQueue(now: () => number = () => performance.now()): YieldingQueue {
  let last: Promise<unknown> = Promise.resolve();
  let turnedAt = now();
  const yieldIfDue = async () => {
    if (now() - turnedAt < maxWithoutTurnMs) return;
    await nextTurn();
    turnedAt = now();
  };
  return {
    yieldIfDue,
    run(work) {
      const done = last.then(yieldIfDue).then(work);
      last = done.catch(() => undefined);
      return done;
    },
  };
}
