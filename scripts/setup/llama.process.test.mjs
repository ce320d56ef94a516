import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ensureLlama, hasLlama, testLlamaFolder } from './llama.mjs';

it('installs one binary of llama.cpp, for this processor, and none for graphics cards', async () => {
  expect(await ensureLlama(testLlamaFolder)).toBeNull();
  expect(readdirSync(path.join(testLlamaFolder, 'node_modules/@node-llama-cpp'))).toHaveLength(1);
  const empty = mkdtempSync(path.join(tmpdir(), 'llama-'));
  expect([hasLlama(testLlamaFolder), hasLlama(empty)]).toEqual([true, false]);
  rmSync(empty, { recursive: true });
});
