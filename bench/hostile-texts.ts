import { readTurn } from '#engine/understand/read-turn.ts';
import { createPseudonyms } from '../server/adapters/assistant/writing/privacy/pseudonyms.ts';
import { hostileWalls } from '../server/adapters/assistant/writing/testing/hostile-walls.ts';

// How long conversations are read, and names and contact details looked for, in texts that make patterns backtrack. A request does this
// for up to 40 messages, on the server's own thread.

/** For all of them together. */
const targetMs = 1_500;

// The first reading loads lexicons and models.
readTurn([{ from: 'match', text: 'Coucou' }]);

let totalMs = 0;
for (const wall of hostileWalls) {
  const startedAt = performance.now();
  createPseudonyms([wall]).hide(wall);
  readTurn([
    { from: 'moi', text: wall },
    { from: 'match', text: wall },
  ]);
  const tookMs = performance.now() - startedAt;
  totalMs += tookMs;
  process.stdout.write(`  «${wall.slice(0, 16)}…», ${wall.length} characters: ${tookMs.toFixed(1)} ms\n`);
}
process.stdout.write(
  `${hostileWalls.length} hostile texts: ${totalMs.toFixed(0)} ms (target ≤ ${targetMs}, ${(totalMs / targetMs).toFixed(2)})\n`,
);
process.exit(totalMs <= targetMs ? 0 : 1);
