import { reportsFolder } from '../paths.mjs';
import { countReports, describeCounts } from './counts.mjs';
import { describeFailure, listAllFailures } from './failures.mjs';

// The last words of a long run: each failure by name with its reason, then the counts.

for (const failure of listAllFailures(reportsFolder)) console.log(`\n${describeFailure(failure)}`);
console.log(`\nTotal: ${describeCounts(countReports(reportsFolder))}`);
