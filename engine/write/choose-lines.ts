import { type Tone, tones } from '#contract/writing.ts';
import { areAlike } from './are-alike.ts';
import type { Lines } from './lines/line.ts';
import { shuffled } from './shuffle.ts';

export interface Chosen {
  tone: Tone;
  text: string;
}

export interface Choice {
  /** The same for the same talk. */
  key: number;
  /** Another seed gives other lines. */
  seed: number;
  /** The line as it would be sent, or null where it cannot be said here. */
  write: (line: string, tone: Tone) => string | null;
}

/** One line a tone, three different ideas, with one blank at the most where there is a choice. */
export function chooseLines(lines: Lines, choice: Choice): Chosen[] {
  const chosen: Chosen[] = [];
  for (const tone of tones) {
    const all = candidates(lines, tone, choice);
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

/** Every line of a tone that can be said here, in an order of the talk's own. */
export function candidates(lines: Lines, tone: Tone, { key, write }: Choice): Chosen[] {
  const texts = shuffled(lines[tone], key, (line) => line).flatMap((line) => write(line, tone) ?? []);
  return [...new Set(texts)].map((text) => ({ tone, text }));
}
