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

/** Three replies each to so many conversations: those that people wrote, then those put together. */
export function generateReplyCases(count: number): ReplyCase[] {
  const written = realTalks().slice(0, count);
  const talks = [...written, ...makeTalks(count - written.length)];
  // The first one loads and compiles.
  for (const talk of talks.slice(0, 5)) writeReplies(talk);
  return talks.map((talk) => {
    const startedAt = performance.now();
    const { verdict, replies } = writeReplies(talk);
    return { ...talk, verdict, replies, ms: performance.now() - startedAt };
  });
}
