import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { compressFolder } from './compress.mjs';

it('writes .gz and .br beside text files of at least a kilobyte, and beside nothing else', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'compress-'));
  const script = 'export const answer = 42;\n'.repeat(100);
  mkdirSync(path.join(folder, 'assets'));
  writeFileSync(path.join(folder, 'assets/index.js'), script);
  writeFileSync(path.join(folder, 'small.css'), 'a{}');
  writeFileSync(path.join(folder, 'font.woff2'), Buffer.alloc(5000));

  await compressFolder(folder);

  expect(readdirSync(folder).sort()).toEqual(['assets', 'font.woff2', 'small.css']);
  expect(readdirSync(path.join(folder, 'assets')).sort()).toEqual(['index.js', 'index.js.br', 'index.js.gz']);
  expect(gunzipSync(readFileSync(path.join(folder, 'assets/index.js.gz'))).toString()).toBe(script);
  expect(brotliDecompressSync(readFileSync(path.join(folder, 'assets/index.js.br'))).toString()).toBe(script);
  rmSync(folder, { recursive: true });
});
