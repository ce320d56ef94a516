import type { Reader, ReaderStats } from '../port.ts';
import { openReader, type ReaderOptions } from './reader.ts';

const idle: ReaderStats = {
  ready: 0,
  busy: 0,
  queued: 0,
  answered: 0,
  refused: 0,
  late: 0,
  cancelled: 0,
  died: 0,
  retired: 0,
};

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
    stats: () => opened?.stats() ?? idle,
    async close() {
      await (await opening?.catch(() => null))?.close();
    },
  };
}
