import type { RecognisedLine } from '#engine/read/pixels/ports.ts';
import type { ReadResult } from '#engine/read/read-screenshot.ts';
import type { Offer } from './aid.ts';

// Messages between the server and its worker threads.

/** A thread reads a file, or recognises a picture of lines that another thread offers. */
export type Task = { file: Uint8Array } | { offer: Offer };
export type Done = { read: ReadResult } | { lines: RecognisedLine[] | null };

export type ToThread = Task | { answerTo: number; lines: RecognisedLine[] | null };

export type FromThread =
  /** The thread accepts tasks, though its recogniser may still be opening. */
  { listening: true } | { ready: true } | { done: Done; heldBytes: number } | { ask: number; offer: Offer };
