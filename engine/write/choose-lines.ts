import { type Tone, tones } from '#contract/writing.ts';
import { areAlike } from './are-alike.ts';
import type { Pool } from './line-pools.ts';
import { shuffled } from './shuffle.ts';

/** So many lines of a tone come first, in an order of the talk's own; the others follow. */
const bestLines = 5;

export interface Chosen {
  tone: Tone;
  text: string;
  pool: Pool;
}

export interface Choice {
  /** The same for the same talk. */
  key: number;
  /** Another seed gives other lines. */
  seed: number;
  /** The line as it would be sent, or null where it cannot be said here. */
  write: (line: string, tone: Tone, pool: Pool) => string | null;
}

/** One line a tone, three different ideas, with one blank at the most where there is a choice. */
export function chooseLines(pools: Pool[], choice: Choice): Chosen[] {
  const chosen: Chosen[] = [];
  for (const tone of tones) {
    const all = candidates(inOrder(pools, tone), tone, choice);
    const start = all.length > 0 ? choice.seed % all.length : 0;
    const turned = [...all.slice(start), ...all.slice(0, start)];
    const others = turned.filter((each) =>
      chosen.every(({ text }) => text !== each.text && !areAlike(text, each.text)),
    );
    const hasBlank = chosen.some(({ text }) => text.includes('['));
    const found = others.find(({ text }) => !(hasBlank && text.includes('['))) ?? others[0] ?? turned[0];
    if (found) chosen.push(found);
  }
  return chosen;
}

/** The third reply comes from the second situation, where there is one: if the first guess is wrong, not all three are. */
function inOrder(pools: Pool[], tone: Tone): Pool[] {
  const [first, second, ...rest] = pools;
  return tone === 'original' && first && second?.source === 'situation' ? [second, first, ...rest] : pools;
}

/** Every line of a tone that can be said here, the fittest first. */
export function candidates(pools: Pool[], tone: Tone, { key, write }: Choice): Chosen[] {
  const found = new Map<string, Chosen>();
  for (const pool of pools) {
    const lines = pool.lines[tone];
    const ordered = [lines.slice(0, bestLines), lines.slice(bestLines)].flatMap((some) =>
      shuffled(some, key, (line) => line),
    );
    for (const line of ordered) {
      const text = write(line, tone, pool);
      if (text !== null && !found.has(text)) found.set(text, { tone, text, pool });
    }
  }
  return [...found.values()];
}
