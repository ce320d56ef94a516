import { readFileSync } from 'node:fs';
import type { ConversationMessage, Objective } from '#contract/writing.ts';
import { readTurn } from '#engine/understand/read-turn.ts';

// How often the engine stops, or asks for caution, on conversations whose kind is known: `tsx bench/turns/measure-stops.ts <file>`.
// The file has a conversation a line, `{kind, conversation}`; without a kind it counts as ordinary.

interface Talk {
  id?: string;
  kind?: string;
  objective?: Objective;
  conversation: ConversationMessage[];
}

/** Messages of a missed conversation that are printed. */
const shown = 4;

const [file, ...options] = process.argv.slice(2);
if (!file) throw new Error('usage: tsx bench/turns/measure-stops.ts <conversations.jsonl> [--caution]');
const talks = readFileSync(file, 'utf8')
  .split('\n')
  .filter((line) => line.trim() !== '')
  .map((line) => JSON.parse(line) as Talk);
const judgedTalks = talks.map(judged);
const byKind = new Map(
  [...new Set(judgedTalks.map(({ kind }) => kind))].map((kind) => [
    kind,
    judgedTalks.filter((talk) => talk.kind === kind),
  ]),
);

for (const [kind, all] of byKind) {
  const count = (outcome: string) => all.filter((talk) => talk.outcome === outcome).length;
  const share = (number: number) => `${number} (${((100 * number) / all.length).toFixed(1)} %)`;
  const parts = ['stop', 'caution', 'go on'].map((outcome) => `${outcome} ${share(count(outcome))}`);
  console.log(`\n${kind}: ${all.length} conversations, ${parts.join(', ')}`);
  for (const talk of all.filter(isMiss)) console.log(`  ${talk.outcome}: ${lastMessages(talk)}`);
}

function judged(talk: Talk) {
  const situation = readTurn(talk.conversation, { objective: talk.objective ?? 'continue' });
  const outcome = situation.verdict === 'stop' ? 'stop' : situation.caution ? 'caution' : 'go on';
  return { ...talk, kind: talk.kind ?? 'ordinary', outcome };
}

/** Of ordinary talks those that are stopped, with --caution also the doubtful ones; of the others those that pass unnoticed. */
function isMiss({ kind, outcome }: { kind: string; outcome: string }): boolean {
  if (kind !== 'ordinary') return outcome === 'go on' || (options.includes('--caution') && outcome === 'caution');
  return outcome === 'stop' || (options.includes('--caution') && outcome === 'caution');
}

function lastMessages({ id, conversation }: Talk): string {
  const lines = conversation.slice(-shown).map(({ from, text }) => `${from === 'moi' ? '>' : '<'} ${text}`);
  return `${id ?? ''} ${lines.join(' | ').replaceAll('\n', ' / ')}`;
}
