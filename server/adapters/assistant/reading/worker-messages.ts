import type { Reading, SeenBubble } from '#contract/reading.ts';
import type { PageResult } from '#engine/read/read-page.ts';
import type { ReadResult } from '#engine/read/read-screenshot.ts';
import type { Strip } from '#engine/read/stitch/strip.ts';
import type { ThreadMessage } from '../threads/thread.ts';
import type { CompiledTesseract } from './tesseract-core.ts';

// Messages between the server and the threads that read.

/** What a thread is started with. */
export interface ReadingData {
  compiled: CompiledTesseract;
  decoderProgram: string;
}

/** One file of several, read. */
export type ReadPart = { reading: Reading; strip?: Strip };

/** A thread reads a file as a conversation or as a page of text, each with a number of its own; or stitches what was read. */
export type Task =
  | { file: Uint8Array; reading: number }
  | { page: Uint8Array; reading: number }
  | { parts: ReadPart[] };
export type Done = Timed<{ read: ReadResult } | { page: PageResult } | { stitched: Reading }>;
/** How long the thread took. */
export type Timed<Result> = Result & { tookMs: number };

/** The bubbles of the file with this number were found; their text is not read yet. */
export type Found = { foundIn: number; bubbles: SeenBubble[] };

/** The file with this number is decoded, and as high as so many screens: from here on its time counts. */
export type Decoded = { decodedIn: number; screens: number };

export type News = Found | Decoded;
export type FromThread = ThreadMessage<Done> | News;
