import { readdirSync, readFileSync } from 'node:fs';
import type { Turn } from '#engine/understand/models/features.ts';

// The rows that the models are trained on, one file an author or reader:
// `labelled/` single turns with what they do (their kind: a gag, a tease, a refusal…); `endings/` last turns of whole conversations with their
// kind and mood.

export interface LabelledTurn extends Turn {
  author: string;
  kind: string;
}

export interface Ending extends Turn {
  author: string;
  /** What the turn does beside asking; '' where it only asks. */
  kind: string;
  mood: 'light' | 'plain' | 'grave';
}

export const labelledTurns = () => read<LabelledTurn>('labelled');
export const endings = () => read<Ending>('endings');

function read<T>(folder: string): T[] {
  const path = `${import.meta.dirname}/${folder}`;
  return readdirSync(path).flatMap((file) => {
    const turns = JSON.parse(readFileSync(`${path}/${file}`, 'utf8')) as T[];
    return turns.map((turn) => ({ ...turn, author: `${folder}/${file.replace('.json', '')}` }));
  });
}
