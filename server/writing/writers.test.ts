import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { advice as adviceSchema, bioLength, generatedBio, type Reply, tones } from '#contract/writing.ts';
import { engineHere } from '../adapters/assistant/engine-threads/engine-here.ts';
import type { Writer, WritingEngine } from '../adapters/assistant/port.ts';
import { createBreaker } from '../adapters/models/calls/breaker.ts';
import { modelServer } from '../adapters/models/calls/model-calls.ts';
import { modelClient } from '../adapters/models/calls/model-client.ts';
import llamaPackage from '../adapters/models/local-model/llama-package.json' with { type: 'json' };
import { type LlamaProcess, openLlamaProcess } from '../adapters/models/local-model/llama-process.ts';
import { modelFileServer } from '../adapters/models/local-model/model-file-server.ts';
import { writeTinyModel } from '../adapters/models/local-model/testing/tiny-model.ts';
import { type ModelServerDouble, says, startModelServer } from '../adapters/models/testing/model-server.ts';
import { embeddedWriter } from './embedded-writer.ts';
import { modelWriter } from './model-writer.ts';
import { answerWith, goodBios, talk } from './testing/talks.ts';

// What the port promises of every writer, run against the embedded engine, a server that speaks the protocol, and a process that
// answers like the one of a model in a file.

let double: ModelServerDouble;
beforeAll(async () => {
  double = await startModelServer();
  double.behave((response, asked) => {
    const isBio = asked.body.messages[0]?.content.includes('bios');
    return says(isBio ? JSON.stringify({ bios: goodBios.map((content) => ({ content })) }) : answerWith())(
      response,
      asked,
    );
  });
});
afterAll(async () => await double.close());

const viaModel = (): Writer => {
  const timeoutMs = 30_000;
  const client = modelClient({ baseUrl: double.url, apiKey: 'key', model: 'm', timeoutMs });
  const breaker = createBreaker();
  return modelWriter({
    server: modelServer({ client, breaker, budget: { take: async () => true }, timeoutMs }),
    engine: engineHere,
    log: () => {},
  });
};

/** The model in a file, with a program in the place of llama.cpp; one process for all tests. */
let llama: LlamaProcess;
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'declic-writers-'));
  const file = join(folder, 'tiny.gguf');
  writeTinyModel(file);
  mkdirSync(join(folder, dirname(llamaPackage.entry)), { recursive: true });
  writeFileSync(join(folder, llamaPackage.entry), '');
  const program = new URL('../adapters/models/local-model/testing/scripted-llama.mjs', import.meta.url);
  const onProblem = () => {};
  llama = openLlamaProcess({ file, llamaFolder: folder, maxContextTokens: 8_192, program, onProblem });
});
afterAll(async () => {
  await llama.close();
  rmSync(folder, { recursive: true });
});
const viaModelFile = (): Writer =>
  modelWriter({ server: modelFileServer({ llama, timeoutMs: 30_000 }), engine: engineHere, log: () => {} });

describe.each<[vendor: string, name: WritingEngine, make: () => Writer]>([
  ['embedded', 'local', () => embeddedWriter(engineHere)],
  ['model by URL', 'model', viaModel],
  ['model in a file', 'model', viaModelFile],
])('the writer «%s»', (_, name, make) => {
  // @demand harmful-lines
  it('writes no bio about an interest that harms', async () => {
    const ask = (interests: string) => make().bios({ style: 'fun', interests, gender: 'homme' });
    const mixed = await ask('nazisme, chasse aux arabes, muscu');
    expect(mixed.kind).toBe('written');
    expect(JSON.stringify(mixed)).toMatch(/muscu/i);
    expect(JSON.stringify(mixed)).not.toMatch(/arabe|nazi/i);
    expect(await ask('chasse aux arabes, les lycéennes')).toMatchObject({ kind: 'refused', reason: 'unfit' });
  });

  it('answers with three replies in the order of the tones', async () => {
    const { advice, engine, replyEngines, fallback } = await make().reply(talk);
    expect(adviceSchema.parse(advice)).toEqual(advice);
    expect(advice.replies.map(({ tone }) => tone)).toEqual([...tones]);
    expect(new Set(advice.replies.map(({ content }) => content)).size).toBe(3);
    expect({ engine, replyEngines, fallback }).toEqual({
      engine: name,
      replyEngines: [name, name, name],
      fallback: null,
    });
  });

  it('hands on each reply once, in order', async () => {
    const told: [Reply, WritingEngine][] = [];
    const { advice } = await make().reply(talk, { onReply: (...reply) => void told.push(reply) });
    expect(told.map(([reply]) => reply)).toEqual(advice.replies);
    expect(told.map(([, engine]) => engine)).toEqual([name, name, name]);
  });

  it('answers a no with one graceful exit at most, written by the engine', async () => {
    const conversation = [
      { from: 'moi' as const, text: 'On se voit samedi ?' },
      { from: 'match' as const, text: "Non merci, tu ne m'intéresses pas, désolée" },
    ];
    const told: Reply[] = [];
    const { advice, engine } = await make().reply(
      { ...talk, conversation, objective: 'date' },
      { onReply: (reply) => void told.push(reply) },
    );
    expect(advice.verdict).toBe('stop');
    expect(advice.replies.length).toBeLessThanOrEqual(1);
    expect(told).toEqual(advice.replies);
    expect(engine).toBe('local');
  });

  it('writes nothing for a minor', async () => {
    const { advice, engine } = await make().reply({ ...talk, conversation: [{ from: 'match', text: "j'ai 15 ans" }] });
    expect({ verdict: advice.verdict, replies: advice.replies, engine }).toEqual({
      verdict: 'stop',
      replies: [],
      engine: 'local',
    });
  });

  it('writes openings for an empty conversation', async () => {
    expect((await make().reply({ ...talk, conversation: [] })).advice.replies.length).toBeGreaterThan(0);
  });

  it('rejects with the reason of an aborted signal', async () => {
    const reason = new Error('gone');
    await expect(make().reply(talk, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    const request = { style: 'fun', interests: 'jazz', gender: 'femme' } as const;
    await expect(make().bios(request, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
  });

  it('writes three bios of 80 to 140 characters', async () => {
    const written = await make().bios({ style: 'fun', interests: 'rando, jazz et mon chat Pixel', gender: 'femme' });
    if (written.kind !== 'written') throw new Error('refused');
    expect(written).toMatchObject({ engine: name, bioEngines: [name, name, name], fallback: null });
    for (const bio of written.bios) {
      expect(generatedBio.parse(bio)).toEqual(bio);
      expect(bio.characterCount).toBeGreaterThanOrEqual(bioLength.min);
      expect(bio.characterCount).toBeLessThanOrEqual(bioLength.max);
    }
  });

  it.each(['', 'plan cul', "j'ai 15 ans, foot"])('refuses bios about «%s» in French', async (interests) => {
    expect(await make().bios({ style: 'fun', interests, gender: 'homme' })).toMatchObject({
      kind: 'refused',
      message: expect.stringMatching(/\p{L}/u),
    });
  });
});
