import { Worker, type WorkerOptions } from 'node:worker_threads';
import type { Ask } from './aid.ts';
import type { PoolWorker, WorkerEvents } from './pool.ts';
import type { Done, FromThread, Task, ToThread } from './worker-messages.ts';

// A worker of the pool that is a thread. Files are copied once and handed over; what comes back is text.

export interface ThreadOptions extends Pick<WorkerOptions, 'workerData' | 'resourceLimits'> {
  /** What becomes of the pictures that it offers. */
  lend: Ask;
}

export function startThread(file: URL, options: ThreadOptions, events: WorkerEvents<Done>): PoolWorker<Task> {
  const { lend, ...workerOptions } = options;
  const thread = new Worker(file, workerOptions);
  const tell = (message: ToThread) => thread.postMessage(message);
  let cause: Error | null = null;
  thread.on('message', async (message: FromThread) => {
    if ('listening' in message) events.onListening();
    else if ('ready' in message) events.onReady();
    else if ('done' in message) events.onAnswer(message.done, message.heldBytes);
    else tell({ answerTo: message.ask, lines: await lend(message.offer) });
  });
  thread.on('error', (error: Error) => {
    cause = error;
  });
  thread.on('exit', (code) => events.onEnd(cause ?? new Error(`the thread ended with code ${code}`)));
  return {
    send(task) {
      if ('offer' in task) return tell(task);
      // A copy, since the caller's may be a part of a larger buffer, and is needed for a second try.
      const copy = new Uint8Array(task.file);
      thread.postMessage({ file: copy }, [copy.buffer]);
    },
    async end() {
      await thread.terminate();
    },
  };
}
