import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type ModelServerDouble, says, startModelServer } from './adapters/assistant/writing/testing/model-server.ts';
import { answerWith, talk } from './adapters/assistant/writing/testing/talks.ts';
import { writerFor } from './composition.ts';
import { loadConfig } from './config.ts';
import { createLogger } from './log.ts';
import { makeApp } from './testing/make-app.ts';

const loaded = vi.hoisted(() => ({ sdk: false }));
vi.mock('openai', async (original) => {
  loaded.sdk = true;
  return await original();
});

const test = makeApp();
let double: ModelServerDouble;
beforeAll(async () => {
  double = await startModelServer();
});
afterAll(async () => await double.close());

const lines: string[] = [];
const writer = (environment: Record<string, string>) =>
  writerFor(loadConfig(environment, '/nowhere'), {
    db: test.deps.db,
    clock: test.clock,
    log: createLogger({ logLevel: 'debug' }, { write: (line: string) => void lines.push(line) }),
  });

it('without settings the embedded engine writes, and the library of the model is not loaded', async () => {
  expect((await (await writer({})).reply(talk)).engine).toBe('local');
  expect(loaded.sdk).toBe(false);
});

it('with settings the model writes, up to its daily budget, and no word of it is logged', async () => {
  double.behave(says(answerWith()));
  const settings = { AI_BASE_URL: double.url, AI_API_KEY: 'canari-cle', AI_MODEL: 'm', AI_DAILY_BUDGET: '1' };
  const model = await writer(settings);
  expect((await model.reply(talk)).engine).toBe('model');
  expect(await model.reply(talk)).toMatchObject({ engine: 'local', fallback: 'budget' });
  expect(await (await writer(settings)).reply(talk)).toMatchObject({ engine: 'local', fallback: 'budget' });
  expect(loaded.sdk).toBe(true);
  expect(lines).toHaveLength(3);
  expect(lines.join()).not.toMatch(/canari|ysaline|escalade|levain|06 12|127\.0\.0\.1/i);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    task: 'reply',
    calls: 1,
    byModel: 3,
    byEngine: 0,
    fallback: null,
  });
});
