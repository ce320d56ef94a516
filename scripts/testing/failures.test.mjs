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
    {
      test: 'engine/read.test.ts › reads two pages',
      message: 'expected 1 to be 2\n  at read.ts:3',
      passedLater: false,
    },
    { test: 'engine/broken.test.ts', message: 'Cannot find module', passedLater: false },
  ]);
});

it("names the failed and the flaky tests of Playwright's report, and what failed around them", () => {
  expect(listFailures(playwrightReport)).toEqual([
    { test: 'Playwright', message: 'no browser', passedLater: false },
    { test: 'demo.spec.ts › the demo › answers', message: 'no answer', passedLater: false },
    { test: 'demo.spec.ts › the demo › closes', message: 'too slow', passedLater: true },
  ]);
});

it('gathers the reports of a folder', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'failures-'));
  writeFileSync(path.join(folder, 'vitest.json'), JSON.stringify(vitestReport));
  writeFileSync(path.join(folder, 'playwright.json'), JSON.stringify(playwrightReport));
  expect(listAllFailures(folder)).toHaveLength(5);
  rmSync(folder, { recursive: true });
  expect(listAllFailures(folder)).toEqual([]);
});

it('describes a failure with its reason below', () => {
  const failed = { test: 'a › b', message: 'one\ntwo', passedLater: false };
  expect(describeFailure(failed)).toBe('FAILED: a › b\n    one\n    two');
  expect(describeFailure({ ...failed, passedLater: true })).toMatch(/^Flaky: a › b/);
});
