import { parentPort } from 'node:worker_threads';
import { giveWayToServer } from '../threads/give-way.ts';
import type { ThreadMessage } from '../threads/thread.ts';
import { analyseFile } from './analyse-file.ts';
import { openFaceFinder } from './faces/face-finder.ts';
import { heldBytes } from './faces/tensors.ts';
import { retouchFile } from './retouch-file.ts';
import type { Done, Task } from './worker-messages.ts';

// The program of the thread that measures and retouches photos, one at a time. It catches no error: an unexpected one ends the thread, and the
// pool starts a new one.

const port = parentPort;
if (!port) throw new Error('runs as a thread of the pool');
giveWayToServer();
const tell = (message: ThreadMessage<Done>) => port.postMessage(message);

const opening = openFaceFinder();

port.on('message', async ({ file, wish }: Task) => {
  const findFaces = await opening;
  const done = wish ? await retouchFile(file, findFaces, wish) : await analyseFile(file, findFaces);
  tell({ done, heldBytes: heldBytes() });
});
tell({ listening: true });
await opening;
tell({ ready: true });
