import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fingerprint, forgetBuild, isBuildStale, markBuilt } from './freshness.mjs';

/** @type {string} */
let folder;

/**
 * @param {string} file
 * @param {string} content
 */
function put(file, content) {
  const target = path.join(folder, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, content);
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'freshness-'));
  put('server/main.ts', 'one');
  put('web/pages/home.tsx', 'one');
  put('package-lock.json', '{}');
  put('dist/server/main.js', 'built');
  put('dist/render/render.js', 'built');
  markBuilt(folder, fingerprint(folder));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('a build', () => {
  it('is fresh while the sources stay the same', () => {
    expect(isBuildStale(folder)).toBe(false);
  });

  it('stays fresh when only a date changes', () => {
    utimesSync(path.join(folder, 'server/main.ts'), new Date(), new Date());
    expect(isBuildStale(folder)).toBe(false);
  });

  it.each([
    ['server/main.ts', 'two'],
    ['web/pages/new.tsx', 'one'],
    ['server/db/migrations/0001_more.sql', 'alter table'],
    ['package-lock.json', '{"changed": true}'],
    ['vite.config.ts', 'export default {}'],
    ['scripts/build/web.mjs', 'other'],
  ])('is stale after %s changed', (file, content) => {
    put(file, content);
    expect(isBuildStale(folder)).toBe(true);
  });

  it('is stale after a source was removed or renamed', () => {
    renameSync(path.join(folder, 'web/pages/home.tsx'), path.join(folder, 'web/pages/landing.tsx'));
    expect(isBuildStale(folder)).toBe(true);
  });

  it('stays fresh after a test or a fixture changed', () => {
    put('server/main.test.ts', 'test');
    put('server/testing/make-app.ts', 'fixture');
    expect(isBuildStale(folder)).toBe(false);
  });

  it.each(['dist/server/main.js', 'dist/render/render.js'])('is stale without %s', (file) => {
    rmSync(path.join(folder, file));
    expect(isBuildStale(folder)).toBe(true);
  });

  it('is stale while another build runs, or after one was interrupted', () => {
    forgetBuild(folder);
    expect(isBuildStale(folder)).toBe(true);
  });
});
