import { measureCrowd } from './photos/crowd.ts';
import { timeSteps } from './photos/time-steps.ts';

// `npm run bench:photos`: how long the analysis and the retouch of one photo take, and what twenty at once cost the whole server.

const missed = [...(await timeSteps()), ...(await measureCrowd())];
for (const what of missed) console.log(`  missed: ${what}`);
process.exit(missed.length > 0 ? 1 : 0);
