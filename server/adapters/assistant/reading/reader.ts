import { availableParallelism } from 'node:os';
import { maxScreenshots } from '#contract/reading.ts';
import type { Reader, ReadingTurn } from '../port.ts';
import { openPageReader, type PageReader, type PageReaderOptions } from './page-reader.ts';
import { readTogether } from './read-together.ts';
import { openReadingLine } from './reading-line.ts';
import { refusedUnseen } from './refused-unseen.ts';

// The embedded reader: the port's calls wait in line, and their files are read in threads.

export type ReaderOptions = Partial<PageReaderOptions>;

export function openReader(options: ReaderOptions = {}): Reader {
  const threads = options.threads ?? Math.min(2, availableParallelism());
  return readInLine(openPageReader({ ...options, threads }), threads);
}

/** As many calls are read at a time as there are threads. */
export function readInLine(pages: PageReader, threads: number): Reader {
  const line = openReadingLine(threads);

  /** Reads a file; the line and the sender are told how long that kept a thread, also where the file is not read. */
  async function counted<Result extends { tookMs: number }>(
    { onSpent }: ReadingTurn,
    work: (onSpent: (ms: number) => void) => Promise<Result>,
    isRead: (result: Result) => boolean,
  ): Promise<Result> {
    let keptMs = 0;
    let wasRead = false;
    try {
      const result = await work((ms) => {
        keptMs = ms;
      });
      keptMs = result.tookMs;
      wasRead = isRead(result);
      return result;
    } finally {
      line.learn(keptMs, wasRead);
      onSpent?.(keptMs);
    }
  }

  const pageReaderOf =
    (turn: ReadingTurn): Parameters<typeof readTogether>[0]['read'] =>
    async (file, run) => {
      const readOne = (onSpent: (ms: number) => void) => pages.read(file, { ...run, onSpent });
      return (await counted(turn, readOne, ({ read }) => 'reading' in read)).read;
    };

  async function readTexts(files: Uint8Array[], turn: ReadingTurn) {
    const { signal } = turn;
    const texts: string[] = [];
    for (const file of files) {
      const readOne = (onSpent: (ms: number) => void) => pages.readText(file, { signal, onSpent });
      const { page } = await counted(turn, readOne, (result) => 'text' in result.page);
      if ('refusal' in page) return page;
      texts.push(page.text);
    }
    return { text: texts.join('\n') };
  }

  return {
    async read(file, turn = {}) {
      const refusal = refusedUnseen(file);
      if (refusal) return { refusal };
      const result = await line.run(1, () => pageReaderOf(turn)(file, turn), turn);
      return 'refusal' in result ? result : { reading: result.reading };
    },
    async readConversation(files, options = {}) {
      if (files.length > maxScreenshots) return { refusal: 'too_many_images' };
      for (const [page, file] of files.entries()) {
        const refusal = refusedUnseen(file);
        if (refusal) return { refusal, page };
      }
      return await line.run(
        files.length,
        () => readTogether({ read: pageReaderOf(options), stitch: pages.stitch }, files, options),
        options,
      );
    },
    async readText(files, options = {}) {
      const refusal = files.map(refusedUnseen).find((found) => found !== null);
      if (refusal) return { refusal };
      return await line.run(files.length, () => readTexts(files, options), options);
    },
    warm: pages.warm,
    stats() {
      const { waiting, refused, late } = line.stats();
      const stats = pages.stats();
      return { ...stats, queued: stats.queued + waiting, refused, late: stats.late + late };
    },
    close: pages.close,
  };
}
