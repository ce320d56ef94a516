import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { chromiumCandidates } from './find-chromium.mjs';

/** @type {string} */
let folder;

/**
 * @param {string} name
 * @param {number} mode
 */
function putProgram(name, mode = 0o755) {
  const file = path.join(folder, name);
  writeFileSync(file, '#!/bin/sh\n');
  chmodSync(file, mode);
  return file;
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'chromium-'));
  vi.stubEnv('PATH', folder);
  vi.stubEnv('CHROMIUM_PATH', '');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

it('returns only CHROMIUM_PATH if it is set', async () => {
  putProgram('chromium');
  vi.stubEnv('CHROMIUM_PATH', '/opt/my-chromium');
  expect(await chromiumCandidates()).toEqual(['/opt/my-chromium']);
});

it("prefers the system's Chromium to its Chrome", async () => {
  const chrome = putProgram('google-chrome');
  const chromium = putProgram('chromium');
  expect((await chromiumCandidates()).slice(0, 2)).toEqual([chromium, chrome]);
});

it('skips a file that is not executable', async () => {
  const file = putProgram('chromium', 0o644);
  expect(await chromiumCandidates()).not.toContain(file);
});
