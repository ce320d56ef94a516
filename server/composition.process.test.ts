import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { engineHere } from './adapters/assistant/engine-threads/engine-here.ts';
import { openModels } from './adapters/models/chosen-model/models.ts';
import llamaPackage from './adapters/models/local-model/llama-package.json' with { type: 'json' };
import { type ModelServerDouble, says, startModelServer } from './adapters/models/testing/model-server.ts';
import { compose } from './composition.ts';
import { loadConfig } from './config.ts';
import { jobSchedules } from './jobs/catalogue.ts';
import { createLogger } from './log.ts';
import { makeApp } from './testing/make-app.ts';
import { migrationsFolder } from './testing/migrations-folder.ts';
import { answerWith, talk } from './writing/testing/talks.ts';
import { ratingRequest } from './writing/testing/tools.ts';

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
const assistant = (environment: Record<string, string>) =>
  openModels(loadConfig(environment, '/nowhere').assistant, {
    db: test.deps.db,
    clock: test.clock,
    engine: engineHere,
    readChoice: async () => null,
    log: createLogger({ logLevel: 'debug' }, { write: (line: string) => void lines.push(line) }),
  });

it('without settings the embedded engine writes, and the library of the model is not loaded', async () => {
  expect((await (await assistant({})).writer.reply(talk)).engine).toBe('local');
  expect(loaded.sdk).toBe(false);
});

it('with a model in a file that cannot be loaded the embedded engine writes, and the log says why', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'declic-composition-'));
  const file = join(folder, 'page.gguf');
  writeFileSync(file, '<!doctype html>');
  mkdirSync(join(folder, 'llama-cpp', dirname(llamaPackage.entry)), { recursive: true });
  writeFileSync(join(folder, 'llama-cpp', llamaPackage.entry), '');
  const { writer: model } = await assistant({ AI_MODEL_FILE: file, DATA_DIR: folder });
  await model.warm();
  expect(await model.reply(talk)).toMatchObject({ engine: 'local', fallback: 'unloadable' });
  await model.close();
  const logged = lines.splice(0).map((line) => JSON.parse(line));
  expect(logged).toMatchObject([
    { level: 50, problem: 'not_gguf', msg: "AI_MODEL_FILE : page.gguf n'est pas un modèle au format GGUF" },
    { task: 'reply', byEngine: 3, fallback: 'unloadable' },
  ]);
  expect(loaded.sdk).toBe(false);
  rmSync(folder, { recursive: true });
});

it('with a model in a file that is not there nothing starts', async () => {
  const config = loadConfig({ AI_MODEL_FILE: '/nowhere/a.gguf' }, '/nowhere');
  await expect(compose(config, { migrationsFolder: '/nowhere', superviseJobs: false })).rejects.toThrow(
    "AI_MODEL_FILE : le fichier /nowhere/a.gguf n'existe pas",
  );
});

it('with settings the model writes, up to its daily budget, and no word of it is logged', async () => {
  double.behave(says(answerWith()));
  const settings = { AI_BASE_URL: double.url, AI_API_KEY: 'canari-cle', AI_MODEL: 'm', AI_DAILY_BUDGET: '1' };
  const { writer: model, analyst } = await assistant(settings);
  const paid = { isPaying: true };
  expect((await model.reply(talk, paid)).engine).toBe('model');
  expect(await model.reply(talk, paid)).toMatchObject({ engine: 'local', fallback: 'budget' });
  const { writer: another } = await assistant(settings);
  expect(await another.reply(talk, paid)).toMatchObject({ engine: 'local', fallback: 'budget' });
  expect(await analyst.rateBio(ratingRequest, paid)).toMatchObject({ feedback: expect.any(Array) });
  expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ task: 'advice', calls: 0, byModel: 0, fallback: 'budget' });
  expect(loaded.sdk).toBe(true);
  expect(lines).toHaveLength(4);
  expect(lines.join()).not.toMatch(/canari|ysaline|escalade|levain|pixel|06 12|127\.0\.0\.1/i);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    task: 'reply',
    calls: 1,
    byModel: 3,
    byEngine: 0,
    fallback: null,
  });
});

it('lives by the local Stripe’s clock, sets its schedules going when that is moved past them, and once closed writes no more', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'declic-composition-'));
  const composition = await compose(loadConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent' }, folder), {
    migrationsFolder,
    superviseJobs: true,
  });
  const daySeconds = 24 * 60 * 60;
  const daysAhead = () => (composition.deps.clock.now().getTime() - Date.now()) / 1000 / daySeconds;
  expect(daysAhead()).toBeLessThan(1);
  await fetch(`${composition.sandboxUrl}/_sandbox/clock`, {
    method: 'POST',
    body: JSON.stringify({ advanceSeconds: 40 * daySeconds }),
  });
  expect(daysAhead()).toBeGreaterThan(39);
  const enqueued = async () => {
    const { rows } = await composition.database.executeSql('select distinct name from jobs.job');
    return rows.map(({ name }) => name);
  };
  await expect.poll(enqueued, { timeout: 60_000 }).toEqual(expect.arrayContaining(Object.keys(jobSchedules)));
  await composition.close();
  await expect(composition.deps.writer.reply(talk)).rejects.toMatchObject({ code: 'overloaded' });
  rmSync(folder, { recursive: true });
});
