import { describe, expect, it } from 'vitest';
import { type Ahead, Line } from './line.ts';

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
const nothing = async () => '';
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** A line of one at a time, in which so many may wait. */
const lineFor = (maxWaiting: number, atOnce = 1) =>
  new Line({ atOnce, refuse: ({ requests }) => (requests > maxWaiting ? new Error('full') : null) });

describe('a line', () => {
  it('does one piece of work at a time, in the order of the calls', async () => {
    const line = lineFor(8);
    const order: string[] = [];
    const [first, second, third] = ['a', 'b', 'c'].map((name) => heldWork(name, order));
    const results = [first, second, third].map((held) => line.run(held?.work ?? nothing, { signal: never() }));
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
    const line = lineFor(8);
    const order: string[] = [];
    const first = heldWork('a', order);
    const second = heldWork('b', order);
    const places: Record<string, number[]> = { a: [], b: [], c: [] };
    const run = (name: string, work: () => Promise<string>) =>
      line.run(work, { signal: never(), onPlace: ({ requests }) => places[name]?.push(requests) });
    const all = [run('a', first.work), run('b', second.work), run('c', async () => 'c')];
    await settled();
    expect(places).toEqual({ a: [], b: [1], c: [2] });
    first.finish();
    second.finish();
    await Promise.all(all);
    expect(places).toEqual({ a: [], b: [1, 0], c: [2, 1, 0] });
  });

  it('refuses who would wait behind too many, except the second question of a request', async () => {
    const line = lineFor(1);
    const order: string[] = [];
    const first = heldWork('a', order);
    const running = line.run(first.work, { signal: never() });
    const waiting = line.run(heldWorkDone('b', order), { signal: never() });
    await expect(line.run(async () => 'c', { signal: never() })).rejects.toThrow('full');
    const second = line.run(heldWorkDone('repair', order), { signal: never(), isSecond: true });
    first.finish();
    await Promise.all([running, waiting, second]);
    expect(order).toEqual(['a', 'repair', 'b']);
  });

  it('lets those behind move up when somebody leaves, and never starts the work of who left', async () => {
    const line = lineFor(8);
    const order: string[] = [];
    const first = heldWork('a', order);
    const leaving = new AbortController();
    const places: number[] = [];
    const running = line.run(first.work, { signal: never() });
    const left = line.run(heldWorkDone('b', order), { signal: leaving.signal });
    const last = line.run(heldWorkDone('c', order), {
      signal: never(),
      onPlace: ({ requests }) => places.push(requests),
    });
    leaving.abort(new Error('left'));
    await expect(left).rejects.toThrow('left');
    expect(places).toEqual([2, 1]);
    first.finish();
    await Promise.all([running, last]);
    expect(order).toEqual(['a', 'c']);
  });

  it('works on so many at once, and weighs what comes before the others', async () => {
    const line = lineFor(8, 2);
    const order: string[] = [];
    const [a, b, c] = ['a', 'b', 'c'].map((name) => heldWork(name, order));
    const seen: Ahead[] = [];
    const all = [
      line.run(a?.work ?? nothing, { weight: 5 }),
      line.run(b?.work ?? nothing),
      line.run(c?.work ?? nothing, { weight: 2 }),
      line.run(heldWorkDone('d', order), { onPlace: (ahead) => seen.push(ahead) }),
    ];
    await settled();
    expect(order).toEqual(['a', 'b']);
    for (const held of [a, b, c]) {
      held?.finish();
      await settled();
    }
    await Promise.all(all);
    expect(order).toEqual(['a', 'b', 'c', 'd']);
    expect(seen).toEqual([
      { requests: 3, weight: 8 },
      { requests: 2, weight: 3 },
      { requests: 0, weight: 0 },
    ]);
    expect(line.waiting).toBe(0);
  });

  it('goes on with the next piece after one that fails', async () => {
    const line = lineFor(8);
    const failing = line.run(() => Promise.reject(new Error('broken')), { signal: never() });
    const next = line.run(async () => 'fine', { signal: never() });
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

const senderOf = (name: string) => ({
  account: name.replace(/ .*/, ''),
  network: `network of ${name.replace(/ .*/, '')}`,
});

describe('a line of several senders', () => {
  // @demand reader-fairness
  it('serves who has a call under way after those who have none, and senders of several calls in turn', async () => {
    const line = lineFor(8);
    const order: string[] = [];
    const calls = ['greedy 1', 'greedy 2', 'greedy 3', 'other 1', 'other 2', 'late 1'].map((name) => {
      const held = heldWork(name, order);
      return { ...held, done: line.run(held.work, { signal: never(), sender: senderOf(name) }) };
    });
    await settled();
    for (const { finish } of calls) finish();
    await Promise.all(calls.map(({ done }) => done));
    expect(order).toEqual(['greedy 1', 'other 1', 'late 1', 'greedy 2', 'other 2', 'greedy 3']);
  });

  // @demand reader-fairness
  it('counts nothing that a sender has waiting for later against another who joins', async () => {
    const line = lineFor(2);
    const order: string[] = [];
    const first = heldWork('greedy', order);
    const greedy = [first.work, nothing].map((work) => line.run(work, { signal: never(), sender: senderOf('greedy') }));
    await settled();
    const places: number[] = [];
    const other = line.run(nothing, { sender: senderOf('other'), onPlace: ({ requests }) => places.push(requests) });
    await settled();
    expect(places).toEqual([1]);
    first.finish();
    await Promise.all([...greedy, other]);
  });

  // @demand reader-fairness
  it('serves someone else before a third account of one network', async () => {
    const line = lineFor(8, 2);
    const order: string[] = [];
    const calls = ['a', 'b', 'c', 'd', 'other'].map((account) => {
      const held = heldWork(account, order);
      const sender = { account, network: account === 'other' ? 'home' : 'shared' };
      return { ...held, done: line.run(held.work, { signal: never(), sender }) };
    });
    await settled();
    expect(order).toEqual(['a', 'b']);
    for (const { finish } of calls) finish();
    await Promise.all(calls.map(({ done }) => done));
    expect(order).toEqual(['a', 'b', 'other', 'c', 'd']);
  });
});
