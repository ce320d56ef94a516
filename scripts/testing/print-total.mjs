import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { reportsFolder } from '../paths.mjs';
import { countReports, describeCounts } from './counts.mjs';
import { describeFailure, listAllFailures } from './failures.mjs';

// Ends `.ci/run`: each failed test by name with its reason, then the sum of all reports.

const names = existsSync(reportsFolder) ? readdirSync(reportsFolder).filter((name) => name.endsWith('.json')) : [];
const reports = names.map((name) => path.join(reportsFolder, name));
for (const failure of listAllFailures(reports)) console.log(`\n${describeFailure(failure)}`);
console.log(`\nTotal: ${describeCounts(countReports(reports))}`);
