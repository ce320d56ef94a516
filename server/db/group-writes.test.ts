import { describe, expect, it } from 'vitest';
import { groupWrites } from './group-writes.ts';

describe('grouped writes', () => {
  it('stores together what came while something was being stored, never more than a group holds', async () => {
    const groups: number[][] = [];
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { write, waiting } = groupWrites<number>(async (items) => {
      groups.push(items);
      await held;
    }, 3);
    const writes = [1, 2, 3, 4, 5].map(write);
    expect(groups).toEqual([[1]]);
    expect(waiting()).toBe(4);
    release();
    await Promise.all(writes);
    expect(groups).toEqual([[1], [2, 3, 4], [5]]);
    expect(waiting()).toBe(0);
  });

  it('counts by the size of each item, and stores one that is too large alone', async () => {
    const groups: string[][] = [];
    const store = async (items: string[]) => {
      await Promise.resolve();
      groups.push(items);
    };
    const { write, waiting } = groupWrites<string>(store, 4, { sizeOf: (item) => item.length });
    const writes = ['first', 'ab', 'cd', 'e', 'too large', 'f'].map(write);
    expect(waiting()).toBe(15);
    await Promise.all(writes);
    expect(groups).toEqual([['first'], ['ab', 'cd'], ['e'], ['too large'], ['f']]);
  });

  it('leaves the database to others after each group for as long as that took', async () => {
    const times: { from: number; until: number }[] = [];
    const store = async () => {
      const from = performance.now();
      await new Promise((later) => setTimeout(later, 30));
      times.push({ from, until: performance.now() });
    };
    const { write } = groupWrites<number>(store, 1, { rests: true });
    await Promise.all([1, 2, 3].map(write));
    const [first, second, third] = times;
    expect((second?.from ?? 0) - (first?.until ?? 0)).toBeGreaterThan(25);
    expect((third?.from ?? 0) - (second?.until ?? 0)).toBeGreaterThan(25);
  });

  it('tells nobody that a write is stored before it is', async () => {
    let isStored = false;
    const { write } = groupWrites<string>(async () => {
      await new Promise((later) => setTimeout(later, 5));
      isStored = true;
    }, 10);
    await write('event');
    expect(isStored).toBe(true);
  });

  it('lets a bad item fail alone, and goes on', async () => {
    const stored: string[] = [];
    const { write } = groupWrites<string>(async (items) => {
      await Promise.resolve();
      if (items.includes('bad')) throw new Error('refused');
      stored.push(...items);
    }, 10);
    const outcomes = await Promise.allSettled(['first', 'good', 'bad', 'fine'].map(write));
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
    expect(stored).toEqual(['first', 'good', 'fine']);
    await write('later');
    expect(stored).toContain('later');
  });
});
