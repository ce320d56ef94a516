import { featuresOf as noFeatures } from '#engine/understand/models/features.ts';
import { gravities } from '#engine/understand/models/guess-gravity.ts';
import { noLabels } from '#engine/understand/models/guess-no.ts';
import type { Gravity } from '#engine/understand/situation.ts';
import { featuresOf } from '#engine/understand/turn-kind/features.ts';
import { meetingTurns } from '#engine/understand/turn-kind/guess-meeting.ts';
import { turnMoods } from '#engine/understand/turn-kind/guess-mood.ts';
import { turnKinds } from '#engine/understand/turn-kind/kinds.ts';
import { toldOf } from '#engine/understand/turn-kind/told.ts';
import { endings, labelledTurns } from './labelled-turns.ts';
import type { Example } from './learn.ts';
import { type StopRow, stopRows } from './stop-rows.ts';

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
      name: 'noes',
      labels: noLabels,
      target: 'engine/understand/models/noes.json',
      examples: noRows().map((turn) => ({ author: turn.author, features: noFeatures(turn), label: turn.label })),
    },
    {
      name: 'gravity',
      labels: gravities,
      target: 'engine/understand/models/gravity.json',
      examples: [...ends, ...singles].flatMap((turn) => {
        const label = gravityOf(turn);
        return label ? [{ author: turn.author, features: noFeatures(turn), label }] : [];
      }),
    },
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

/** Undefined where kind and mood do not tell. */
function gravityOf({ kind, mood }: { kind: string; mood?: string }): Gravity | undefined {
  if (kind === 'no') return undefined;
  if (mood === 'grave' || kind === 'trouble') return 'grave';
  if (kind === 'tired' || (kind === 'mishap' && mood === 'plain')) return 'low';
  return mood || moodOfKind[kind] ? 'none' : undefined;
}

/** Turns with whether they refuse: those labelled for it, and all that were labelled with another kind. */
export function noRows(): StopRow[] {
  const told = [...labelledTurns(), ...endings()].filter(({ kind }) => kind !== 'no');
  return [
    ...stopRows(),
    ...told.map(({ author, before, turn }) => ({ author, before, turn, label: 'ordinary' as const })),
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
