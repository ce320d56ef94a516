import type { Reading, ReadingRefusalCode } from '#contract/reading.ts';

// What use cases know of the assistant: screenshots in, conversations out.

/** `page` tells which of several files is refused, counted from 0. */
export type ReadOutcome = { reading: Reading } | { refusal: ReadingRefusalCode; page?: number };

export interface ReaderStats {
  /** Threads that can take a screenshot, or are taking one. */
  ready: number;
  busy: number;
  queued: number;
  /** Since the start, in jobs: answered, turned away for a full queue, given up by the deadline, called off by the caller. */
  answered: number;
  refused: number;
  late: number;
  cancelled: number;
  /** Threads that died, and those that were ended since they had grown or did not come back. */
  died: number;
  retired: number;
}

export interface Reader {
  /** Throws `overloaded` (503) where there is no room or no time, `provider_unavailable` where the file breaks the reader. */
  read(file: Uint8Array, options?: { signal?: AbortSignal }): Promise<ReadOutcome>;
  /** Up to eight screenshots of one conversation, in any order. */
  readConversation(files: Uint8Array[], options?: { signal?: AbortSignal }): Promise<ReadOutcome>;
  /** Starts the threads ahead of the first screenshot, and returns at once. */
  warm(): void;
  stats(): ReaderStats;
  close(): Promise<void>;
}
