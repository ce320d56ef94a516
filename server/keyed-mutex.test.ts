import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { keyedMutex } from './keyed-mutex.ts';

function recordedWork() {
  const seen: string[] = [];
  const work = (name: string) => async () => {
    seen.push(`${name} begins`);
    await setImmediate();
    seen.push(`${name} ends`);
  };
  return { seen, work };
}

describe('a keyed mutex', () => {
  it('runs work of one key one after the other, in the order it was asked for', async () => {
    const { runExclusive } = keyedMutex();
    const { seen, work } = recordedWork();
    await Promise.all(['a', 'b', 'c'].map((name) => runExclusive('cus_1', work(name))));
    expect(seen).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
  });

  it('runs work of two keys at the same time', async () => {
    const { runExclusive } = keyedMutex();
    const { seen, work } = recordedWork();
    await Promise.all([runExclusive('cus_1', work('a')), runExclusive('cus_2', work('b'))]);
    expect(seen).toEqual(['a begins', 'b begins', 'a ends', 'b ends']);
  });

  it('tells a failure to the caller whose work it is, and runs the next', async () => {
    const { runExclusive } = keyedMutex();
    const failed = runExclusive('cus_1', async () => {
      throw new Error('no');
    });
    const next = runExclusive('cus_1', async () => 'yes');
    await expect(failed).rejects.toThrow('no');
    expect(await next).toBe('yes');
  });
});
