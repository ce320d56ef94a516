import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { datePlans, openerLength, openerPack, silenceDiagnosis } from '#contract/tools.ts';
import { bioRating } from '#contract/writing.ts';
import { engineHere } from '../adapters/assistant/engine-threads/engine-here.ts';
import type { Analyst } from '../adapters/assistant/port.ts';
import { createBreaker } from '../adapters/models/calls/breaker.ts';
import { modelServer } from '../adapters/models/calls/model-calls.ts';
import { modelClient } from '../adapters/models/calls/model-client.ts';
import llamaPackage from '../adapters/models/local-model/llama-package.json' with { type: 'json' };
import { type LlamaProcess, openLlamaProcess } from '../adapters/models/local-model/llama-process.ts';
import { modelFileServer } from '../adapters/models/local-model/model-file-server.ts';
import { writeTinyModel } from '../adapters/models/local-model/testing/tiny-model.ts';
import type { ModelServer } from '../adapters/models/port.ts';
import { type ModelServerDouble, says, startModelServer } from '../adapters/models/testing/model-server.ts';
import { analystOfModel } from './analyst-of-model.ts';
import { embeddedAnalyst } from './embedded-analyst.ts';
import { modelWriter } from './model-writer.ts';
import { dateRequest, goodAnswers, listOf, openerRequest, ratingRequest, silenceRequest } from './testing/tools.ts';

// What the port promises of every analyst, run against the embedded engine, a server that speaks the protocol, and a process that
// answers like the one of a model in a file.

const timeoutMs = 30_000;
let double: ModelServerDouble;
let llama: LlamaProcess;
let folder: string;
beforeAll(async () => {
  double = await startModelServer();
  double.behave((response, asked) => {
    const format = asked.body.response_format as { json_schema: { schema: Record<string, unknown> } };
    return says(goodAnswers[listOf(format.json_schema.schema)] ?? '')(response, asked);
  });
  folder = mkdtempSync(join(tmpdir(), 'declic-analysts-'));
  const file = join(folder, 'tiny.gguf');
  writeTinyModel(file);
  mkdirSync(join(folder, dirname(llamaPackage.entry)), { recursive: true });
  writeFileSync(join(folder, llamaPackage.entry), '');
  const program = new URL('../adapters/models/local-model/testing/scripted-llama.mjs', import.meta.url);
  llama = openLlamaProcess({ file, llamaFolder: folder, maxContextTokens: 8_192, program, onProblem: () => {} });
});
afterAll(async () => {
  await double.close();
  await llama.close();
  rmSync(folder, { recursive: true });
});

const via = (server: ModelServer): Analyst => {
  const log = () => {};
  const engine = engineHere;
  return analystOfModel({ server, engine, writer: modelWriter({ server, engine, log }), log });
};
const viaUrl = () => {
  const client = modelClient({ baseUrl: double.url, apiKey: 'key', model: 'm', timeoutMs });
  return via(modelServer({ client, breaker: createBreaker(), budget: { take: async () => true }, timeoutMs }));
};

describe.each<[vendor: string, make: () => Analyst]>([
  ['embedded', () => embeddedAnalyst(engineHere)],
  ['model by URL', viaUrl],
  ['model in a file', () => via(modelFileServer({ llama, timeoutMs }))],
])('the analyst «%s»', (vendor, make) => {
  const isModel = vendor !== 'embedded';

  it('writes ten openers of 60 to 180 characters that differ', async () => {
    const pack = await make().writeOpeners(openerRequest);
    expect(openerPack.parse(pack)).toEqual(pack);
    expect(new Set(pack.openers.map(({ content }) => content)).size).toBe(10);
    for (const { content } of pack.openers) {
      expect(content.length).toBeGreaterThanOrEqual(openerLength.min);
      expect(content.length).toBeLessThanOrEqual(openerLength.max);
    }
    expect(pack.openers.some(({ content }) => content.includes('tribunal'))).toBe(isModel);
  });

  it('plans three dates within the budget, each with its sums', async () => {
    const planned = await make().planDate(dateRequest);
    expect(datePlans.parse(planned)).toEqual(planned);
    expect({ city: planned.city, count: planned.plans.length }).toEqual({ city: 'Lyon', count: 3 });
    for (const { steps, costEuros, durationMinutes, safety, message } of planned.plans) {
      expect(costEuros).toBeLessThanOrEqual(50);
      expect(costEuros).toBe(steps.reduce((sum, step) => sum + step.costEuros, 0));
      expect(durationMinutes).toBe(steps.reduce((sum, step) => sum + step.minutes, 0));
      expect(safety).not.toBe('');
      expect(message).toContain('[ton jour]');
    }
    expect(planned.plans[0]?.title === "Le marché à l'aveugle").toBe(isModel);
  });

  it('tells the same diagnosis of a silence, with three follow-ups at the same moments', async () => {
    const diagnosis = await make().diagnoseSilence(silenceRequest);
    const engines = await embeddedAnalyst(engineHere).diagnoseSilence(silenceRequest);
    expect(silenceDiagnosis.parse(diagnosis)).toEqual(diagnosis);
    expect({ ...diagnosis, followUps: [] }).toEqual({ ...engines, followUps: [] });
    expect(diagnosis.followUps.map(({ when }) => when)).toEqual(engines.followUps.map(({ when }) => when));
    expect(diagnosis.followUps[0]?.content.includes('Cligne deux fois')).toBe(isModel);
  });

  it('gives a bio the same score, with three pieces of advice at least', async () => {
    const { feedback, ...measured } = await make().rateBio(ratingRequest);
    const { feedback: engines, ...same } = await embeddedAnalyst(engineHere).rateBio(ratingRequest);
    expect(bioRating.parse({ feedback, ...measured })).toMatchObject({ feedback });
    expect(measured).toEqual(same);
    expect(feedback.length).toBeGreaterThanOrEqual(3);
    expect(feedback.some((advice) => engines.includes(advice))).toBe(!isModel);
  });

  it('finds the same red flags', async () => {
    const conversation = [{ from: 'match' as const, text: 'Tu peux m’envoyer 200 euros par PCS ? Je te rembourse' }];
    expect(await make().findRedFlags(conversation)).toEqual(
      await embeddedAnalyst(engineHere).findRedFlags(conversation),
    );
  });

  it('offers no follow-up after a no, and no opener to a minor', async () => {
    const conversation = [
      { from: 'moi' as const, text: 'On se voit samedi ?' },
      { from: 'match' as const, text: "Non merci, tu ne m'intéresses pas, désolée" },
    ];
    const { stop, followUps } = await make().diagnoseSilence({ ...silenceRequest, conversation });
    expect({ stop, followUps }).toEqual({ stop: true, followUps: [] });
    expect((await make().writeOpeners({ ...openerRequest, profile: "J'ai 16 ans, fan de jazz" })).openers).toEqual([]);
  });
});
