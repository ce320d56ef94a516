import { describe, expect, it } from 'vitest';
import { createQueue } from './queue.ts';

/** Work that ends when the test says so. */
function heldWork(name: string, order: string[]) {
  let finish = () => {};
  const held = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const work = async () => {
    order.push(name);
    await held;
    return name;
  };
  return { work, finish };
}

const never = () => new AbortController().signal;
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('the queue of the model', () => {
  it('does one piece of work at a time, in the order of the calls', async () => {
    const queue = createQueue({ maxWaiting: 8 });
    const order: string[] = [];
    const [first, second, third] = ['a', 'b', 'c'].map((name) => heldWork(name, order));
    const results = [first, second, third].map((held) =>
      queue.run(held?.work ?? (async () => ''), { signal: never() }),
    );
    await settled();
    expect(order).toEqual(['a']);
    first?.finish();
    await settled();
    expect(order).toEqual(['a', 'b']);
    second?.finish();
    third?.finish();
    expect(await Promise.all(results)).toEqual(['a', 'b', 'c']);
  });

  it('tells those that wait how many come before them, each time that changes', async () => {
    const queue = createQueue({ maxWaiting: 8 });
    const order: string[] = [];
    const first = heldWork('a', order);
    const second = heldWork('b', order);
    const places: Record<string, number[]> = { a: [], b: [], c: [] };
    const run = (name: string, work: () => Promise<string>) =>
      queue.run(work, { signal: never(), onPlace: (ahead) => places[name]?.push(ahead) });
    const all = [run('a', first.work), run('b', second.work), run('c', async () => 'c')];
    await settled();
    expect(places).toEqual({ a: [], b: [1], c: [2] });
    first.finish();
    second.finish();
    await Promise.all(all);
    expect(places).toEqual({ a: [], b: [1, 0], c: [2, 1, 0] });
  });

  it('refuses with `overloaded` once too many wait, except the second question of a request', async () => {
    const queue = createQueue({ maxWaiting: 1 });
    const order: string[] = [];
    const first = heldWork('a', order);
    const running = queue.run(first.work, { signal: never() });
    const waiting = queue.run(heldWorkDone('b', order), { signal: never() });
    await expect(queue.run(async () => 'c', { signal: never() })).rejects.toMatchObject({ code: 'overloaded' });
    const second = queue.run(heldWorkDone('repair', order), { signal: never(), isSecond: true });
    first.finish();
    await Promise.all([running, waiting, second]);
    expect(order).toEqual(['a', 'repair', 'b']);
  });

  it('lets those behind move up when somebody leaves, and never starts the work of who left', async () => {
    const queue = createQueue({ maxWaiting: 8 });
    const order: string[] = [];
    const first = heldWork('a', order);
    const leaving = new AbortController();
    const places: number[] = [];
    const running = queue.run(first.work, { signal: never() });
    const left = queue.run(heldWorkDone('b', order), { signal: leaving.signal });
    const last = queue.run(heldWorkDone('c', order), { signal: never(), onPlace: (ahead) => places.push(ahead) });
    leaving.abort(new Error('left'));
    await expect(left).rejects.toThrow('left');
    expect(places).toEqual([2, 1]);
    first.finish();
    await Promise.all([running, last]);
    expect(order).toEqual(['a', 'c']);
  });

  it('goes on with the next piece after one that fails', async () => {
    const queue = createQueue({ maxWaiting: 8 });
    const failing = queue.run(() => Promise.reject(new Error('broken')), { signal: never() });
    const next = queue.run(async () => 'fine', { signal: never() });
    await expect(failing).rejects.toThrow('broken');
    expect(await next).toBe('fine');
  });
});

function heldWorkDone(name: string, order: string[]): () => Promise<string> {
  return async () => {
    order.push(name);
    return name;
  };
}
