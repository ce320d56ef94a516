import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { describeFailure, listAllFailures, listFailures } from './failures.mjs';

const vitestReport = {
  numTotalTests: 2,
  testResults: [
    {
      name: 'engine/read.test.ts',
      status: 'failed',
      assertionResults: [
        { status: 'passed', fullName: 'reads a page' },
        { status: 'failed', fullName: 'reads two pages', failureMessages: ['expected 1 to be 2\n\n  at read.ts:3'] },
      ],
    },
    { name: 'engine/broken.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] },
  ],
};
const result = (/** @type {string} */ message) => ({ error: { message } });
const playwrightReport = {
  errors: [{ message: 'no browser' }],
  suites: [
    {
      title: 'demo.spec.ts',
      specs: [{ title: 'opens', tests: [{ status: 'expected', results: [{}] }] }],
      suites: [
        {
          title: 'the demo',
          specs: [
            { title: 'answers', tests: [{ status: 'unexpected', results: [result('no answer'), result('again')] }] },
            { title: 'closes', tests: [{ status: 'flaky', results: [result('too slow'), {}] }] },
          ],
        },
      ],
    },
  ],
};

it("names the failed tests of Vitest's report, and the files that could not be loaded", () => {
  expect(listFailures(vitestReport)).toEqual([
    { test: 'engine/read.test.ts › reads two pages', message: 'expected 1 to be 2\n  at read.ts:3' },
    { test: 'engine/broken.test.ts', message: 'Cannot find module' },
  ]);
});

it("names the failed and flaky tests of Playwright's report and the errors outside of tests", () => {
  expect(listFailures(playwrightReport)).toEqual([
    { test: 'Playwright', message: 'no browser' },
    { test: 'demo.spec.ts › the demo › answers', message: 'no answer' },
    { test: 'demo.spec.ts › the demo › closes', message: 'too slow' },
  ]);
});

it('gathers the failures of several reports', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'failures-'));
  const files = [vitestReport, playwrightReport].map((report, index) => {
    const file = path.join(folder, `${index}.json`);
    writeFileSync(file, JSON.stringify(report));
    return file;
  });
  expect(listAllFailures(files)).toHaveLength(5);
  rmSync(folder, { recursive: true });
});

it('describes a failure with its reason below', () => {
  expect(describeFailure({ test: 'a › b', message: 'one\ntwo' })).toBe('FAILED: a › b\n    one\n    two');
});
