import './setup/node-version.mjs';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { reportsFolder, root } from './paths.mjs';
import { demands } from './proof/demands.mjs';
import { readFigures } from './proof/figures.mjs';
import { judge } from './proof/judge.mjs';
import { outcomesOf } from './proof/outcomes.mjs';
import { proofDocument } from './proof/table.mjs';

// `npm run proof`: writes docs/proof.md from the last reports of every test command, and fails if a demand is not proven.

const reports = existsSync(reportsFolder) ? readdirSync(reportsFolder).filter((name) => name.endsWith('.json')) : [];
const runs = {
  outcomes: reports.flatMap((name) =>
    outcomesOf(JSON.parse(readFileSync(path.join(reportsFolder, name), 'utf8')), root),
  ),
  figures: readFigures(),
  changedAt: (/** @type {string} */ file) => statSync(path.join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? 0,
};
const rows = demands.map((demand) => ({ demand, judgement: judge(demand, runs) }));
writeFileSync(path.join(root, 'docs/proof.md'), proofDocument(rows));

const unproven = rows.filter(({ judgement }) => judgement.problems.length > 0);
for (const { demand, judgement } of unproven)
  console.error(`${demand.demand}\n    ${judgement.problems.join('\n    ')}`);
console.log(`${rows.length - unproven.length} of ${rows.length} demands are proven: docs/proof.md`);
process.exit(unproven.length > 0 ? 1 : 0);
