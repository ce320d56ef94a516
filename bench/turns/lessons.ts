import { featuresOf } from '#engine/understand/turn-kind/features.ts';
import { meetingTurns } from '#engine/understand/turn-kind/guess-meeting.ts';
import { turnMoods } from '#engine/understand/turn-kind/guess-mood.ts';
import { turnKinds } from '#engine/understand/turn-kind/kinds.ts';
import { toldOf } from '#engine/understand/turn-kind/told.ts';
import { endings, labelledTurns } from './labelled-turns.ts';
import type { Example } from './learn.ts';

// Which examples each model is trained on. Each example names its author, so that `train.ts` can measure a model on authors that it has
// not seen. No example may be a row of a test: `training-rows.test.ts` proves it.

export interface Lesson {
  name: string;
  labels: readonly string[];
  /** The file that the weights are written to, from the root of the repository. */
  target: string;
  examples: (Example & { author: string })[];
}

export function lessons(): Lesson[] {
  const ends = endings();
  const told = ends.map((ending) => ({ ...ending, turn: toldOf(ending.turn.split('\n')) })).filter(({ turn }) => turn);
  const singles = labelledTurns();
  const kinds = [...singles, ...told.flatMap(({ kind, ...turn }) => (kind ? [{ ...turn, kind }] : []))];
  const moods = [
    ...told.map(({ mood, ...turn }) => ({ ...turn, label: mood })),
    ...singles.flatMap((turn) => (moodOfKind[turn.kind] ? [{ ...turn, label: moodOfKind[turn.kind] as string }] : [])),
  ];
  return [
    {
      name: 'kinds',
      labels: turnKinds,
      target: 'engine/understand/turn-kind/models/kinds.json',
      examples: kinds.map((turn) => ({ author: turn.author, features: featuresOf(turn), label: turn.kind })),
    },
    {
      name: 'moods',
      labels: turnMoods,
      target: 'engine/understand/turn-kind/models/moods.json',
      examples: moods.map((turn) => ({ author: turn.author, features: featuresOf(turn), label: turn.label })),
    },
    {
      name: 'meetings',
      labels: meetingTurns,
      target: 'engine/understand/turn-kind/models/meetings.json',
      examples: ends.map((turn) => ({ author: turn.author, features: featuresOf(turn), label: turn.meeting })),
    },
  ];
}

/** The mood that a kind always has; a kind that may have several moods is left out. */
const moodOfKind: Partial<Record<string, string>> = {
  ...Object.fromEntries(['gag', 'tease', 'laugh', 'opinion', 'compliment', 'hint'].map((kind) => [kind, 'light'])),
  ...Object.fromEntries(
    ['told', 'plan', 'dream', 'agree', 'dry', 'sorry', 'thanks', 'leave', 'greet', 'joy'].map((kind) => [
      kind,
      'plain',
    ]),
  ),
  trouble: 'grave',
};
