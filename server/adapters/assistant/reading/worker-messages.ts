import type { SeenBubble } from '#contract/reading.ts';
import type { RecognisedLine } from '#engine/pixels/ports.ts';
import type { PageResult } from '#engine/read/read-page.ts';
import type { ReadResult } from '#engine/read/read-screenshot.ts';
import type { ThreadMessage } from '../threads/thread.ts';
import type { Offer } from './aid.ts';

// Messages between the server and the threads that read.

/**
 * A thread reads a file as a conversation, which has a number of its own, or as a page of text, or it recognises a picture of lines
 * that another thread offers.
 */
export type Task = { file: Uint8Array; reading: number } | { page: Uint8Array } | { offer: Offer };
export type Done = { read: ReadResult } | { page: PageResult } | { lines: RecognisedLine[] | null };

export type ToThread = Task | { answerTo: number; lines: RecognisedLine[] | null };

/** A thread that works offers a picture to another one. */
export type Question = { ask: number; offer: Offer };

/** The bubbles of the file with this number were found; their text is not read yet. */
export type Found = { foundIn: number; bubbles: SeenBubble[] };

export type FromThread = ThreadMessage<Done> | Question | Found;
