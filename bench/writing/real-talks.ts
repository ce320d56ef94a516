import { readFileSync } from 'node:fs';
import type { Tone } from '#contract/writing.ts';
import type { Talk } from './talks.ts';

// Conversations by authors other than the engine's, who did not know it. Those of marked/ had, when they were new to it, each reply marked by
// a reader who did not know it either.

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

const sets = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
  'thirteenth',
  'fourteenth',
  'fifteenth',
  'sixteenth',
  'seventeenth',
  'eighteenth',
  'nineteenth',
  'twentieth',
  'twenty-first',
  'twenty-second',
  'twenty-third',
  'twenty-fourth',
  'twenty-fifth',
  'twenty-sixth',
  'twenty-seventh',
  'twenty-eighth',
  'twenty-ninth',
  'thirtieth',
  'thirty-first',
  'thirty-second',
  'thirty-third',
  'thirty-fourth',
  'thirty-fifth',
  'thirty-sixth',
  'thirty-seventh',
] as const;

export interface MarkedSet {
  name: (typeof sets)[number];
  talks: MarkedTalk[];
}

export const markedSets = sets.map((name): MarkedSet => ({ name, talks: read<MarkedTalk[]>(`marked/${name}.json`) }));

export function realTalks(): Talk[] {
  const others = read<Talk[]>('talks-of-others.json');
  return [...others, ...markedSets.flatMap(({ talks }) => talks)];
}
