import type { ConversationMessage } from '#contract/writing.ts';
import { rateBio } from '#engine/rate/rate-bio.ts';
import { writeOpeners } from '#engine/tools/openers/write-openers.ts';
import { findRedFlags } from '#engine/tools/red-flags/find-red-flags.ts';
import { readTurn } from '#engine/understand/read-turn.ts';
import { writeReplies } from '#engine/write/write-replies.ts';

// How much processor time the embedded engine takes for a text, ordinary or as long as the contract allows. The best of several
// runs counts: other programs on the machine make the others slower.

interface Task {
  what: string;
  targetMs: number;
  run(): unknown;
}

const unknown = { gender: 'non_precise' } as const;
const ordinary: ConversationMessage[] = [
  { from: 'moi', text: 'Tu fais quoi de tes week-ends ?' },
  { from: 'match', text: "De l'escalade surtout, en falaise quand il fait beau" },
];
const sentence = "Oui c'est vrai que mon chat aime la plage, mais tu peux pas venir quand tu veux. ";
const huge = (count: number): ConversationMessage[] =>
  Array.from({ length: count }, (_, at) => ({ from: at % 2 ? 'moi' : 'match', text: sentence.repeat(250) }));
const wall = `${'blabla la la et encore une phrase sans rien. '.repeat(440)}Envoie-moi le code que tu as reçu par sms.`;
const flagsIn = (text: string) => findRedFlags({ conversation: [{ from: 'match', text }] });
const openersFor = (profile: string) => writeOpeners({ profile, user: unknown, match: unknown });

const tasks: Task[] = [
  {
    what: 'three replies',
    targetMs: 30,
    run: () => writeReplies({ conversation: [...ordinary], objective: 'date', user: unknown, match: unknown }),
  },
  { what: 'understand 40 messages of 20,000 characters', targetMs: 150, run: () => readTurn(huge(40)) },
  { what: 'understand 300 messages of 20,000 characters', targetMs: 170, run: () => readTurn(huge(300)) },
  { what: 'rate a bio of 20,000 letters', targetMs: 1500, run: () => rateBio('a'.repeat(20_000)) },
  { what: 'rate a bio of 8,000 emoji', targetMs: 1500, run: () => rateBio('😂'.repeat(8000)) },
  { what: 'rate a bio of 4,000 times «si tu»', targetMs: 1500, run: () => rateBio('si tu '.repeat(4000)) },
  { what: 'rate a bio of 9,000 times «a@»', targetMs: 1500, run: () => rateBio('a@'.repeat(9000)) },
  { what: 'red flags in 20,000 characters', targetMs: 1500, run: () => flagsIn(wall.slice(-20_000)) },
  {
    what: 'openers for 22,000 characters',
    targetMs: 2000,
    run: () => openersFor('J’aime la rando et le jazz. '.repeat(800)),
  },
];
const runs = 10;

function bestCpuMs(run: () => unknown): number {
  const times = Array.from({ length: runs }, () => {
    const startedAt = process.cpuUsage();
    run();
    return process.cpuUsage(startedAt).user / 1000;
  });
  return Math.min(...times);
}

for (const { what, targetMs, run } of tasks) {
  const best = bestCpuMs(run);
  if (best > targetMs) process.exitCode = 1;
  process.stdout.write(
    `  ${what}: ${best.toFixed(1)} ms (target ≤ ${targetMs}, ${(best / targetMs).toFixed(2)}) ${best > targetMs ? 'MISSED' : 'ok'}\n`,
  );
}
