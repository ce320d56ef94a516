import type { Reader } from '../port.ts';
import { idleStats } from './idle-stats.ts';
import { openReader, type ReaderOptions } from './reader.ts';

/** A reader whose threads start with the first screenshot, or when it is told to warm up: a start does not wait for it. */
export function lazyReader(options: ReaderOptions = {}): Reader {
  let opening: Promise<Reader> | null = null;
  let opened: Reader | null = null;
  const open = () => {
    opening ??= openReader(options).then(
      (reader) => {
        opened = reader;
        return reader;
      },
      (error: unknown) => {
        // The next screenshot tries again.
        opening = null;
        throw error;
      },
    );
    return opening;
  };
  return {
    read: async (file, run) => await (await open()).read(file, run),
    readConversation: async (files, run) => await (await open()).readConversation(files, run),
    warm() {
      open().then(
        (reader) => reader.warm(),
        () => undefined,
      );
    },
    stats: () => opened?.stats() ?? idleStats,
    async close() {
      await (await opening?.catch(() => null))?.close();
    },
  };
}
