import { afterEach, expect, it, vi } from 'vitest';
import type { PoolWorker } from '../threads/pool.ts';
import type { Ask } from './aid.ts';
import { startReadingThread } from './reading-thread.ts';
import type { Task } from './worker-messages.ts';

// A real thread that runs a program of a few lines.

let thread: PoolWorker<Task> | null = null;
afterEach(async () => {
  await thread?.end();
  thread = null;
});

function start(code: string, lend: Ask = async () => null) {
  const onFound = vi.fn();
  const events = { onListening: vi.fn(), onReady: vi.fn(), onAnswer: vi.fn(), onEnd: vi.fn() };
  const program = `import { parentPort } from 'node:worker_threads'; ${code}`;
  thread = startReadingThread(
    new URL(`data:text/javascript,${encodeURIComponent(program)}`),
    { lend, onFound },
    events,
  );
  return { ...events, onFound, thread };
}

it('sends the bytes of a file, which the caller keeps', async () => {
  const { thread: worker, onAnswer } = start(`parentPort.on('message', ({ file }) =>
    parentPort.postMessage({ done: { lines: file.reduce((a, b) => a + b) }, heldBytes: 0 }));`);
  const file = Buffer.from([1, 2, 3, 4]).subarray(1, 3);
  worker.send({ file, reading: 0 });
  await vi.waitFor(() => expect(onAnswer).toHaveBeenCalledWith({ lines: 5 }, 0), { timeout: 60_000 });
  expect([...file]).toEqual([2, 3]);
});

it('passes on the bubbles of a file before its answer', async () => {
  const { onFound, onAnswer } = start('parentPort.postMessage({ foundIn: 3, bubbles: [] });');
  await vi.waitFor(() => expect(onFound).toHaveBeenCalledWith({ foundIn: 3, bubbles: [] }), { timeout: 60_000 });
  expect(onAnswer).not.toHaveBeenCalled();
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
  await vi.waitFor(() => expect(onAnswer).toHaveBeenCalledTimes(2), { timeout: 60_000 });
  expect(onAnswer.mock.calls.map(([done]) => done)).toEqual([{ taken: 1 }, { answerTo: 7, lines: [] }]);
});
