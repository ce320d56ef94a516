import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Reading } from '../../../contract/reading.ts';
import { openReader, type ReaderOptions } from '../../../server/adapters/assistant/reading/reader.ts';
import { type ChatScore, scoreChat, scoreRefusedChat } from '../score/score-chat.ts';
import { type StitchScore, scoreStitch } from '../score/score-stitch.ts';
import type { ChatTruth, RefusedTruth, StitchTruth, TruthIndex } from '../truth.ts';

export interface ReadChat {
  truth: ChatTruth;
  score: ChatScore;
  /** Why this chat was wrongly refused; null where it was read. */
  refusal: string | null;
  ms: number;
}

export interface ReadRefused {
  truth: RefusedTruth;
  /** Null where the reader wrongly read it as a chat. */
  refusal: string | null;
  ms: number;
}

export interface ReadStitch {
  truth: StitchTruth;
  score: StitchScore;
}

export interface Results {
  chats: ReadChat[];
  refused: ReadRefused[];
  stitches: ReadStitch[];
  /** From starting the reader to the first answer. */
  firstMs: number;
}

type Answer = { reading: Reading; refusal: null } | { reading: null; refusal: string };

async function answerOf(read: () => Promise<{ reading: Reading } | { refusal: string }>): Promise<Answer> {
  try {
    const outcome = await read();
    return 'reading' in outcome
      ? { reading: outcome.reading, refusal: null }
      : { reading: null, refusal: outcome.refusal };
  } catch (error) {
    return { reading: null, refusal: `error: ${error instanceof Error ? error.message : error}` };
  }
}

/** Long, so that on a busy machine a late answer is not counted as a misreading: times are reported apart. */
const patience = 180_000;

/** Reads one picture after the other, so that times can be compared, with two threads, as the server does. */
export async function readAll(
  folder: string,
  { chats, refused, stitches }: TruthIndex,
  options: Pick<ReaderOptions, 'workerProgram'> = {},
): Promise<Results> {
  const startedAt = performance.now();
  const reader = openReader({ ...options, threads: 2, deadlineMs: patience });
  const load = (file: string) => readFile(path.join(folder, file));
  const timed = async (file: string): Promise<Answer & { ms: number }> => {
    const bytes = await load(file);
    const from = performance.now();
    const answer = await answerOf(() => reader.read(bytes));
    return { ...answer, ms: performance.now() - from };
  };
  const results: Results = { chats: [], refused: [], stitches: [], firstMs: Number.NaN };
  try {
    for (const truth of chats) {
      const { reading, refusal, ms } = await timed(truth.file);
      if (results.chats.length === 0) results.firstMs = performance.now() - startedAt;
      const score = reading ? scoreChat(truth, reading) : scoreRefusedChat(truth);
      results.chats.push({ truth, score, refusal, ms });
    }
    for (const truth of refused) {
      const { refusal, ms } = await timed(truth.file);
      results.refused.push({ truth, refusal, ms });
    }
    for (const truth of stitches) {
      const files = await Promise.all(truth.files.map(load));
      const { reading, refusal } = await answerOf(() => reader.readConversation(files));
      const alone = await Promise.all(files.map((file) => answerOf(() => reader.read(file))));
      const pages = alone.flatMap((page) => page.reading ?? []);
      const score = reading
        ? scoreStitch(truth, reading, pages)
        : { isGap: truth.isMissingPart, isJoined: false, isRight: false, faults: [`refused: ${refusal}`] };
      results.stitches.push({ truth, score });
    }
  } finally {
    await reader.close();
  }
  return results;
}
