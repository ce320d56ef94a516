import type { Reply, Verdict } from '#contract/writing.ts';
import { writeReplies } from '#engine/write/write-replies.ts';
import { realTalks } from './real-talks.ts';
import { makeTalks, type Talk } from './talks.ts';

export interface ReplyCase extends Talk {
  verdict: Verdict;
  replies: Reply[];
  /** Milliseconds for the three replies. */
  ms: number;
}

/** Writes replies to `count` conversations: those that people wrote first, then made ones. */
export function generateReplyCases(count: number): ReplyCase[] {
  const written = spread(realTalks(), count);
  const talks = [...written, ...makeTalks(count - written.length)];
  // The first calls load the models and compile patterns: they would spoil the mean.
  for (const talk of talks.slice(0, 5)) writeReplies(talk);
  return talks.map((talk) => {
    const startedAt = performance.now();
    const { verdict, replies } = writeReplies(talk);
    return { ...talk, verdict, replies, ms: performance.now() - startedAt };
  });
}

/** `count` items at equal distances, from the first to the last. */
function spread<T>(all: T[], count: number): T[] {
  const step = Math.max(1, all.length / count);
  return Array.from({ length: Math.min(count, all.length) }, (_, at) => all[Math.floor(at * step)] as T);
}
