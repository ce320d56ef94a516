import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { reportsFolder } from '../paths.mjs';
import { countReports, describeCounts } from './counts.mjs';
import { describeDuration } from './duration.mjs';
import { describeFailure, listAllFailures } from './failures.mjs';
import { describeOverrun } from './stages.mjs';

// Ends `.ci/run`, which hands over how many seconds it took: each failed test by name with its reason, whether the run took longer
// than it may, then the sum of all reports.

/** What `.ci/run` may take on two idle cores. */
const budgetMinutes = 20;

const names = existsSync(reportsFolder) ? readdirSync(reportsFolder).filter((name) => name.endsWith('.json')) : [];
const reports = names.map((name) => path.join(reportsFolder, name));
for (const failure of listAllFailures(reports)) console.log(`\n${describeFailure(failure)}`);
const ms = Number(process.argv[2] ?? 0) * 1000;
console.log(`\n${describeOverrun('.ci/run', ms, budgetMinutes) ?? `.ci/run took ${describeDuration(ms)}.`}`);
console.log(`\nTotal: ${describeCounts(countReports(reports))}`);
