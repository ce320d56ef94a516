// @demand service-worker
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, expect, it } from 'vitest';
import { addStaticFiles } from './static-files.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'declic-static-'));
mkdirSync(path.join(folder, 'assets'));
for (const file of ['sw.js', 'icon.svg', 'assets/app-1a2b.js']) {
  writeFileSync(path.join(folder, file), file);
  writeFileSync(path.join(folder, `${file}.br`), brotliCompressSync(file));
  writeFileSync(path.join(folder, `${file}.gz`), gzipSync(file));
}
const app = Fastify();
await addStaticFiles(app, folder);
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

it.each(['identity', 'gzip', 'br'])('asks anew for the service worker each time, encoded as %s', async (encoding) => {
  const cachingOf = async (url: string) => {
    const { headers } = await app.inject({ url, headers: { 'accept-encoding': encoding } });
    expect(headers['content-encoding'] ?? 'identity').toBe(encoding);
    return headers['cache-control'];
  };
  expect(await cachingOf('/sw.js')).toBe('no-cache');
  expect(await cachingOf('/icon.svg')).toBe('public, max-age=3600');
  expect(await cachingOf('/assets/app-1a2b.js')).toBe('public, max-age=31536000, immutable');
});

it.each(['identity', 'gzip', 'br'])('tells caches that the encoding varies, encoded as %s', async (encoding) => {
  for (const url of ['/sw.js', '/icon.svg', '/assets/app-1a2b.js']) {
    const { headers } = await app.inject({ url, headers: { 'accept-encoding': encoding } });
    expect(headers.vary, url).toBe('accept-encoding');
  }
});
