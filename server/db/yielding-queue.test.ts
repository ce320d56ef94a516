import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { yieldingQueue } from './yielding-queue.ts';

// Time passes by a fake clock, which work advances, and the turns of the event loop are counted.

let clock: number;
let turns: number;
let counting: NodeJS.Immediate;

beforeEach(() => {
  clock = 0;
  turns = 0;
  const count = () => {
    turns++;
    counting = setImmediate(count);
  };
  counting = setImmediate(count);
});
afterEach(() => clearImmediate(counting));

/** Work that takes so long by the fake clock, and logs how often the event loop had turned. */
const lasting = (ms: number, log: number[] = []) => {
  return async () => {
    clock += ms;
    log.push(turns);
  };
};

describe('work that is handed in together', () => {
  it('is done in order, and the event loop turns after every ten milliseconds of it', async () => {
    const { run } = yieldingQueue(() => clock);
    const seen: number[] = [];
    await Promise.all(Array.from({ length: 9 }, () => run(lasting(4, seen))));
    expect(seen.slice(0, 3)).toEqual([0, 0, 0]);
    expect(seen[3]).toBeGreaterThan(0);
    expect(seen[6]).toBeGreaterThan(seen[5] as number);
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
  });

  it('goes on after a failure, which rejects for its own caller alone', async () => {
    const { run } = yieldingQueue(() => clock);
    const failed = run(async () => {
      throw new Error('no');
    });
    const next = run(async () => 'yes');
    await expect(failed).rejects.toThrow('no');
    expect(await next).toBe('yes');
  });

  it('does not wait for the event loop while less than ten milliseconds have passed', async () => {
    const { run, yieldIfDue } = yieldingQueue(() => clock);
    await Promise.all([run(lasting(1)), run(lasting(1)), yieldIfDue()]);
    expect(turns).toBe(0);
  });
});
