import { parentPort, workerData } from 'node:worker_threads';
import type { SeenBubble } from '#contract/reading.ts';
import type { Recognise } from '#engine/pixels/ports.ts';
import { openDecoder } from '../decoding/decoder.ts';
import { giveWayToServer } from '../threads/give-way.ts';
import { practicePicture } from './practice-picture.ts';
import { screensIn } from './reading-deadline.ts';
import { openRecogniser } from './recogniser.ts';
import { stitchParts } from './stitch-parts.ts';
import type { FromThread, ReadingData, Task } from './worker-messages.ts';

// The program of a thread of the pool, one task at a time. Its recogniser opens while the first file is decoded. It catches
// no error: an unexpected one ends the thread with its recogniser, and the pool starts a new one.

const port = parentPort;
if (!port) throw new Error('runs as a thread of the pool');
giveWayToServer();
const tell = (message: FromThread) => port.postMessage(message);

const { compiled, decoderProgram } = workerData as ReadingData;
const decoder = openDecoder({ program: decoderProgram });
const opening = openRecogniser({ compiled });
const recognise: Recognise = async (image) => (await opening).recognise(image);
decoder.warm();

/** The engine, loaded while the recogniser opens. */
const loadReading = () => import('./read-file.ts');

async function perform(task: Task) {
  if ('parts' in task) return { stitched: stitchParts(task.parts) };
  const { readFile, readFilePage } = await loadReading();
  /** Waits for the recogniser, whose start is no part of a file's time. */
  const decode = async (file: Uint8Array) => {
    const decoded = await decoder.screenshot(file);
    await opening;
    if ('image' in decoded) tell({ decodedIn: task.reading, screens: screensIn(decoded.image) });
    return decoded;
  };
  if ('page' in task) return { page: await readFilePage(decode, task.page, recognise) };
  const onFound = (bubbles: SeenBubble[]) => tell({ foundIn: task.reading, bubbles });
  return { read: await readFile(decode, task.file, recognise, onFound) };
}

let hasTask = false;
port.on('message', async (task: Task) => {
  hasTask = true;
  const startedAt = performance.now();
  const result = await perform(task);
  const done = { ...result, tookMs: performance.now() - startedAt };
  tell({ done, heldBytes: (await opening).memoryBytes() });
});
tell({ listening: true });
await opening;
tell({ ready: true });
// The first picture makes V8 compile code that all threads share, so an idle thread recognises one before it has to.
if (!hasTask) await recognise(practicePicture());
if (!hasTask) await loadReading();
