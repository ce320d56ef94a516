import { describe, expect, it } from 'vitest';
import { openSpool, type Spool } from './spool.ts';

async function contentOf<T>(spool: Spool<T>): Promise<Record<string, T[]>> {
  const content: Record<string, T[]> = {};
  for await (const [key, values] of spool.groups()) content[key] = values;
  return content;
}

describe('a spool', () => {
  it('yields the values of each key in the order they were added, with dates as dates', async () => {
    const spool = await openSpool<{ at: Date; text: string }>();
    const expected: Record<string, { at: Date; text: string }[]> = {};
    for (let n = 0; n < 3_000; n++) {
      const key = `cus_${n % 700}`;
      // Long texts fill a buffer, so that it is written to its file; short ones never leave the buffer.
      const value = { at: new Date(n * 1000), text: `numéro ${n}\n`.repeat(n % 2 === 0 ? 1 : 400) };
      expected[key] = [...(expected[key] ?? []), value];
      await spool.add(key, value);
    }
    expect(await contentOf(spool)).toEqual(expected);
    await spool.remove();
  });

  it('yields nothing if nothing was added', async () => {
    const spool = await openSpool();
    expect(await contentOf(spool)).toEqual({});
    await spool.remove();
  });
});
