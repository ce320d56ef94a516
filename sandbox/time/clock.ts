import type { StripeObject } from '../objects/types.ts';
import type { Store } from '../store.ts';

// The sandbox's time in seconds: the machine's plus a stored offset, or the test clock of the customer. While due work
// is carried out, the time is the moment at which that work was due.

export interface WorldClock {
  now(): number;
  /** The time for an object: that of its customer's test clock, else the sandbox's. */
  nowFor(object: Partial<StripeObject> | null): number;
  /** The id of the test clock of an object's customer, or null. */
  testClockOf(object: Partial<StripeObject> | null): string | null;
  moveTo(seconds: number): void;
  /** How far it was moved ahead of the machine's clock. */
  movedMs(): number;
  /** Runs `work` with the time of one clock (null for the sandbox's) set to `seconds`. */
  at<T>(testClock: string | null, seconds: number, work: () => T): T;
}

export function createClock(store: Store, machineNow: () => number): WorldClock {
  let held: { testClock: string | null; seconds: number } | null = null;

  const machine = () => Math.floor(machineNow() / 1000);
  const offset = () => store.find('clock-offset', 'clock')?.seconds ?? 0;

  function testClockOf(object: Partial<StripeObject> | null): string | null {
    if (!object) return null;
    if (object.object === 'test_helpers.test_clock') return object.id ?? null;
    if (typeof object.test_clock === 'string') return object.test_clock;
    const customer = typeof object.customer === 'string' ? store.find('customer', object.customer) : null;
    return customer?.test_clock ?? null;
  }

  function timeOf(testClock: string | null): number {
    if (held?.testClock === testClock) return held.seconds;
    if (testClock) return store.get('test_helpers.test_clock', testClock).frozen_time;
    return machine() + offset();
  }

  return {
    now: () => timeOf(null),
    nowFor: (object) => timeOf(testClockOf(object)),
    testClockOf,
    moveTo(seconds) {
      store.put('clock-offset', 'clock', { seconds: seconds - machine() });
    },
    movedMs: () => offset() * 1000,
    at(testClock, seconds, work) {
      const before = held;
      held = { testClock, seconds };
      try {
        return work();
      } finally {
        held = before;
      }
    },
  };
}
