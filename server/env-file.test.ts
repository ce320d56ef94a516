import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { withEnvFile } from './env-file.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'env-file-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('reads the settings of .env, and the environment wins, even with an empty value', () => {
  writeFileSync(join(folder, '.env'), '# a comment\nPORT=4000\nHOST=0.0.0.0\nAI_MODEL_FILE="data/models/a b.gguf"\n');
  expect(withEnvFile({ PORT: '5000', HOST: '' }, folder)).toEqual({
    PORT: '5000',
    HOST: '',
    AI_MODEL_FILE: 'data/models/a b.gguf',
  });
});

it('is the environment alone in a folder without .env', () => {
  expect(withEnvFile({ PORT: '5000' }, folder)).toEqual({ PORT: '5000' });
});
