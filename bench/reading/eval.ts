import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { baselineOf } from './evaluate/baseline.ts';
import { cachedSplit } from './evaluate/cached-split.ts';
import { readAll } from './evaluate/read-all.ts';
import { reportOf } from './evaluate/report.ts';
import { appTable, madeTable, printed, targetTable } from './evaluate/tables.ts';
import { checkTargets } from './evaluate/targets.ts';
import { pictureSets } from './render-split.ts';
import { splits } from './scene.ts';
import { characterErrorRate } from './score/summary.ts';

const usage =
  'Usage: npm run eval:reading -- [--split test|dev] [--set varied|wide|photographed] [--limit N] [--only APP] [--worst N] [--no-baseline] [--report]';
const { values } = parseArgs({
  options: {
    split: { type: 'string', default: 'test' },
    limit: { type: 'string' },
    only: { type: 'string' },
    worst: { type: 'string', default: '0' },
    /** On screens unlike the usual ones. */
    set: { type: 'string', default: 'usual' },
    'no-baseline': { type: 'boolean', default: false },
    report: { type: 'boolean', default: false },
    /** The built program of the reader's threads, so that times are those of the product. */
    worker: { type: 'string' },
  },
});
const split = splits.find((name) => name === values.split);
const set = pictureSets.find((name) => name === values.set);
const isWhole = !values.limit && !values.only;
if (!split || !set || (values.report && (!isWhole || set !== 'usual'))) {
  console.error(`${usage}\nThe report is of a whole usual split.`);
  process.exit(2);
}

const { folder, index } = await cachedSplit(split, set);
const isWanted = ({ app }: { app: string }) => !values.only || app === values.only;
const limit = values.limit ? Number(values.limit) : index.chats.length;
const share = <T>(list: T[]) => list.slice(0, Math.ceil((list.length * limit) / index.chats.length));
const results = await readAll(
  folder,
  {
    chats: index.chats.filter(isWanted).slice(0, limit),
    refused: values.only ? [] : share(index.refused),
    stitches: share(index.stitches).filter(isWanted),
  },
  values.worker ? { workerProgram: pathToFileURL(values.worker) } : {},
);
const chats = results.chats.map(({ truth }) => truth);
const baseline = values['no-baseline'] ? null : await baselineOf(folder, chats);

console.log(`\n${printed(appTable(results.chats, baseline))}`);
console.log(`\n${printed(madeTable(results.chats))}`);
const checks = checkTargets(results);
console.log(`\n${printed(targetTable(checks))}`);

const worst = [...results.chats].sort((a, b) => characterErrorRate(b.score) - characterErrorRate(a.score));
for (const { truth, score, refusal } of worst.slice(0, Number(values.worst))) {
  console.log(`\n${truth.file}: ${(characterErrorRate(score) * 100).toFixed(1)} %${refusal ? `, ${refusal}` : ''}`);
  for (const fault of score.faults) console.log(`  ${fault}`);
}
if (Number(values.worst) > 0) {
  for (const { truth, refusal } of results.refused)
    if (refusal !== truth.refused) console.log(`\n${truth.file}: ${refusal ?? 'read as a chat'}, not ${truth.refused}`);
  for (const { truth, score } of results.stitches)
    if (!score.isRight) console.log(`\n${truth.files[0]}…\n  ${score.faults.join('\n  ')}`);
}
if (values.report) {
  writeFileSync(new URL('../../docs/eval-reading.md', import.meta.url), reportOf(split, results, baseline));
  console.log('\ndocs/eval-reading.md is written.');
}
process.exitCode = checks.some(({ isMet }) => isMet === false) ? 1 : 0;
