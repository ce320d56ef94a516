import './setup/node-version.mjs';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { reportsFolder, root } from './paths.mjs';
import { readFigures } from './proof/figures.mjs';
import { outcomesOf } from './proof/outcomes.mjs';
import { proofDocument, prove } from './proof/prove.mjs';
import { demandsAndTags } from './proof/tags.mjs';

// `npm run proof`: writes docs/proof.md from the last reports of every test command, and fails if a demand is not proven.

const reports = existsSync(reportsFolder) ? readdirSync(reportsFolder).filter((name) => name.endsWith('.json')) : [];
const { demands, tags } = demandsAndTags();
const proofs = prove(demands, tags, {
  outcomes: reports.flatMap((name) =>
    outcomesOf(JSON.parse(readFileSync(path.join(reportsFolder, name), 'utf8')), root),
  ),
  figures: readFigures(),
  changedAt: (file) => statSync(path.join(root, file)).mtimeMs,
});
writeFileSync(path.join(root, 'docs/proof.md'), proofDocument(proofs, readFigures()));

const unproven = proofs.filter(({ problems }) => problems.length > 0);
for (const { demand, problems } of unproven) console.error(`${demand.id}\n    ${problems.join('\n    ')}`);
console.log(`${proofs.length - unproven.length} of ${proofs.length} demands are proven: docs/proof.md`);
process.exit(unproven.length > 0 ? 1 : 0);
