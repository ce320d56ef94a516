import { readFileSync } from 'node:fs';
import type { Line, Split } from '../scene.ts';

export type Spoken = Pick<Line, 'from' | 'text'>;

/** The exchanges of a split: blocks of lines, `<` from the match and `>` from the user. */
export function readExchanges(split: Split): Spoken[][] {
  const file = readFileSync(new URL(`./${split}.txt`, import.meta.url), 'utf8');
  return file
    .trim()
    .split(/\n\n+/)
    .map((block) =>
      block
        .split('\n')
        .map((line): Spoken => ({ from: line.startsWith('>') ? 'moi' : 'match', text: line.slice(2).trim() })),
    );
}
