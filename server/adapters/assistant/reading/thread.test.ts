import { afterEach, expect, it, vi } from 'vitest';
import type { Ask } from './aid.ts';
import { openPool, type PoolWorker } from './pool.ts';
import { startThread } from './thread.ts';
import type { Done, Task } from './worker-messages.ts';

// Real threads that run programs of a few lines.

const program = (code: string) =>
  new URL(`data:text/javascript,${encodeURIComponent(`import { parentPort } from 'node:worker_threads'; ${code}`)}`);
const ready = 'parentPort.postMessage({ ready: true });';
/** Answers with the sum of the bytes; throws at a file that starts with 0. */
const sum = `parentPort.on('message', ({ file }) => {
  if (file[0] === 0) throw new Error('poison');
  parentPort.postMessage({ done: { lines: file.reduce((a, b) => a + b) }, heldBytes: 0 });
});`;

const nobody: Ask = async () => null;

let thread: PoolWorker<Task> | null = null;
afterEach(async () => {
  await thread?.end();
  thread = null;
});

function start(code: string, lend = nobody) {
  const events = { onListening: vi.fn(), onReady: vi.fn(), onAnswer: vi.fn(), onEnd: vi.fn() };
  thread = startThread(program(code), { lend, resourceLimits: { maxOldGenerationSizeMb: 16 } }, events);
  return { ...events, thread };
}

it('reports that it is ready, answers, and ends', async () => {
  const { thread: worker, onReady, onAnswer, onEnd } = start(`${sum} ${ready}`);
  await vi.waitFor(() => expect(onReady).toHaveBeenCalledOnce());
  const file = Buffer.from([1, 2, 3, 4]).subarray(1, 3);
  worker.send({ file });
  await vi.waitFor(() => expect(onAnswer).toHaveBeenCalledWith({ lines: 5 }, 0));
  expect([...file], 'the caller keeps its bytes').toEqual([2, 3]);
  await worker.end();
  await vi.waitFor(() => expect(onEnd).toHaveBeenCalledOnce());
});

it('passes on a picture that the thread offers, in shared memory, and returns the answer', async () => {
  const offering = `parentPort.on('message', (message) => parentPort.postMessage({ done: message, heldBytes: 0 }));
    const data = new Uint8Array(new SharedArrayBuffer(2));
    const taken = new Int32Array(new SharedArrayBuffer(4));
    parentPort.postMessage({ ask: 7, offer: { width: 2, height: 1, data, taken } });
    Atomics.wait(taken, 0, 0);
    parentPort.postMessage({ done: { taken: taken[0] }, heldBytes: 0 });`;
  const { onAnswer } = start(offering, async ({ taken }) => {
    Atomics.store(taken, 0, 1);
    Atomics.notify(taken, 0);
    return [];
  });
  await vi.waitFor(() => expect(onAnswer).toHaveBeenCalledTimes(2));
  expect(onAnswer.mock.calls.map(([done]) => done)).toEqual([{ taken: 1 }, { answerTo: 7, lines: [] }]);
});

it.each([
  ['throws', 'throw new Error("no model")', 'no model'],
  ['exits', 'process.exit(3)', 'code 3'],
  ['has no memory left', 'const all = []; for (;;) all.push(new Array(1000).fill(all.length));', 'memory'],
])('reports why it ended when it %s', async (_, code, reason) => {
  const { onEnd } = start(code);
  await vi.waitFor(() => expect(onEnd).toHaveBeenCalledOnce(), { timeout: 20_000 });
  expect(String(onEnd.mock.calls[0]?.[0])).toContain(reason);
});

it('lets the pool answer all other files when one crashes its thread twice', async () => {
  const pool = openPool<Task, Done>({
    startWorker: (events) => startThread(program(`${sum} ${ready}`), { lend: nobody }, events),
    workers: 2,
    maxQueued: 10,
    deadlineMs: 30_000,
    graceMs: 1000,
    maxHeldBytes: 1,
    maxJobsPerWorker: 100,
  });
  try {
    const poison = pool.run({ file: Uint8Array.of(0, 9) }).catch((error: unknown) => error);
    const fine = await Promise.all([1, 2, 3, 4].map((value) => pool.run({ file: Uint8Array.of(value) })));
    expect(fine).toEqual([1, 2, 3, 4].map((lines) => ({ lines })));
    expect(await poison).toMatchObject({ code: 'provider_unavailable', cause: { message: 'poison' } });
    expect(pool.stats()).toMatchObject({ died: 2, answered: 4 });
  } finally {
    await pool.close();
  }
});
