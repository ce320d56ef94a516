import type { PoolWorker, WorkerEvents } from '../threads/pool.ts';
import { startThread, type ThreadOptions } from '../threads/thread.ts';
import type { Ask } from './aid.ts';
import type { Done, Found, Question, Task, ToThread } from './worker-messages.ts';

// A thread that reads screenshots. The file's bytes are copied once and transferred; the answer is text.

interface ReadingThreadOptions extends Pick<ThreadOptions<Task, Question | Found>, 'workerData' | 'resourceLimits'> {
  /** Finds an idle thread for the pictures that this one offers. */
  lend: Ask;
  /** Gets the bubbles of a file that is being read. */
  onFound: (found: Found) => void;
}

export function startReadingThread(
  program: URL,
  { lend, onFound, ...options }: ReadingThreadOptions,
  events: WorkerEvents<Done>,
): PoolWorker<Task> {
  return startThread<Task, Done, Question | Found>(
    program,
    {
      ...options,
      pack(task) {
        if ('offer' in task) return { message: task, transfer: [] };
        // A copy, since the bytes may be part of a larger buffer and are needed again for a second try.
        const bytes = new Uint8Array('file' in task ? task.file : task.page);
        return { message: 'file' in task ? { ...task, file: bytes } : { page: bytes }, transfer: [bytes.buffer] };
      },
      async onQuestion(said, tell) {
        if ('foundIn' in said) return onFound(said);
        const answer: ToThread = { answerTo: said.ask, lines: await lend(said.offer) };
        tell(answer);
      },
    },
    events,
  );
}
