import type { SeenBubble } from '#contract/reading.ts';
import type { PageResult } from '#engine/read/read-page.ts';
import type { ReadResult } from '#engine/read/read-screenshot.ts';
import type { ThreadMessage } from '../threads/thread.ts';

// Messages between the server and the threads that read.

/** A thread reads a file as a conversation, which has a number of its own, or as a page of text. */
export type Task = { file: Uint8Array; reading: number } | { page: Uint8Array };
export type Done = Timed<{ read: ReadResult } | { page: PageResult }>;
/** How long the thread took. */
export type Timed<Result> = Result & { tookMs: number };

/** The bubbles of the file with this number were found; their text is not read yet. */
export type Found = { foundIn: number; bubbles: SeenBubble[] };

export type FromThread = ThreadMessage<Done> | Found;
