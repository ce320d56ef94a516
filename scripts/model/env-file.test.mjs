import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { expect, it } from 'vitest';
import { withSetting, writeSetting } from './env-file.mjs';

it.each([
  ['', 'AI_MODEL_FILE=data/a.gguf\n'],
  ['PORT=4000', 'PORT=4000\nAI_MODEL_FILE=data/a.gguf\n'],
  ['# notes\n\nAI_MODEL_FILE=old.gguf\nPORT=4000\n', '# notes\n\nAI_MODEL_FILE=data/a.gguf\nPORT=4000\n'],
  ['AI_MODEL_FILE=one\nPORT=1\nexport AI_MODEL_FILE = two\n', 'AI_MODEL_FILE=data/a.gguf\nPORT=1\n'],
  ['#AI_MODEL_FILE=x\nMY_AI_MODEL_FILE=y\n', '#AI_MODEL_FILE=x\nMY_AI_MODEL_FILE=y\nAI_MODEL_FILE=data/a.gguf\n'],
])('writes the setting into %j, and keeps the other lines', (before, after) => {
  expect(withSetting(before, 'AI_MODEL_FILE', 'data/a.gguf')).toBe(after);
});

it.each(['/mes modèles/a.gguf', "/l'été/a.gguf", '/a#b.gguf'])(
  'writes %s so that it is read back as it is',
  (value) => {
    expect(parseEnv(withSetting('', 'AI_MODEL_FILE', value))).toEqual({ AI_MODEL_FILE: value });
  },
);

it('refuses a value that no line can hold', () => {
  expect(() => withSetting('', 'AI_MODEL_FILE', 'a\nADMIN_PASSWORD=x')).toThrow('AI_MODEL_FILE');
});

it('writes a file that only its owner reads', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'env-file-'));
  const file = path.join(folder, '.env');
  writeSetting(file, 'AI_MODEL_FILE', 'a.gguf');
  writeFileSync(file, `${readFileSync(file, 'utf8')}PORT=1\n`);
  writeSetting(file, 'AI_MODEL_FILE', 'b.gguf');
  expect(readFileSync(file, 'utf8')).toBe('AI_MODEL_FILE=b.gguf\nPORT=1\n');
  rmSync(folder, { recursive: true });
});
