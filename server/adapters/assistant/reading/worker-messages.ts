import type { RecognisedLine } from '#engine/read/pixels/ports.ts';
import type { ReadResult } from '#engine/read/read-screenshot.ts';
import type { Offer } from './aid.ts';

/** What a thread does for the pool: it reads a file, or takes a picture of lines off another thread's hands. */
export type Task = { file: Uint8Array } | { offer: Offer };
export type Done = { read: ReadResult } | { lines: RecognisedLine[] | null };

export type ToThread = Task | { answerTo: number; lines: RecognisedLine[] | null };

export type FromThread =
  /** It takes tasks, though its recogniser may still be opening. */
  { listening: true } | { ready: true } | { done: Done; heldBytes: number } | { ask: number; offer: Offer };
