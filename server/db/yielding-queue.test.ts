import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { takingTurns } from './yielding-queue.ts';

// Work that only takes time by a clock of its own, and an event loop whose turns are counted.

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

const lasting = (ms: number, log: number[] = []) => {
  return async () => {
    clock += ms;
    log.push(turns);
  };
};

describe('work that is handed in at once', () => {
  it('is done in order, and lets the event loop turn every ten milliseconds', async () => {
    const { inTurn } = takingTurns(() => clock);
    const seen: number[] = [];
    await Promise.all(Array.from({ length: 9 }, () => inTurn(lasting(4, seen))));
    expect(seen.slice(0, 3)).toEqual([0, 0, 0]);
    expect(seen[3]).toBeGreaterThan(0);
    expect(seen[6]).toBeGreaterThan(seen[5] as number);
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
  });

  it('goes on after a failure, which only its own caller hears of', async () => {
    const { inTurn } = takingTurns(() => clock);
    const failed = inTurn(async () => {
      throw new Error('no');
    });
    const next = inTurn(async () => 'yes');
    await expect(failed).rejects.toThrow('no');
    expect(await next).toBe('yes');
  });

  it('takes no turns for what is quick', async () => {
    const { inTurn, breathe } = takingTurns(() => clock);
    await Promise.all([inTurn(lasting(1)), inTurn(lasting(1)), breathe()]);
    expect(turns).toBe(0);
  });
});
