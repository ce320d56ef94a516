import { parentPort } from 'node:worker_threads';
import type { ThreadMessage } from '../threads/thread.ts';
import { analyseFile } from './analyse-file.ts';
import { openFaceFinder } from './faces/face-finder.ts';
import { heldBytes } from './faces/tensors.ts';
import type { Done, Task } from './worker-messages.ts';

// The program of the thread that measures photos, one at a time. It catches no error: an unexpected one ends the thread, and the
// pool starts a new one.

const port = parentPort;
if (!port) throw new Error('runs as a thread of the pool');
const tell = (message: ThreadMessage<Done>) => port.postMessage(message);

const opening = openFaceFinder();

port.on('message', async (task: Task) => {
  const analysed = await analyseFile(task.analyse, await opening);
  tell({ done: { analysed }, heldBytes: heldBytes() });
});
tell({ listening: true });
await opening;
tell({ ready: true });
