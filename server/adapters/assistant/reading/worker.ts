import { parentPort, workerData } from 'node:worker_threads';
import type { ReadResult } from '#engine/read/read-screenshot.ts';
import { readFile } from './read-file.ts';
import { openRecogniser } from './recogniser.ts';
import type { CompiledTesseract } from './tesseract-core.ts';
import type { ThreadMessage } from './thread.ts';

// A thread of the pool: one file at a time, pixels never leave it. What it does not expect ends it, recogniser and all,
// and the pool starts a fresh one.

const port = parentPort;
if (!port) throw new Error('runs as a thread of the pool');
const tell = (message: ThreadMessage<ReadResult>) => port.postMessage(message);

const { compiled } = workerData as { compiled: CompiledTesseract };
const recogniser = await openRecogniser({ compiled });
port.on('message', async (file: Uint8Array) => {
  const output = await readFile(file, recogniser.recognise);
  tell({ output, heldBytes: recogniser.memoryBytes() });
});
tell({ ready: true });
