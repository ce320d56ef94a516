import type { PageReader } from '../adapters/assistant/reading/page-reader.ts';
import { readInLine } from '../adapters/assistant/reading/reader.ts';
import { stitchParts } from '../adapters/assistant/reading/stitch-parts.ts';
import { shortReading } from './fake-reader.ts';
import { idleStats } from './idle-stats.ts';

/** The real line in front of one thread, whose files are read when the test says so. */
export function slowReader() {
  const underWay: (() => void)[] = [];
  const pages: PageReader = {
    read: (_, { signal } = {}) =>
      new Promise((resolve, reject) => {
        const strip = { rows: new Uint8Array(), top: 0, height: 0, scale: 1 };
        underWay.push(() => resolve({ read: { reading: shortReading, strip }, tookMs: 1200 }));
        signal?.addEventListener('abort', () => reject(signal.reason));
      }),
    readText: async () => ({ page: { text: 'Prof de SVT' }, tookMs: 1200 }),
    stitch: async (parts) => stitchParts(parts),
    warm() {},
    stats: () => idleStats,
    async close() {},
  };
  return {
    reader: readInLine(pages, 1),
    underWay: () => underWay.length,
    /** Ends the reading of all files that a thread has now. */
    finish() {
      for (const end of underWay.splice(0)) end();
    },
  };
}
