import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { neededBytesFor } from '../../server/adapters/assistant/writing/local-model/model-file.ts';
import { besideWeightsGigabytes, openModels } from '../model/known-models.mjs';
import { ensureLlama, hasLlama, testLlamaFolder } from './llama.mjs';

it('installs one binary of llama.cpp, for this processor, and none for graphics cards', async () => {
  expect(await ensureLlama(testLlamaFolder)).toBeNull();
  expect(readdirSync(path.join(testLlamaFolder, 'node_modules/@node-llama-cpp'))).toHaveLength(1);
  const empty = mkdtempSync(path.join(tmpdir(), 'llama-'));
  expect([hasLlama(testLlamaFolder), hasLlama(empty)]).toEqual([true, false]);
  rmSync(empty, { recursive: true });
});

it('names the memory of a model as the server counts it', () => {
  for (const { name, fileGigabytes } of openModels)
    expect(neededBytesFor(fileGigabytes * 1e9), name).toBeCloseTo((fileGigabytes + besideWeightsGigabytes) * 1e9);
});
