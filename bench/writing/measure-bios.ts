import { bioLength } from '#contract/writing.ts';
import { plainKey } from '#engine/french/plain-key.ts';
import type { Spell } from '#engine/rate/find-spelling.ts';
import { areAlike } from '#engine/write/are-alike.ts';
import { countCharacters } from '#engine/write/bios/count-characters.ts';
import { unknownWords } from './check-spelling.ts';
import type { BioCase } from './generate-bios.ts';

export interface BioMeasures {
  cases: number;
  bios: number;
  refused: string[];
  wrongLength: string[];
  alike: string[];
  unnamed: string[];
  misspelt: { text: string; words: string[] }[];
  /** How many bios were written for other interests before. */
  repeats: number;
  meanMilliseconds: number;
  slowestMilliseconds: number;
}

export function measureBios(cases: readonly BioCase[], spell: Spell): BioMeasures {
  const texts = cases.flatMap(({ bios }) => bios.map(({ content }) => content));
  const times = cases.map(({ milliseconds }) => milliseconds);
  const misspelt = cases.flatMap(({ bios, interests }) =>
    bios.map(({ content }) => ({ text: content, words: unknownWords(content, interests, spell) })),
  );
  return {
    cases: cases.length,
    bios: texts.length,
    refused: cases.filter(({ bios }) => bios.length !== 3).map(({ interests }) => interests),
    wrongLength: texts.filter((text) => countCharacters(text) < bioLength.min || countCharacters(text) > bioLength.max),
    alike: cases
      .filter(({ bios }) =>
        bios.some((one, at) => bios.slice(at + 1).some((other) => areAlike(one.content, other.content))),
      )
      .map(({ interests }) => interests),
    unnamed: cases.flatMap(({ bios, interests }) =>
      bios.map(({ content }) => content).filter((text) => !names(text, interests)),
    ),
    misspelt: misspelt.filter(({ words }) => words.length > 0),
    repeats: repeats(cases),
    meanMilliseconds: times.reduce((sum, time) => sum + time, 0) / times.length,
    slowestMilliseconds: Math.max(...times),
  };
}

/** Whether a bio holds a word that the user typed, with any ending. The engine's lexicon is not used: it is what is measured. */
function names(text: string, typed: string): boolean {
  const said = plainKey(text).split(' ');
  return plainKey(typed)
    .split(' ')
    .filter((word) => word.length >= 2 && !emptyWords.has(word))
    .some((word) => said.some((other) => other.startsWith(word.slice(0, 4))));
}

const emptyWords = new Set([
  'le',
  'la',
  'les',
  'du',
  'de',
  'des',
  'en',
  'et',
  'mon',
  'ma',
  'mes',
  'adore',
  'faire',
  'entre',
]);

function repeats(cases: readonly BioCase[]): number {
  const seen = new Map<string, string>();
  let count = 0;
  for (const { bios, interests } of cases) {
    for (const { content } of bios) {
      const before = seen.get(content);
      if (before !== undefined && before !== interests) count++;
      seen.set(content, interests);
    }
  }
  return count;
}
