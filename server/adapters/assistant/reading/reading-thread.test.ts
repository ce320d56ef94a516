import { afterEach, expect, it, vi } from 'vitest';
import type { PoolWorker } from '../threads/member.ts';
import { startReadingThread } from './reading-thread.ts';
import type { Task } from './worker-messages.ts';

// A real thread that runs a program of a few lines.

let thread: PoolWorker<Task> | null = null;
afterEach(async () => {
  await thread?.end();
  thread = null;
});

function start(code: string) {
  const onNews = vi.fn();
  const events = { onListening: vi.fn(), onReady: vi.fn(), onAnswer: vi.fn(), onEnd: vi.fn() };
  const program = `import { parentPort } from 'node:worker_threads'; ${code}`;
  thread = startReadingThread(new URL(`data:text/javascript,${encodeURIComponent(program)}`), { onNews }, events);
  return { ...events, onNews, thread };
}

it('sends the bytes of a file, which the caller keeps', async () => {
  const { thread: worker, onAnswer } = start(`parentPort.on('message', ({ file }) =>
    parentPort.postMessage({ done: { sum: file.reduce((a, b) => a + b) }, heldBytes: 0 }));`);
  const file = Buffer.from([1, 2, 3, 4]).subarray(1, 3);
  worker.send({ file, reading: 0 });
  await vi.waitFor(() => expect(onAnswer).toHaveBeenCalledWith({ sum: 5 }, 0), { timeout: 60_000 });
  expect([...file]).toEqual([2, 3]);
});

it('passes on the bubbles of a file before its answer', async () => {
  const { onNews, onAnswer } = start('parentPort.postMessage({ foundIn: 3, bubbles: [] });');
  await vi.waitFor(() => expect(onNews).toHaveBeenCalledWith({ foundIn: 3, bubbles: [] }), { timeout: 60_000 });
  expect(onAnswer).not.toHaveBeenCalled();
});
