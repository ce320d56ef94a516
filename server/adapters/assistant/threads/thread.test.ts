// @demand dead-thread
import { afterEach, expect, it, vi } from 'vitest';
import type { PoolWorker } from './member.ts';
import { openPool } from './pool.ts';
import { testFailures } from './testing/test-failures.ts';
import { startThread } from './thread.ts';

// Real threads that run programs of a few lines.

const program = (code: string) =>
  new URL(`data:text/javascript,${encodeURIComponent(`import { parentPort } from 'node:worker_threads'; ${code}`)}`);
const ready = 'parentPort.postMessage({ ready: true });';
/** Answers with the sum; throws at numbers that start with 0. */
const sum = `parentPort.on('message', (numbers) => {
  if (numbers[0] === 0) throw new Error('poison');
  parentPort.postMessage({ done: numbers.reduce((a, b) => a + b), heldBytes: 0 });
});`;

let thread: PoolWorker<number[]> | null = null;
afterEach(async () => {
  await thread?.end();
  thread = null;
});

function start(code: string) {
  const events = { onListening: vi.fn(), onReady: vi.fn(), onAnswer: vi.fn(), onEnd: vi.fn() };
  thread = startThread<number[], number>(program(code), { resourceLimits: { maxOldGenerationSizeMb: 16 } }, events);
  return { ...events, thread };
}

it('reports that it is ready, answers, and ends', async () => {
  const { thread: worker, onReady, onAnswer, onEnd } = start(`${sum} ${ready}`);
  await vi.waitFor(() => expect(onReady).toHaveBeenCalledOnce(), { timeout: 60_000 });
  worker.send([2, 3]);
  await vi.waitFor(() => expect(onAnswer).toHaveBeenCalledWith(5, 0), { timeout: 60_000 });
  await worker.end();
  await vi.waitFor(() => expect(onEnd).toHaveBeenCalledOnce(), { timeout: 60_000 });
});

it.each([
  ['throws', 'throw new Error("no model")', 'no model'],
  ['exits', 'process.exit(3)', 'code 3'],
  // Small pieces: where one large allocation fails, the runtime ends the whole process, whatever the thread's limit.
  ['has no memory left', 'let all = null; for (;;) all = { before: all, held: new Array(10_000).fill(0) };', 'memory'],
])('reports why it ended when it %s', async (_, code, reason) => {
  const { onEnd } = start(code);
  await vi.waitFor(() => expect(onEnd).toHaveBeenCalledOnce(), { timeout: 20_000 });
  expect(String(onEnd.mock.calls[0]?.[0])).toContain(reason);
});

it('lets the pool answer all other tasks when one crashes its thread twice', async () => {
  const pool = openPool<number[], number>({
    startWorker: (events) => startThread(program(`${sum} ${ready}`), {}, events),
    workers: 2,
    maxQueued: 10,
    deadlineMs: 30_000,
    graceMs: 1000,
    maxHeldBytes: 1,
    maxJobsPerWorker: 100,
    failures: testFailures,
  });
  try {
    const poison = pool.run([0, 9]).catch((error: unknown) => error);
    const fine = await Promise.all([1, 2, 3, 4].map((value) => pool.run([value])));
    expect(fine).toEqual([1, 2, 3, 4]);
    expect(await poison).toMatchObject({ code: 'provider_unavailable', cause: { message: 'poison' } });
    expect(pool.stats()).toMatchObject({ died: 2, answered: 4 });
  } finally {
    await pool.close();
  }
});
