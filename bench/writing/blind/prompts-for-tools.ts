import { engineHere } from '../../../server/adapters/assistant/engine-threads/engine-here.ts';
import type { Analyst, Writer } from '../../../server/adapters/assistant/port.ts';
import { ModelFailure, type ModelMessage } from '../../../server/adapters/models/port.ts';
import { analystOfModel } from '../../../server/writing/analyst-of-model.ts';
import { embeddedAnalyst } from '../../../server/writing/embedded-analyst.ts';
import { embeddedWriter } from '../../../server/writing/embedded-writer.ts';
import { modelWriter } from '../../../server/writing/model-writer.ts';
import { scriptedModel } from '../../../server/writing/testing/scripted-model.ts';
import type { WritingEntry } from '../../../server/writing/writing-log.ts';
import { linesOf } from './talk-file.ts';

// For each request of a file, one JSON line with the messages that the product would send to a model; none where it would not ask:
//   npx tsx bench/writing/blind/prompts-for-tools.ts openers|dates|silence|advice|bios REQUESTS.jsonl
// With --embedded: what the embedded engine answers instead. With --answers ANSWERS.jsonl ({"id","answer"}): what the product makes of
// a model's answers, names put back and checks done.

type Row = { id: string };
interface Assistant {
  analyst: Analyst;
  writer: Writer;
}

/** A request is the port's own, with an `id`. */
const kinds: Record<string, (assistant: Assistant, request: never) => Promise<unknown>> = {
  openers: ({ analyst }, request) => analyst.writeOpeners(request),
  dates: ({ analyst }, request) => analyst.planDate(request),
  silence: ({ analyst }, request) => analyst.diagnoseSilence(request),
  advice: ({ analyst }, request) => analyst.rateBio(request),
  bios: ({ writer }, request) => writer.bios(request),
};

const [kind = '', file = '', option, answersFile = ''] = process.argv.slice(2);
const run = kinds[kind];
if (!run || file === '') throw new Error(`usage: prompts-for-tools.ts ${Object.keys(kinds).join('|')} REQUESTS.jsonl`);
const answers = new Map(
  option === '--answers' ? linesOf<Row & { answer: unknown }>(answersFile).map(({ id, answer }) => [id, answer]) : [],
);

for (const { id, ...request } of linesOf<Row>(file)) {
  if (option === '--embedded') {
    const embedded = { analyst: embeddedAnalyst(engineHere), writer: embeddedWriter(engineHere) };
    console.log(JSON.stringify({ id, answer: await run(embedded, request as never) }));
    continue;
  }
  const asked: ModelMessage[][] = [];
  const entries: WritingEntry[] = [];
  // The first question is answered, and none after it: there is nobody to ask for a repair.
  const server = scriptedModel((messages) => {
    asked.push(messages);
    const answer = answers.get(id);
    if (answer === undefined || asked.length > 1) throw new ModelFailure('paused');
    return typeof answer === 'string' ? answer : JSON.stringify(answer);
  });
  const log = (entry: WritingEntry) => void entries.push(entry);
  const writer = modelWriter({ server, engine: engineHere, log });
  const answer = await run(
    { analyst: analystOfModel({ server, engine: engineHere, writer, log }), writer },
    request as never,
  );
  if (option !== '--answers') console.log(JSON.stringify({ id, messages: asked[0] ?? null }));
  else console.log(JSON.stringify({ id, answer, faults: entries.flatMap(({ faults }) => faults) }));
}
