import { likelihoods, openModel } from '#engine/learnt/linear-model.ts';
import { judgeNo } from '#engine/understand/find-signs.ts';
import { noLabels } from '#engine/understand/models/guess-no.ts';
import { heardTurn, noFeaturesOfRow } from './heard-turn.ts';
import { learn } from './learn.ts';
import { noPruning, noRows } from './lessons.ts';
import type { StopRow } from './stop-rows.ts';

// How rules and model together judge the training rows, each row by a model that has not seen it nor any row after the same words of the
// user. The thresholds of find-signs.ts are chosen by this table: `tsx bench/turns/cross-validate-noes.ts [--rows]`.

const folds = 5;
const rows = noRows().map((row) => ({ row, features: noFeaturesOfRow(row), fold: hashOf(row.before) % folds }));
const judged: { row: StopRow; outcome: string; probability: number }[] = [];

for (let fold = 0; fold < folds; fold++) {
  const seen = rows.filter((each) => each.fold !== fold);
  const model = openModel(
    learn(
      seen.map(({ row, features }) => ({ features, label: row.label })),
      noLabels,
      noPruning,
    ),
  );
  for (const { row, features } of rows.filter((each) => each.fold === fold)) {
    const [ordinary = 1, refusal = 0, unease = 0] = likelihoods(model, features);
    const guess = { refusal, unease, either: 1 - ordinary };
    const { message, before } = heardTurn(row);
    const [found] = judgeNo(message, before, () => guess);
    const isLimit = found?.kind.startsWith('boundary');
    const outcome = !found ? 'missed' : isLimit ? 'limit' : found.isSure ? 'stop' : 'caution';
    judged.push({ row, outcome, probability: guess.either });
  }
}

const sets = new Map<string, typeof judged>();
for (const each of judged) {
  for (const name of [
    each.row.author
      .split('/')
      .slice(0, each.row.author.startsWith('stops') ? 2 : 1)
      .join('/'),
    `all ${each.row.label}`,
  ])
    sets.set(name, [...(sets.get(name) ?? []), each]);
}
for (const [name, all] of [...sets].sort()) {
  const share = (outcome: string) =>
    `${outcome} ${((100 * all.filter((each) => each.outcome === outcome).length) / all.length).toFixed(1)} %`;
  console.log(`${name} (${all.length}): ${['stop', 'caution', 'limit', 'missed'].map(share).join(', ')}`);
}
if (process.argv.includes('--rows')) {
  for (const { row, outcome, probability } of judged) {
    const isOrdinary = row.label === 'ordinary';
    if (isOrdinary ? outcome !== 'stop' : outcome !== 'missed') continue;
    console.log(
      `${row.label} ${outcome} ${probability.toFixed(2)}: ${row.before} | ${row.turn}`.replaceAll('\n', ' / '),
    );
  }
}

function hashOf(text: string): number {
  let hash = 7;
  for (const letter of text) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return hash;
}
