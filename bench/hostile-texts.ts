import { readTurn } from '#engine/understand/read-turn.ts';
import { findDoubt } from '../server/writing/checks/doubts/find-doubt.ts';
import { createPseudonyms } from '../server/writing/privacy/pseudonyms.ts';
import { hostileWalls } from '../server/writing/testing/hostile-walls.ts';

// How long conversations are read, names and contact details looked for, and a model's reply compared with what the user said, in texts
// that make patterns backtrack. A request does this for up to 40 messages; reading is done in the engine's threads, the rest in the
// server's own.

/** For all of them together. */
const targetMs = 1_500;

// The first reading loads lexicons and models.
readTurn([{ from: 'match', text: 'Coucou' }]);

let totalMs = 0;
for (const wall of hostileWalls) {
  const startedAt = performance.now();
  createPseudonyms([wall]).hide(wall);
  findDoubt("Je t'y emmène samedi", {
    conversation: Array.from({ length: 20 }, () => ({ from: 'moi', text: wall.repeat(4) })),
    people: { user: 'femme', match: 'homme' },
  });
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
