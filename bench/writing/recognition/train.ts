import { writeFileSync } from 'node:fs';
import { type Objective, objectives } from '#contract/writing.ts';
import { namedSituations } from '#engine/write/situations/index.ts';
import { type LabelledTalk, labelledTalks } from './labelled-talks.ts';
import { type Learnt, learn, sumsFor } from './learn.ts';

// `npm run train:situations`: tells how well the recogniser does on talks that it has not seen, then trains it on all talks and
// writes engine/write/models/recogniser.json.

const talks = labelledTalks();
const situationsOf = (objective: Objective) => namedSituations.filter((situation) => situation.objective === objective);

interface Guess {
  ranked: { id: string; probability: number }[];
  named: string[];
}

function guesses(learnt: Learnt, objective: Objective, seen: LabelledTalk[], temperature: number): Guess[] {
  return seen.map(({ turns, situations }) => {
    const sums = sumsFor(learnt, situationsOf(objective), turns).map((sum) => sum / temperature);
    const top = Math.max(...sums);
    const powers = sums.map((sum) => Math.exp(sum - top));
    const whole = powers.reduce((sum, power) => sum + power, 0);
    const ranked = learnt.labels
      .map((id, at) => ({ id, probability: (powers[at] ?? 0) / whole }))
      .sort((a, b) => b.probability - a.probability);
    return { ranked, named: situations };
  });
}

const isRight = ({ ranked, named }: Guess) => named.includes(ranked[0]?.id ?? '');
const sure = ({ ranked }: Guess) => ranked[0]?.probability ?? 0;
const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** The temperature with which the first guess is as sure as it is right. */
function honest(learnt: Learnt, objective: Objective, seen: LabelledTalk[]): number {
  let best = { temperature: 1, gap: Number.POSITIVE_INFINITY };
  for (let temperature = 0.6; temperature <= 3; temperature += 0.05) {
    const made = guesses(learnt, objective, seen, temperature);
    const gap = Math.abs(mean(made.map(sure)) - mean(made.map((guess) => Number(isRight(guess)))));
    if (gap < best.gap) best = { temperature, gap };
  }
  return best.temperature;
}

const percent = (value: number) => `${Math.round(value * 100)} %`;
const temperatures: number[] = [];
for (const objective of objectives) {
  const own = talks.filter((talk) => talk.objective === objective);
  const seen = own.filter(({ isHeldOut }) => !isHeldOut);
  const heldOut = own.filter(({ isHeldOut }) => isHeldOut);
  // The temperature is found on talks that the model has not seen either, and that are not those of the figures.
  const half = learn(
    seen.filter((_, at) => at % 4 !== 0),
    situationsOf(objective),
  );
  const temperature = honest(
    half,
    objective,
    seen.filter((_, at) => at % 4 === 0),
  );
  temperatures.push(temperature);
  const made = guesses(learn(seen, situationsOf(objective)), objective, heldOut, temperature);
  const first = mean(made.map((guess) => Number(isRight(guess))));
  const three = mean(made.map(({ ranked, named }) => Number(ranked.slice(0, 3).some(({ id }) => named.includes(id)))));
  console.log(
    `${objective}: ${seen.length} talks seen, ${heldOut.length} held out; first ${percent(first)}, among three ${percent(three)}`,
  );
  for (const [from, to] of [
    [0, 0.15],
    [0.15, 0.3],
    [0.3, 0.5],
    [0.5, 0.75],
    [0.75, 1.01],
  ] as const) {
    const some = made.filter((guess) => sure(guess) >= from && sure(guess) < to);
    if (some.length > 0)
      console.log(
        `  said ${percent(mean(some.map(sure)))}, right ${percent(mean(some.map((guess) => Number(isRight(guess)))))} (${some.length})`,
      );
  }
}

/** A weight below this is not stored: it hardly changes a guess (the first is right as often) and makes the file larger. */
const faintWeight = 0.15;
/** These features are few, and their negative weights matter too. */
const isGeneral = (feature: string) => /^(?:words .+|asks|opening|user last)$/.test(feature);

const learnt = objectives.map((objective) =>
  learn(
    talks.filter((talk) => talk.objective === objective),
    situationsOf(objective),
  ),
);
const largest = Math.max(
  ...learnt.flatMap(({ features }) => [...features.values()].map((weights) => Math.max(...weights.map(Math.abs)))),
);
const scale = largest / 127;
const features = new Map<string, number[]>();
let offset = 0;
for (const { features: own, labels } of learnt) {
  for (const [feature, weights] of own) {
    const kept = [...weights].flatMap((weight, at) =>
      weight >= faintWeight || isGeneral(feature) ? [offset + at, Math.round(weight / scale)] : [],
    );
    if (kept.length > 0) features.set(feature, [...(features.get(feature) ?? []), ...kept]);
  }
  offset += labels.length;
}
const model = {
  labels: learnt.flatMap(({ labels }) => labels),
  cueWeights: learnt.flatMap(({ cueWeights }) => [...cueWeights].map((weight) => Math.round(weight * 100) / 100)),
  cueWorth: Object.fromEntries(learnt.flatMap(({ cueWorth }) => [...cueWorth])),
  scale,
  temperature: Math.round(mean(temperatures) * 100) / 100,
  features: Object.fromEntries([...features].sort(([a], [b]) => (a < b ? -1 : 1))),
};
writeFileSync('engine/write/models/recogniser.json', `${JSON.stringify(model)}\n`);
console.log(`${features.size} features stored`);
