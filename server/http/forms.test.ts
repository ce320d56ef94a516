import { describe, expect, it } from 'vitest';
import { formDoor } from './forms.ts';

describe('forms that come at once', () => {
  it('are refused beyond what can be worked on, before any work is done, and let in again when one leaves', async () => {
    const enter = formDoor();
    const leave: (() => void)[] = [];
    const stay = () => new Promise<string>((resolve) => leave.push(() => resolve('done')));
    const inside: Promise<string>[] = [];
    let refusal: unknown = null;
    while (refusal === null && inside.length < 1000) {
      const before = leave.length;
      const entering = enter(stay);
      if (leave.length > before) inside.push(entering);
      else refusal = await entering.catch((error: unknown) => error);
    }
    expect(refusal).toMatchObject({ code: 'overloaded', status: 503, details: { retryAfterSeconds: 5 } });
    // What the reader holds has to get in.
    expect(inside.length).toBeGreaterThanOrEqual(34);
    leave[0]?.();
    expect(await inside[0]).toBe('done');
    expect(await enter(async () => 'next')).toBe('next');
    await expect(
      enter(async () => {
        throw new Error('broken');
      }),
    ).rejects.toThrow('broken');
    expect(await enter(async () => 'next')).toBe('next');
    for (const end of leave) end();
    await Promise.all(inside);
  });
});
