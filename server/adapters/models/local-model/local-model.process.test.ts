import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { replySchema } from '../../../writing/schemas.ts';
import { answerWith } from '../../../writing/testing/talks.ts';
import { type LlamaProcess, type LlamaProcessOptions, openLlamaProcess } from './llama-process.ts';
import type { FromLlama, LlamaQuestion, ToLlama } from './messages.ts';
import type { ModelFileProblem } from './model-file.ts';
import { testLlamaFolder } from './testing/llama-folder.ts';
import { writeTinyModel } from './testing/tiny-model.ts';

// llama.cpp itself, with a model of random weights that the tests write.

let llamaFolder: string;
let folder: string;
let file: string;
/** Its texts in quotes never end. */
let endless: string;
beforeAll(() => {
  llamaFolder = testLlamaFolder();
  folder = mkdtempSync(join(tmpdir(), 'declic-model-'));
  file = join(folder, 'tiny.gguf');
  endless = join(folder, 'endless.gguf');
  writeTinyModel(file);
  writeTinyModel(endless, { quoteBias: -20 });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let open: LlamaProcess[] = [];
afterEach(async () => {
  for (const llama of open) await llama.close();
  open = [];
});

function openModel(options: Partial<LlamaProcessOptions> = {}) {
  const problems: ModelFileProblem['kind'][] = [];
  const onProblem = ({ kind }: ModelFileProblem) => void problems.push(kind);
  const llama = openLlamaProcess({ file, llamaFolder, maxContextTokens: 4_096, onProblem, ...options });
  open.push(llama);
  return { llama, problems };
}

const question = (...turns: string[]): LlamaQuestion => ({
  messages: [
    { role: 'system', content: 'Tu écris.' },
    ...turns.map((content, index) => ({ role: index % 2 === 0 ? ('user' as const) : ('assistant' as const), content })),
  ],
  schema: replySchema.json,
});
const patient = () => ({ signal: new AbortController().signal });

describe('a model in a file', () => {
  let llama: LlamaProcess;
  beforeAll(() => {
    llama = openLlamaProcess({ file, llamaFolder, maxContextTokens: 1_500, onProblem: () => {} });
  });
  afterAll(async () => await llama.close());

  it('answers in the form of the schema, piece by piece', async () => {
    const pieces: string[] = [];
    const text = await llama.ask(question('bonjour'), { ...patient(), onText: (piece) => void pieces.push(piece) });
    const { replies } = JSON.parse(text) as { replies: { tone: string; content: string; why: string }[] };
    expect(replies.length).toBeGreaterThan(0);
    for (const reply of replies) expect(Object.keys(reply)).toEqual(['tone', 'content', 'why']);
    expect(pieces.length).toBeGreaterThan(5);
    expect(pieces.join('')).toBe(text);
  });

  it('takes a repair: the answer before and what was wrong with it', async () => {
    const first = await llama.ask(question('bonjour'), patient());
    expect(JSON.parse(await llama.ask(question('bonjour', first, 'encore'), patient()))).toHaveProperty('replies');
  });

  it('refuses a prompt beyond the context instead of dropping its beginning', async () => {
    await expect(llama.ask(question('é'.repeat(600)), patient())).rejects.toMatchObject({ code: 'rejected' });
    expect(JSON.parse(await llama.ask(question('bonjour'), patient()))).toHaveProperty('replies');
  });

  it('fails at once with the reason of a signal that aborts, and answers the next question', async () => {
    const { llama } = openModel({ file: endless });
    const stopping = new AbortController();
    const asked = llama.ask(question('bonjour'), {
      signal: stopping.signal,
      onText: () => stopping.abort(new Error('the user left')),
    });
    await expect(asked).rejects.toThrow('the user left');
    const next = new AbortController();
    let pieces = 0;
    const onText = () => ++pieces === 20 && next.abort(new Error('enough'));
    await expect(llama.ask(question('encore'), { signal: next.signal, onText })).rejects.toThrow('enough');
  });
});

describe('the program that runs llama.cpp', () => {
  /** Asks, cancels at the first piece, and gives every message until the process has answered or failed. */
  async function listen(asked: LlamaQuestion): Promise<FromLlama[]> {
    const child = fork(new URL('./llama-from-sources.mjs', import.meta.url), { execArgv: [] });
    const tell = (message: ToLlama) => child.send(message);
    const messages: FromLlama[] = [];
    await new Promise<void>((resolve) => {
      child.on('message', (message: FromLlama) => {
        if ('loaded' in message) return void tell({ ask: asked, id: 1 });
        messages.push(message);
        if (messages.length === 1) tell({ cancel: 1 });
        if (!('piece' in message)) resolve();
      });
      tell({ load: { file: endless, llamaFolder, maxContextTokens: 8_192 } });
    });
    child.kill('SIGKILL');
    return messages;
  }

  it('stops generating when it is told to', async () => {
    const messages = await listen(question('bonjour'));
    expect(messages.at(-1)).toEqual({ id: 1, failed: 'cancelled' });
    // Uncancelled, the answer has 1,000 tokens.
    expect(messages.length).toBeLessThan(500);
  });
});

describe('a file that cannot be loaded', () => {
  const broken = (name: string, content: Buffer) => {
    const path = join(folder, name);
    writeFileSync(path, content);
    return path;
  };

  it.each<[string, () => Partial<LlamaProcessOptions>, ModelFileProblem['kind']]>([
    ['is missing', () => ({ file: join(folder, 'nowhere.gguf') }), 'missing'],
    ['is a folder', () => ({ file: folder }), 'not_a_file'],
    ['is something else', () => ({ file: broken('page.gguf', Buffer.from('<!doctype html>')) }), 'not_gguf'],
    ['is empty', () => ({ file: broken('empty.gguf', Buffer.alloc(0)) }), 'not_gguf'],
    [
      'has random bytes after its first four',
      () => ({ file: broken('random.gguf', Buffer.concat([Buffer.from('GGUF'), randomBytes(100_000)])) }),
      'broken',
    ],
    [
      'is cut short',
      () => {
        const cut = join(folder, 'cut.gguf');
        writeTinyModel(cut);
        truncateSync(cut, statSync(cut).size / 2);
        return { file: cut };
      },
      'broken',
    ],
    ['is larger than the memory', () => ({ availableBytes: () => 1_000_000 }), 'too_large'],
    ['has no llama.cpp', () => ({ llamaFolder: folder }), 'no_llama'],
  ])('since it %s fails each question, and is tried once a minute', async (_, options, kind) => {
    const { llama, problems } = openModel(options());
    await expect(llama.load()).rejects.toMatchObject({ code: 'unloadable' });
    await expect(llama.ask(question('bonjour'), patient())).rejects.toMatchObject({ code: 'unloadable' });
    expect(problems).toEqual([kind]);
  });

  it('is loaded by a later question, once it is there', async () => {
    const late = join(folder, 'late');
    mkdirSync(late);
    const { llama, problems } = openModel({ file: join(late, 'model.gguf'), loadAgainAfterMs: 0 });
    await expect(llama.ask(question('bonjour'), patient())).rejects.toMatchObject({ code: 'unloadable' });
    writeTinyModel(join(late, 'model.gguf'));
    expect(JSON.parse(await llama.ask(question('bonjour'), patient()))).toHaveProperty('replies');
    expect(problems).toEqual(['missing']);
  });
});

describe('a process of llama.cpp', () => {
  const program = new URL('./testing/scripted-llama.mjs', import.meta.url);

  it('that dies fails its question, and the next question starts another', async () => {
    const { llama, problems } = openModel({ program });
    await expect(llama.ask(question('meurs'), patient())).rejects.toMatchObject({ code: 'unreachable' });
    expect(await llama.ask(question('bonjour'), patient())).toBe(answerWith());
    expect(problems).toEqual([]);
  });

  it('that does not stop in time is ended, and the next question starts another', async () => {
    const { llama } = openModel({ program, graceMs: 10 });
    await llama.load();
    await expect(llama.ask(question('attends'), { signal: AbortSignal.timeout(10) })).rejects.toThrow('timeout');
    expect(await llama.ask(question('bonjour'), patient())).toBe(answerWith());
  });

  it('that never says that the model is loaded is ended', async () => {
    const silent = join(folder, 'silent.mjs');
    writeFileSync(silent, 'setInterval(() => {}, 1000)');
    const { llama, problems } = openModel({ program: new URL(`file://${silent}`), loadWithinMs: 50 });
    await expect(llama.load()).rejects.toMatchObject({ code: 'unloadable' });
    expect(problems).toEqual(['broken']);
  });

  it('that is closed fails the question under way, and those after it', async () => {
    const { llama } = openModel({ program });
    await llama.load();
    const asked = llama.ask(question('attends'), patient());
    const failed = expect(asked).rejects.toMatchObject({ code: 'unreachable' });
    await new Promise((resolve) => setImmediate(resolve));
    await llama.close();
    await failed;
    await expect(llama.ask(question('bonjour'), patient())).rejects.toMatchObject({ code: 'unloadable' });
  });
});
