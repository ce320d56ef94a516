import type { PoolWorker, WorkerEvents } from '../threads/member.ts';
import { startThread, type ThreadOptions } from '../threads/thread.ts';
import type { Done, News, Task } from './worker-messages.ts';

// A thread that reads screenshots. The file's bytes are copied once and transferred; the answer is text.

interface ReadingThreadOptions extends Pick<ThreadOptions<Task, News>, 'workerData' | 'resourceLimits'> {
  /** Gets what becomes known of a file that is being read. */
  onNews: (news: News) => void;
}

export function startReadingThread(
  program: URL,
  options: ReadingThreadOptions,
  events: WorkerEvents<Done>,
): PoolWorker<Task> {
  return startThread<Task, Done, News>(program, { ...options, pack: packed }, events);
}

/** A copy, since the bytes may be part of a larger buffer and are needed again for a second try. */
function packed(task: Task) {
  if ('parts' in task) return { message: task, transfer: [] };
  const bytes = new Uint8Array('file' in task ? task.file : task.page);
  const message: Task = 'file' in task ? { ...task, file: bytes } : { ...task, page: bytes };
  return { message, transfer: [bytes.buffer] };
}
