import { parentPort, workerData } from 'node:worker_threads';
import type { SeenBubble } from '#contract/reading.ts';
import type { Recognise, RecognisedLine } from '#engine/pixels/ports.ts';
import { giveWayToServer } from '../threads/give-way.ts';
import { type Ask, takeUp, withAid } from './aid.ts';
import { practicePicture } from './practice-picture.ts';
import { openRecogniser } from './recogniser.ts';
import type { CompiledTesseract } from './tesseract-core.ts';
import type { Done, FromThread, Task, ToThread } from './worker-messages.ts';

// The program of a thread of the pool, one task at a time. Its recogniser opens while the first file is decoded. It catches
// no error: an unexpected one ends the thread with its recogniser, and the pool starts a new one.

const port = parentPort;
if (!port) throw new Error('runs as a thread of the pool');
giveWayToServer();
const tell = (message: FromThread) => port.postMessage(message);

let asks = 0;
const asked = new Map<number, (lines: RecognisedLine[] | null) => void>();
const ask: Ask = (offer) =>
  new Promise((resolve) => {
    asked.set(++asks, resolve);
    tell({ ask: asks, offer });
  });

const { compiled } = workerData as { compiled: CompiledTesseract };
const opening = openRecogniser({ compiled });
const own: Recognise = async (image) => (await opening).recognise(image);
const recognise = withAid(own, ask);

/** Decoder and engine, loaded with the first file: a thread that only recognises for others does not need them. */
const loadReading = () => import('./read-file.ts');

async function perform(task: Task): Promise<Done> {
  if ('file' in task) {
    const onFound = (bubbles: SeenBubble[]) => tell({ foundIn: task.reading, bubbles });
    return { read: await (await loadReading()).readFile(task.file, recognise, onFound) };
  }
  if ('page' in task) return { page: await (await loadReading()).readFilePage(task.page, recognise) };
  await opening;
  return { lines: await takeUp(task.offer, own) };
}

let hasTask = false;
port.on('message', async (message: ToThread) => {
  if ('answerTo' in message) {
    asked.get(message.answerTo)?.(message.lines);
    asked.delete(message.answerTo);
  } else {
    hasTask = true;
    const done = await perform(message);
    tell({ done, heldBytes: (await opening).memoryBytes() });
  }
});
tell({ listening: true });
await opening;
tell({ ready: true });
// The first picture makes V8 compile code that all threads share, so an idle thread recognises one before it has to.
if (!hasTask) await own(practicePicture());
if (!hasTask) await loadReading();
