import { fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeTinyModel } from '../../server/adapters/models/local-model/testing/tiny-model.ts';
import { reportsFolder, root } from '../paths.mjs';
import { ensureLlama, testLlamaFolder } from '../setup/llama.mjs';
import { buildServer } from './server.mjs';

// Runs `npm run read` and the process of a local model from a build, where both start from a built file instead of the sources.

/** @type {string} */
let built;
/** @type {string} */
let elsewhere;

beforeAll(async () => {
  // Inside the repository, so that packages that are not bundled are found in node_modules.
  mkdirSync(reportsFolder, { recursive: true });
  built = mkdtempSync(path.join(reportsFolder, 'built-'));
  await buildServer(built);
  elsewhere = mkdtempSync(path.join(tmpdir(), 'declic-read-'));
  cpSync(path.join(root, 'server/adapters/assistant/reading/testing/chat.png'), path.join(elsewhere, 'chat.png'));
});
afterAll(() => {
  for (const folder of [built, elsewhere]) rmSync(folder, { recursive: true, force: true });
});

it('runs llama.cpp from a built file', async () => {
  const file = path.join(elsewhere, 'tiny.gguf');
  writeTinyModel(file);
  expect(await ensureLlama(testLlamaFolder)).toBeNull();
  const llama = fork(path.join(built, 'llama.js'));
  llama.send({ load: { file, llamaFolder: testLlamaFolder, maxContextTokens: 2048 } });
  const [message] = await once(llama, 'message');
  llama.kill();
  rmSync(file);
  expect(message).toEqual({ loaded: true });
});

/** @param {string[]} args */
function read(...args) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(built, 'read.js'), ...args], {
    cwd: elsewhere,
    encoding: 'utf8',
  });
  return {
    status,
    stderr,
    lines: stdout
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line)),
  };
}

it('reads a screenshot in another folder, prints JSON alone and leaves nothing behind', () => {
  const { status, lines, stderr } = read('chat.png');
  expect(stderr).toBe('');
  expect(lines).toMatchObject([{ file: 'chat.png', matchName: 'Léa', ms: expect.any(Number) }]);
  expect(lines[0].messages).toHaveLength(5);
  expect(status).toBe(0);
  expect(readdirSync(elsewhere)).toEqual(['chat.png']);
});

it('exits with 1 if a file was not read, and reads the others', () => {
  const { status, lines } = read('nowhere.png', 'chat.png');
  expect(lines).toMatchObject([{ error: { code: 'file_not_found' } }, { file: 'chat.png', app: expect.any(String) }]);
  expect(status).toBe(1);
});
