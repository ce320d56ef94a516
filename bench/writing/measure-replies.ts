import type { Spell } from '#engine/rate/find-spelling.ts';
import { continueLines } from '#engine/write/lines/continue.ts';
import { dateLines } from '#engine/write/lines/date.ts';
import { exits, formalExits } from '#engine/write/lines/exits.ts';
import { formalLines } from '#engine/write/lines/formal.ts';
import * as general from '#engine/write/lines/general.ts';
import { gentleLines } from '#engine/write/lines/gentle.ts';
import { numberLines } from '#engine/write/lines/number.ts';
import { reviveLines } from '#engine/write/lines/revive.ts';
import { writeReplies } from '#engine/write/write-replies.ts';
import { talksOf } from '../../training/turns/lessons.ts';
import { unknownWords } from './check-spelling.ts';

// Replies without a model: the lines themselves, and what is chosen for the talks that the reader was not trained on.

/** Every line that can be sent. */
export function everyLine(): string[] {
  const byTone = [continueLines, dateLines, numberLines, formalLines, general].flatMap((some) => Object.values(some));
  const pools = [...byTone, reviveLines, ...Object.values(gentleLines), exits, formalExits];
  return [...new Set(pools.flatMap((lines) => Object.values(lines).flat()))];
}

export interface ReplyMeasures {
  lines: number;
  misspelt: { text: string; words: string[] }[];
  talks: number;
  /** Talks whose replies answer to a kind that was recognised, and those that are met with care or a stop. */
  recognised: number;
  gentle: number;
  meanMilliseconds: number;
  slowestMilliseconds: number;
}

const unknown = { gender: 'non_precise' } as const;

export function measureReplies(spell: Spell): ReplyMeasures {
  const requests = talksOf('kept-apart').map((conversation) => ({
    conversation,
    objective: 'continue' as const,
    user: unknown,
    match: unknown,
  }));
  // The first calls load the model and compile patterns: they would spoil the mean.
  for (const request of requests.slice(0, 5)) writeReplies(request);
  const times: number[] = [];
  const readings = requests.map((request) => {
    const startedAt = performance.now();
    const { reading } = writeReplies(request);
    times.push(performance.now() - startedAt);
    return reading;
  });
  const lines = everyLine();
  return {
    lines: lines.length,
    misspelt: lines
      .map((text) => ({ text, words: unknownWords(text, '', spell) }))
      .filter(({ words }) => words.length > 0),
    talks: requests.length,
    recognised: readings.filter((reading) => reading?.kind !== undefined).length,
    gentle: readings.filter((reading) => reading?.stance !== 'open').length,
    meanMilliseconds: times.reduce((sum, time) => sum + time, 0) / times.length,
    slowestMilliseconds: Math.max(...times),
  };
}
