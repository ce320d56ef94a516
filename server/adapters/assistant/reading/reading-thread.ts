import type { PoolWorker, WorkerEvents } from '../threads/pool.ts';
import { startThread, type ThreadOptions } from '../threads/thread.ts';
import type { Ask } from './aid.ts';
import type { Done, Question, Task, ToThread } from './worker-messages.ts';

// A thread that reads screenshots. The file's bytes are copied once and transferred; the answer is text.

interface ReadingThreadOptions extends Pick<ThreadOptions<Task, Question>, 'workerData' | 'resourceLimits'> {
  /** Finds an idle thread for the pictures that this one offers. */
  lend: Ask;
}

export function startReadingThread(
  program: URL,
  { lend, ...options }: ReadingThreadOptions,
  events: WorkerEvents<Done>,
): PoolWorker<Task> {
  return startThread<Task, Done, Question>(
    program,
    {
      ...options,
      pack(task) {
        if ('offer' in task) return { message: task, transfer: [] };
        // A copy, since the bytes may be part of a larger buffer and are needed again for a second try.
        const bytes = new Uint8Array('file' in task ? task.file : task.page);
        return { message: 'file' in task ? { file: bytes } : { page: bytes }, transfer: [bytes.buffer] };
      },
      async onQuestion({ ask, offer }, tell) {
        const answer: ToThread = { answerTo: ask, lines: await lend(offer) };
        tell(answer);
      },
    },
    events,
  );
}
