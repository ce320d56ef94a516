import './setup/node-version.mjs';
import { statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { reportsFolder, root } from './paths.mjs';
import { readFigures, readReports } from './proof/figures.mjs';
import { outcomesOf } from './proof/outcomes.mjs';
import { proofDocument, prove } from './proof/prove.mjs';
import { demandsAndTags } from './proof/tags.mjs';

// `npm run proof`: writes docs/proof.md from the last reports of every test command, and fails if a demand is not proven.

const { demands, tags } = demandsAndTags();
const figures = readFigures();
const outcomes = [...readReports(reportsFolder).values()].flatMap((report) => outcomesOf(report, root));
const proofs = prove(demands, tags, {
  outcomes,
  figures,
  changedAt: (file) => statSync(path.join(root, file)).mtimeMs,
});
writeFileSync(path.join(root, 'docs/proof.md'), proofDocument(proofs, figures));

const unproven = proofs.filter(({ problems }) => problems.length > 0);
for (const { demand, problems } of unproven) console.error(`${demand.id}\n    ${problems.join('\n    ')}`);
console.log(`${proofs.length - unproven.length} of ${proofs.length} demands are proven: docs/proof.md`);
process.exit(unproven.length > 0 ? 1 : 0);
