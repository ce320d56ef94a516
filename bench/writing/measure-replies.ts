import { readFileSync } from 'node:fs';
import type { ConversationMessage, Objective, Reply } from '#contract/writing.ts';
import type { Spell } from '#engine/rate/find-spelling.ts';
import { answers } from '#engine/write/situations/answers.ts';
import { formalLines } from '#engine/write/situations/formal.ts';
import { generalLines } from '#engine/write/situations/general.ts';
import { namedSituations } from '#engine/write/situations/index.ts';
import { writeReplies } from '#engine/write/write-replies.ts';
import { unknownWords } from './check-spelling.ts';

// Replies without a model: the lines themselves, and what is chosen for the labelled talks.

/** Every line that can be sent, as a man writes it to a woman he says «tu» to. */
export function everyLine(): string[] {
  const pools = [
    ...namedSituations,
    ...Object.values(generalLines),
    ...Object.values(answers),
    ...Object.values(formalLines),
  ];
  const all = pools.flatMap(({ lines }) => [...lines.humoristique, ...lines.flirt, ...lines.original]);
  return [...new Set(all)].map((line) => line.replaceAll('{nom}', 'Gérard'));
}

export interface ReplyMeasures {
  situations: number;
  lines: number;
  misspelt: { text: string; words: string[] }[];
  talks: number;
  replies: number;
  withBlank: number;
  /** Replies that come from a recognised situation, by objective, of all of it. */
  recognised: Record<Objective, [number, number]>;
  meanMilliseconds: number;
  slowestMilliseconds: number;
}

/** The sentences that are told of replies of a recognised situation. */
const situationWhys = new Set(namedSituations.map(({ why }) => why));

function recognisedOf(written: { objective: Objective; replies: Reply[] }[]): ReplyMeasures['recognised'] {
  const share = (objective: Objective): [number, number] => {
    const replies = written.filter((talk) => talk.objective === objective).flatMap((talk) => talk.replies);
    return [replies.filter(({ why }) => situationWhys.has(why)).length, replies.length];
  };
  return { continue: share('continue'), date: share('date'), number: share('number'), revive: share('revive') };
}

const unknown = { gender: 'non_precise' } as const;

export function measureReplies(spell: Spell): ReplyMeasures {
  const talks = readFileSync(`${import.meta.dirname}/recognition/labelled-talks.jsonl`, 'utf8')
    .trim()
    .split('\n')
    .map((line): { objective: Objective; conversation: ConversationMessage[] } => JSON.parse(line));
  // The first calls load the model and compile patterns: they would spoil the mean.
  for (const talk of talks.slice(0, 5)) writeReplies({ ...talk, user: unknown, match: unknown });
  const times: number[] = [];
  const written = talks.map((talk) => {
    const startedAt = performance.now();
    const { replies } = writeReplies({ ...talk, user: unknown, match: unknown });
    times.push(performance.now() - startedAt);
    return { ...talk, replies };
  });
  const lines = everyLine();
  const contents = written.flatMap(({ replies }) => replies.map(({ content }) => content));
  return {
    situations: namedSituations.length,
    lines: lines.length,
    misspelt: lines
      .map((text) => ({ text, words: unknownWords(text, '', spell) }))
      .filter(({ words }) => words.length > 0),
    talks: talks.length,
    replies: contents.length,
    withBlank: contents.filter((content) => content.includes('[')).length,
    recognised: recognisedOf(written),
    meanMilliseconds: times.reduce((sum, time) => sum + time, 0) / times.length,
    slowestMilliseconds: Math.max(...times),
  };
}
