import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { longestInLineMs, type PlaceInLine } from '../port.ts';
import { openReadingLine } from './reading-line.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  expect(vi.getTimerCount(), 'timers left behind').toBe(0);
  vi.useRealTimers();
});

const endless = (signal: AbortSignal) => () =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

/** A line whose thread reads for as long as the test runs. */
function busyLine(files = 1) {
  const line = openReadingLine(1);
  const over = new AbortController();
  const reading = line.run(files, endless(over.signal), {}).catch(() => null);
  return {
    line,
    async end() {
      over.abort();
      await reading;
    },
  };
}

it('tells the seconds by how long the last readings took', async () => {
  const { line, end } = busyLine();
  const places: PlaceInLine[] = [];
  const wait = async (onPlace: (place: PlaceInLine) => void) => {
    const leaving = new AbortController();
    const waiting = line.run(1, async () => {}, { signal: leaving.signal, onPlace }).catch(() => null);
    leaving.abort();
    await waiting;
  };
  await wait((place) => places.push(place));
  for (let reading = 0; reading < 60; reading++) line.learn(5000, true);
  await wait((place) => places.push(place));
  expect(places).toEqual([
    { ahead: 1, seconds: 2 },
    { ahead: 1, seconds: 5 },
  ]);
  await end();
});

// @demand reader-fairness
it('learns from files that were not read, unless they took less time than those that were', async () => {
  const { line, end } = busyLine();
  const places: number[] = [];
  const wait = async () => {
    const leaving = new AbortController();
    const onPlace = ({ seconds }: PlaceInLine) => places.push(seconds);
    const waiting = line.run(1, async () => {}, { signal: leaving.signal, onPlace }).catch(() => null);
    leaving.abort();
    await waiting;
  };
  for (let file = 0; file < 60; file++) line.learn(20_000, false);
  await wait();
  for (let file = 0; file < 60; file++) line.learn(5, false);
  await wait();
  expect(places).toEqual([20, 20]);
  await end();
});

it('tells who has waited too long to come back, and starts nothing for them', async () => {
  const { line, end } = busyLine();
  const work = vi.fn(async () => {});
  const waiting = line.run(1, work, {}).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(longestInLineMs - 1);
  expect(line.stats()).toEqual({ waiting: 1, refused: 0, late: 0 });
  await vi.advanceTimersByTimeAsync(1);
  expect(await waiting).toMatchObject({ code: 'overloaded', details: { retryAfterSeconds: 30 } });
  expect(line.stats()).toEqual({ waiting: 0, refused: 0, late: 1 });
  await end();
  expect(work).not.toHaveBeenCalled();
});

it('lets a call in again that had its turn, however long the line is, and before all others', async () => {
  const { line, end } = busyLine(60);
  const order: string[] = [];
  const run = (name: string, isSecond: boolean) => line.run(1, async () => void order.push(name), { isSecond });
  await expect(run('refused', false)).rejects.toMatchObject({ code: 'overloaded', details: { retryAfterSeconds: 50 } });
  const second = run('second', true);
  await end();
  await second;
  expect(order).toEqual(['second']);
  expect(line.stats()).toMatchObject({ refused: 1 });
});
