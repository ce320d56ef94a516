import { parentPort, workerData } from 'node:worker_threads';
import { openDecoder } from '../decoding/decoder.ts';
import { giveWayToServer } from '../threads/give-way.ts';
import type { ThreadMessage } from '../threads/thread.ts';
import { analyseFile } from './analyse-file.ts';
import { openFaceFinder } from './faces/face-finder.ts';
import { heldBytes } from './faces/tensors.ts';
import { retouchFile } from './retouch-file.ts';
import type { Done, PhotoData, Task } from './worker-messages.ts';

// The program of the thread that measures and retouches photos, one at a time. It catches no error: an unexpected one ends the thread, and the
// pool starts a new one.

const port = parentPort;
if (!port) throw new Error('runs as a thread of the pool');
giveWayToServer();
const tell = (message: ThreadMessage<Done>) => port.postMessage(message);

const { decoderProgram } = workerData as PhotoData;
const decoder = openDecoder({ program: decoderProgram });
decoder.warm();
const opening = openFaceFinder();

port.on('message', async ({ file, wish }: Task) => {
  const findFaces = await opening;
  const done = wish
    ? await retouchFile(decoder.photo, file, findFaces, wish)
    : await analyseFile(decoder.photo, file, findFaces);
  tell({ done, heldBytes: heldBytes() });
});
tell({ listening: true });
await opening;
tell({ ready: true });
