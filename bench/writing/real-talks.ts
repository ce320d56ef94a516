import { readdirSync, readFileSync } from 'node:fs';
import type { Tone } from '#contract/writing.ts';
import type { Talk } from './talks.ts';

// Conversations by authors who did not know the engine. Each file of marked/ also holds the replies that the engine wrote when the
// conversations were new to it, marked by readers who did not know the engine either.

export interface Mark {
  tone: Tone;
  content: string;
  sendable: boolean;
  reason: string;
}

interface MarkedTalk extends Talk {
  marks: Mark[];
}

const read = <T>(file: string): T => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));

export interface MarkedSet {
  /** In the order in which they were marked: '001' is the oldest. */
  name: string;
  talks: MarkedTalk[];
}

export const markedSets: MarkedSet[] = readdirSync(new URL('marked', import.meta.url))
  .sort()
  .map((file) => ({ name: file.replace('.json', ''), talks: read<MarkedTalk[]>(`marked/${file}`) }));

export function realTalks(): Talk[] {
  const others = read<Talk[]>('talks-of-others.json');
  return [...others, ...markedSets.flatMap(({ talks }) => talks)];
}
