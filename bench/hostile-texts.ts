import { createPseudonyms } from '../server/adapters/assistant/writing/privacy/pseudonyms.ts';
import { hostileWalls } from '../server/adapters/assistant/writing/testing/hostile-walls.ts';

// How long names and contact details are looked for in texts that make patterns backtrack. A request to a model does this for
// each of up to 40 messages, on the server's own thread.

const targetMs = 300;

let slowestMs = 0;
for (const wall of hostileWalls) {
  const startedAt = performance.now();
  createPseudonyms([wall]).hide(wall);
  const tookMs = performance.now() - startedAt;
  slowestMs = Math.max(slowestMs, tookMs);
  process.stdout.write(`  «${wall.slice(0, 12)}…», ${wall.length} characters: ${tookMs.toFixed(1)} ms\n`);
}
process.stdout.write(
  `the slowest hostile text: ${slowestMs.toFixed(1)} ms (target ≤ ${targetMs}, ${(slowestMs / targetMs).toFixed(2)})\n`,
);
process.exit(slowestMs <= targetMs ? 0 : 1);
