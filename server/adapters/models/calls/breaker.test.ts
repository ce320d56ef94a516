// @demand failing-model
import { EventEmitter, once } from 'node:events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ModelFailure } from '../port.ts';
import { type Breaker, createBreaker } from './breaker.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());
const advance = (ms: number) => vi.setSystemTime(Date.now() + ms);

const succeed = (breaker: Breaker) => breaker.run(async () => 'answer');
const fail = (breaker: Breaker, error: Error = new ModelFailure('overloaded')) =>
  breaker.run(() => Promise.reject(error)).catch((failure: Error) => failure);
const paused = expect.objectContaining({ code: 'paused' });

async function opened(): Promise<Breaker> {
  const breaker = createBreaker({ failuresToOpen: 3, pauseMs: 1_000 });
  for (let at = 0; at < 3; at++) await fail(breaker);
  return breaker;
}

it('opens after three failures in a row, not after three in all', async () => {
  const breaker = createBreaker({ failuresToOpen: 3 });
  for (let at = 0; at < 10; at++) {
    await fail(breaker);
    await fail(breaker);
    await succeed(breaker);
  }
  expect(await succeed(breaker)).toBe('answer');
  await expect(succeed(await opened())).rejects.toEqual(paused);
});

it('opens after five failures and for one minute, unless told otherwise', async () => {
  const breaker = createBreaker();
  for (let at = 0; at < 5; at++) expect(await fail(breaker)).toMatchObject({ code: 'overloaded' });
  advance(59_999);
  await expect(succeed(breaker)).rejects.toEqual(paused);
  advance(1);
  expect(await succeed(breaker)).toBe('answer');
});

it('makes no call while it is open', async () => {
  const call = vi.fn(async () => 'answer');
  await expect((await opened()).run(call)).rejects.toEqual(paused);
  expect(call).not.toHaveBeenCalled();
});

it('lets one call try after the pause, refuses others meanwhile, and closes if it succeeds', async () => {
  const breaker = await opened();
  advance(999);
  await expect(succeed(breaker)).rejects.toEqual(paused);
  advance(1);
  const server = new EventEmitter();
  const trial = breaker.run(async () => (await once(server, 'answer'))[0] as string);
  await expect(succeed(breaker)).rejects.toEqual(paused);
  server.emit('answer', 'late');
  expect(await trial).toBe('late');
  expect(await succeed(breaker)).toBe('answer');
});

it('opens again at once if the trial fails', async () => {
  const breaker = await opened();
  advance(1_000);
  expect(await fail(breaker)).toMatchObject({ code: 'overloaded' });
  await expect(succeed(breaker)).rejects.toEqual(paused);
});

it('tries anew if the trial was called off, and opens again if that fails', async () => {
  const breaker = await opened();
  advance(1_000);
  const reason = new Error('the user left');
  expect(await fail(breaker, reason)).toBe(reason);
  expect(await fail(breaker)).toMatchObject({ code: 'overloaded' });
  await expect(succeed(breaker)).rejects.toEqual(paused);
});

it('does not count calls that were called off, refused by the budget or asked in words that the server will not take', async () => {
  const breaker = createBreaker({ failuresToOpen: 2 });
  for (let at = 0; at < 10; at++) {
    await fail(breaker, new Error('the user left'));
    await fail(breaker, new ModelFailure('budget'));
    await fail(breaker, new ModelFailure('free_budget'));
    await fail(breaker, new ModelFailure('rejected'));
  }
  expect(await succeed(breaker)).toBe('answer');
});
