import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { noes as refusals } from '#engine/understand/testing/refusal-talks.ts';
import { verdictCases } from '#engine/understand/testing/verdict-cases.ts';
import type { Turn } from '#engine/understand/turn-kind/features.ts';
import { guessWith, openModel } from '#engine/understand/turn-kind/guess-kind.ts';
import { type Labelled, learn } from './learn.ts';

// Learns which kind a turn is from the labelled ones, and writes the weights. How good it is, is told by leaving each file out in
// turn: its author's turns are then new.

const folder = `${import.meta.dirname}/labelled`;
const target = `${import.meta.dirname}/../../engine/understand/turn-kind/weights.json`;

const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
const turnsOf = new Map(
  files.map((name) => [name, JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')) as Labelled[]]),
);
const noes = [...refusals, ...stops()].map((talk): Labelled => ({ ...lastTurnOf(talk), kind: 'no' }));

let right = 0;
let near = 0;
let all = 0;
const mixed = new Map<string, number>();
for (const name of files) {
  const rest = files.filter((other) => other !== name).flatMap((other) => turnsOf.get(other) ?? []);
  const model = openModel(learn([...rest, ...noes]));
  const own = turnsOf.get(name) ?? [];
  let ownRight = 0;
  for (const turn of own) {
    const [first, second] = guessWith(model, turn);
    all++;
    if (first?.kind === turn.kind) ownRight++;
    else mixed.set(`${turn.kind} → ${first?.kind}`, (mixed.get(`${turn.kind} → ${first?.kind}`) ?? 0) + 1);
    if (first?.kind === turn.kind || second?.kind === turn.kind) near++;
  }
  right += ownRight;
  console.log(`${name}, left out: ${share(ownRight, own.length)} of ${own.length} right`);
}
console.log(`in all ${share(right, all)} right, ${share(near, all)} among the first two`);
for (const [pair, count] of [...mixed].sort((a, b) => b[1] - a[1]).slice(0, 14)) console.log(`  ${count} × ${pair}`);

const stored = learn([...[...turnsOf.values()].flat(), ...noes]);
writeFileSync(target, `${JSON.stringify(stored)}\n`);
console.log(`${stored.features.length} features written`);

/** Talks that end in a no or in unease; minors and danger are for other rules. */
function stops(): string[] {
  return Object.entries(verdictCases)
    .filter(([name, { verdict }]) => verdict === 'stop' && /\bno\b|someone else|discomfort/.test(name))
    .flatMap(([, { talks }]) => talks.map((talk) => talk.join(' | ')));
}

/** «> Un ciné ? | < Non merci» */
function lastTurnOf(talk: string): Turn {
  const messages = talk.split(' | ');
  const start = messages.findLastIndex((message) => message.startsWith('>')) + 1;
  return {
    before: messages[start - 1]?.slice(2) ?? '',
    turn: messages
      .slice(start)
      .map((message) => message.slice(2))
      .join('\n'),
  };
}

function share(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(1)} %`;
}
