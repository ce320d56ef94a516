import { type Tone, tones } from '#contract/writing.ts';
import type { Draft } from './draft.ts';
import { contentWords } from './score.ts';
import { shuffled } from './shuffle.ts';

export interface Candidate {
  draft: Draft;
  text: string;
  score: number;
}

/** How far below the best a reply may be and still be offered. */
const margin = 7;
const poolLimit = 60;

/** One reply a tone. The key orders the good ones; the seed says which turn it is, so that no two turns give the same. */
export function pick(candidates: Candidate[], key: number, seed: number, count: number): Candidate[] {
  const chosen: Candidate[] = [];
  for (const tone of tones.slice(0, count)) {
    const pool = poolOf(candidates, tone, key);
    const start = pool.length > 0 ? ((seed % pool.length) + pool.length) % pool.length : 0;
    const inTurn = [...pool.slice(start), ...pool.slice(0, start)];
    const found =
      inTurn.find((candidate) => chosen.every((other) => areApart(candidate, other))) ??
      inTurn.find((candidate) => chosen.every((other) => other.text !== candidate.text));
    if (found) chosen.push(found);
  }
  return chosen;
}

function poolOf(candidates: Candidate[], tone: Tone, key: number): Candidate[] {
  const own = candidates.filter(({ draft }) => draft.tone === tone).sort((a, b) => b.score - a.score);
  const best = own[0]?.score ?? 0;
  const good = own.filter(({ score }) => score >= best - margin).slice(0, poolLimit);
  const pool = good.length >= 4 ? good : own.slice(0, 4);
  return shuffled(pool, key, ({ text }) => text);
}

/** Different in substance: few words in common, and not the same plan. */
function areApart(one: Candidate, other: Candidate): boolean {
  if (one.draft.plan && one.draft.plan === other.draft.plan) return false;
  const subject = contentWords(`${one.draft.hook?.noun?.text ?? ''} ${one.draft.hook?.name ?? ''}`);
  const words = [...contentWords(one.text)].filter((word) => !subject.has(word));
  const others = contentWords(other.text);
  const shared = words.filter((word) => others.has(word)).length;
  return shared / Math.max(1, Math.min(words.length, others.size)) < 0.34;
}
