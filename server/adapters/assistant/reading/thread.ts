import { Worker, type WorkerOptions } from 'node:worker_threads';
import type { PoolWorker, WorkerEvents } from './pool.ts';

// A worker of the pool that is a thread. Files are copied once and handed over; what comes back is text.

export type ThreadMessage<Output> = { ready: true } | { output: Output; heldBytes: number };

export function startThread<Output>(
  file: URL,
  options: Pick<WorkerOptions, 'workerData' | 'resourceLimits'>,
  events: WorkerEvents<Output>,
): PoolWorker<Uint8Array> {
  const thread = new Worker(file, options);
  let cause: Error | null = null;
  thread.on('message', (message: ThreadMessage<Output>) => {
    if ('ready' in message) events.onReady();
    else events.onAnswer(message.output, message.heldBytes);
  });
  thread.on('error', (error: Error) => {
    cause = error;
  });
  thread.on('exit', (code) => events.onEnd(cause ?? new Error(`the thread ended with code ${code}`)));
  return {
    send(input) {
      // A copy, since the caller's may be a part of a larger buffer, and is needed for a second try.
      const copy = new Uint8Array(input);
      thread.postMessage(copy, [copy.buffer]);
    },
    async end() {
      await thread.terminate();
    },
  };
}
