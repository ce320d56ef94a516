import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { someAtOnce } from './some-at-once.ts';

describe('some at once', () => {
  it('does all of it, never more than so many at a time', async () => {
    let busy = 0;
    let most = 0;
    const done: number[] = [];
    await someAtOnce([1, 2, 3, 4, 5, 6, 7], 3, async (value) => {
      busy++;
      most = Math.max(most, busy);
      await setImmediate();
      busy--;
      done.push(value);
    });
    expect(done.toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(most).toBe(3);
  });

  it('begins nothing after a failure, finishes what had begun, and then throws', async () => {
    const done: number[] = [];
    const work = someAtOnce([1, 2, 3, 4, 5], 2, async (value) => {
      if (value === 1) throw new Error('no');
      for (let turn = 0; turn < 5; turn++) await setImmediate();
      done.push(value);
    });
    await expect(work).rejects.toThrow('no');
    expect(done).toEqual([2]);
  });
});
