import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { root } from '../paths.mjs';
import { describeSlowest } from './slowest.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'declic-slowest-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** @param {string} name @param {object} report */
function write(name, report) {
  const file = path.join(folder, name);
  writeFileSync(file, JSON.stringify(report));
  return file;
}

const vitest = write('vitest.json', {
  numTotalTests: 3,
  testResults: [
    { name: path.join(root, 'engine/a.test.ts'), assertionResults: [{ duration: 400 }, { duration: 200 }] },
    { name: path.join(root, 'server/b.api.test.ts'), assertionResults: [{ duration: 2500 }, { status: 'skipped' }] },
  ],
});
const playwright = write('playwright.json', {
  suites: [
    {
      file: 'account.spec.ts',
      specs: [{ tests: [{ results: [{ duration: 900 }] }] }],
      suites: [{ specs: [{ tests: [{ results: [{ duration: 300 }] }] }] }],
    },
  ],
});

it('names the slowest files of all reports, with the seconds of their tests, the slowest first', () => {
  expect(describeSlowest([vitest, playwright])).toEqual([
    '    2.5 s  server/b.api.test.ts',
    '    1.2 s  e2e/account.spec.ts',
    '    0.6 s  engine/a.test.ts',
  ]);
});

it('names so many at the most, and leaves out a report that was not written', () => {
  expect(describeSlowest([vitest, path.join(folder, 'absent.json')], 1)).toEqual(['    2.5 s  server/b.api.test.ts']);
});
