import type { RecognisedLine } from '#engine/read/pixels/ports.ts';
import type { PageResult } from '#engine/read/read-page.ts';
import type { ReadResult } from '#engine/read/read-screenshot.ts';
import type { ThreadMessage } from '../threads/thread.ts';
import type { Offer } from './aid.ts';

// Messages between the server and the threads that read.

/** A thread reads a file as a conversation or as a page of text, or recognises a picture of lines that another thread offers. */
export type Task = { file: Uint8Array } | { page: Uint8Array } | { offer: Offer };
export type Done = { read: ReadResult } | { page: PageResult } | { lines: RecognisedLine[] | null };

export type ToThread = Task | { answerTo: number; lines: RecognisedLine[] | null };

/** A thread that works offers a picture to another one. */
export type Question = { ask: number; offer: Offer };

export type FromThread = ThreadMessage<Done> | Question;
