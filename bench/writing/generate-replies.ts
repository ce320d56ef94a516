import type { Reply, Verdict } from '#contract/writing.ts';
import { writeReplies } from '#engine/write/write-replies.ts';
import { realTalks } from './real-talks.ts';
import { makeTalks, type Talk } from './talks.ts';

export interface ReplyCase extends Talk {
  verdict: Verdict;
  replies: Reply[];
  /** For the three of them. */
  ms: number;
}

/** Three replies each to so many conversations: of those that people wrote, then those put together. */
export function generateReplyCases(count: number): ReplyCase[] {
  const written = spread(realTalks(), count);
  const talks = [...written, ...makeTalks(count - written.length)];
  // The first one loads and compiles.
  for (const talk of talks.slice(0, 5)) writeReplies(talk);
  return talks.map((talk) => {
    const startedAt = performance.now();
    const { verdict, replies } = writeReplies(talk);
    return { ...talk, verdict, replies, ms: performance.now() - startedAt };
  });
}

/** So many of all, from the first to the last alike. */
function spread<T>(all: T[], count: number): T[] {
  const step = Math.max(1, all.length / count);
  return Array.from({ length: Math.min(count, all.length) }, (_, at) => all[Math.floor(at * step)] as T);
}
