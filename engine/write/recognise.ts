import type { Objective } from '#contract/writing.ts';
import type { HeardMessage } from '#engine/understand/situation.ts';
import { cuePattern, cueStrength } from './cues.ts';
import stored from './models/recogniser.json' with { type: 'json' };
import { namedSituations } from './situations/index.ts';
import type { NamedSituation } from './situations/situation.ts';
import { featuresOf, lastTurnsOf } from './talk-features.ts';

// Which situation a talk is in: one linear model over the words of the last turns and the cues of the situations, trained by
// `npm run train:situations`. Its probabilities are those of held-out talks: of those that get 0.6, about six in ten are right.

export interface Recognised {
  situation: NamedSituation;
  probability: number;
}

/** Weights of the features, in pairs of a label's place and its weight, and of each label's cues. */
interface StoredRecogniser {
  labels: string[];
  cueWeights: number[];
  /** How much each common cue tells; any other tells 1. */
  cueWorth: Record<string, number>;
  scale: number;
  /** Divides the sums, so that the probabilities are honest. */
  temperature: number;
  features: Record<string, number[]>;
}

interface Label {
  situation: NamedSituation;
  cues: RegExp | null;
  cueWeight: number;
}

const model: StoredRecogniser = stored;
const weightsOf = new Map(Object.entries(model.features));
const worth = new Map(Object.entries(model.cueWorth));
const labels = new Map<number, Label>(
  model.labels.flatMap((id, place): [number, Label][] => {
    const situation = namedSituations.find((each) => each.id === id);
    return situation
      ? [[place, { situation, cues: cuePattern(situation.cues), cueWeight: model.cueWeights[place] ?? 0 }]]
      : [];
  }),
);

/** The situations of an objective, the likeliest first. */
export function recognise(messages: HeardMessage[], objective: Objective): Recognised[] {
  const turns = lastTurnsOf(messages);
  const sums = new Map<number, number>();
  for (const [place, { situation, cues, cueWeight }] of labels)
    if (situation.objective === objective) sums.set(place, cueWeight * cueStrength(cues, turns, worth));
  for (const [feature, value] of featuresOf(turns)) {
    const weights = weightsOf.get(feature);
    if (!weights) continue;
    for (let at = 0; at < weights.length; at += 2) {
      const sum = sums.get(weights[at] ?? -1);
      if (sum !== undefined) sums.set(weights[at] ?? -1, sum + (weights[at + 1] ?? 0) * model.scale * value);
    }
  }
  const top = Math.max(...sums.values());
  const powers = [...sums].map(([place, sum]) => ({ place, power: Math.exp((sum - top) / model.temperature) }));
  const whole = powers.reduce((sum, { power }) => sum + power, 0);
  return powers
    .flatMap(({ place, power }): Recognised[] => {
      const situation = labels.get(place)?.situation;
      return situation ? [{ situation, probability: power / whole }] : [];
    })
    .sort((a, b) => b.probability - a.probability);
}
