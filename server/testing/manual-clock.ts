import type { Clock } from '../adapters/clock/port.ts';

export interface ManualClock extends Clock {
  advance(ms: number): void;
  set(date: Date | string): void;
}

/** A clock that moves only when a test moves it. */
export function manualClock(start: Date | string = '2026-11-15T09:00:00Z'): ManualClock {
  let now = new Date(start);
  return {
    now: () => new Date(now),
    advance(ms) {
      now = new Date(now.getTime() + ms);
    },
    set(date) {
      now = new Date(date);
    },
  };
}
