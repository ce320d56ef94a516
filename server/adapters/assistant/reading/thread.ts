import { Worker, type WorkerOptions } from 'node:worker_threads';
import type { Ask } from './aid.ts';
import type { PoolWorker, WorkerEvents } from './pool.ts';
import type { Done, FromThread, Task, ToThread } from './worker-messages.ts';

// A worker thread as a worker of the pool. The file's bytes are copied once and transferred; the answer is text.

export interface ThreadOptions extends Pick<WorkerOptions, 'workerData' | 'resourceLimits'> {
  /** Finds an idle thread for the pictures that this one offers. */
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
      // A copy, since the bytes may be part of a larger buffer and are needed again for a second try.
      const copy = new Uint8Array(task.file);
      thread.postMessage({ file: copy }, [copy.buffer]);
    },
    async end() {
      await thread.terminate();
    },
  };
}
