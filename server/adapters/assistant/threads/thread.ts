import { type Transferable, Worker, type WorkerOptions } from 'node:worker_threads';
import type { PoolWorker, WorkerEvents } from './member.ts';

// A worker thread as a worker of the pool: what it says becomes the pool's events.

/** `listening`: the thread accepts tasks, though it may still be loading. */
export type ThreadMessage<Output> = { listening: true } | { ready: true } | { done: Output; heldBytes: number };

export interface ThreadOptions<Input, News> extends Pick<WorkerOptions, 'workerData' | 'resourceLimits'> {
  /** The task as it is posted, with the memory that is handed over rather than copied. */
  pack?: (input: Input) => { message: unknown; transfer: Transferable[] };
  /** Gets what the thread says beside the pool's messages. */
  onNews?: (news: News) => void;
}

export function startThread<Input, Output, News = never>(
  program: URL,
  options: ThreadOptions<Input, News>,
  events: WorkerEvents<Output>,
): PoolWorker<Input> {
  const { pack, onNews, ...workerOptions } = options;
  const thread = new Worker(program, workerOptions);
  let cause: Error | null = null;
  thread.on('message', (message: ThreadMessage<Output> | News) => {
    if (!isOfPool(message)) onNews?.(message);
    else if ('listening' in message) events.onListening();
    else if ('ready' in message) events.onReady();
    else events.onAnswer(message.done, message.heldBytes);
  });
  thread.on('error', (error: Error) => {
    cause = error;
  });
  thread.on('exit', (code) => events.onEnd(cause ?? new Error(`the thread ended with code ${code}`)));
  return {
    send(input) {
      const { message, transfer } = pack?.(input) ?? { message: input, transfer: [] };
      thread.postMessage(message, transfer);
    },
    async end() {
      await thread.terminate();
    },
  };
}

const words = ['listening', 'ready', 'done'];

function isOfPool<Output, News>(message: ThreadMessage<Output> | News): message is ThreadMessage<Output> {
  return words.some((word) => word in (message as object));
}
