import { reportsFolder } from '../paths.mjs';
import { countReports, describeCounts } from './counts.mjs';

console.log(`\nTotal: ${describeCounts(countReports(reportsFolder))}`);
