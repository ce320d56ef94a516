import { featuresOf } from '#engine/understand/models/features.ts';
import { gravities } from '#engine/understand/models/guess-gravity.ts';
import { noLabels } from '#engine/understand/models/guess-no.ts';
import type { Gravity } from '#engine/understand/situation.ts';
import { noFeaturesOfRow } from './heard-turn.ts';
import { endings, labelledTurns } from './labelled-turns.ts';
import type { Example, Pruning } from './learn.ts';
import { type StopRow, stopRows } from './stop-rows.ts';

// Which examples each model is trained on. Each example names its author, so that `train.ts` can measure a model on authors that it has
// not seen. No example may be a row of a test: `training-rows.test.ts` proves it.

export interface Lesson {
  name: string;
  labels: readonly string[];
  /** The file that the weights are written to, from the root of the repository. */
  target: string;
  examples: (Example & { author: string })[];
  pruning: Pruning;
}

/** Many faint weights together are half of what the model knows of a no; they all stay. */
export const noPruning: Pruning = { minExamples: 3, faintWeight: 0 };

export function lessons(): Lesson[] {
  return [
    {
      name: 'noes',
      labels: noLabels,
      target: 'engine/understand/models/noes.json',
      examples: noRows().map((turn) => ({ author: turn.author, features: noFeaturesOfRow(turn), label: turn.label })),
      pruning: noPruning,
    },
    {
      name: 'gravity',
      labels: gravities,
      target: 'engine/understand/models/gravity.json',
      examples: [...endings(), ...labelledTurns()].flatMap((turn) => {
        const label = gravityOf(turn);
        return label ? [{ author: turn.author, features: featuresOf(turn), label }] : [];
      }),
      pruning: { minExamples: 2, faintWeight: 5 },
    },
  ];
}

const heavyKinds = ['trouble'];
const tiredKinds = ['tired'];
/** Kinds that a hard thing is never told by. */
const lightKinds =
  `gag tease laugh opinion compliment hint told plan dream agree dry sorry thanks leave greet joy`.split(' ');

/** Undefined where kind and mood do not tell. */
function gravityOf({ kind, mood }: { kind: string; mood?: string }): Gravity | undefined {
  if (kind === 'no') return undefined;
  if (mood === 'grave' || heavyKinds.includes(kind)) return 'grave';
  if (tiredKinds.includes(kind) || (kind === 'mishap' && mood === 'plain')) return 'low';
  return mood || lightKinds.includes(kind) ? 'none' : undefined;
}

/** Turns with whether they refuse: those labelled for it, and all that were labelled with another kind. */
export function noRows(): StopRow[] {
  const told = [...labelledTurns(), ...endings()].filter(({ kind }) => kind !== 'no');
  return [
    ...stopRows(),
    ...told.map(({ author, before, turn }) => ({ author, before, turn, label: 'ordinary' as const })),
  ];
}
