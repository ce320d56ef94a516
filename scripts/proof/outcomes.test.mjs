import { expect, it } from 'vitest';
import { outcomesOf } from './outcomes.mjs';

it('reads Vitest’s report', () => {
  const report = {
    numTotalTests: 2,
    startTime: 5,
    testResults: [
      {
        name: '/r/server/a.test.ts',
        assertionResults: [
          { fullName: 'a b', status: 'passed' },
          { fullName: 'a c', status: 'pending' },
        ],
      },
      { name: '/r/server/broken.test.ts', assertionResults: [] },
    ],
  };
  expect(outcomesOf(report, '/r')).toEqual([
    { file: 'server/a.test.ts', title: 'a b', status: 'passed', at: 5 },
    { file: 'server/a.test.ts', title: 'a c', status: 'skipped', at: 5 },
    { file: 'server/broken.test.ts', title: '', status: 'failed', at: 5 },
  ]);
});

it('reads Playwright’s report, with tests inside of groups', () => {
  const spec = (/** @type {string} */ title, /** @type {string} */ status) => ({
    title,
    file: 'a.spec.ts',
    tests: [{ status }],
  });
  const report = {
    config: { rootDir: '/r/e2e' },
    stats: { startTime: '1970-01-01T00:00:00.007Z' },
    errors: [],
    suites: [
      {
        title: 'a.spec.ts',
        specs: [spec('one', 'expected')],
        suites: [{ title: 'group', specs: [spec('two', 'flaky')] }],
      },
    ],
  };
  expect(outcomesOf(report, '/r')).toEqual([
    { file: 'e2e/a.spec.ts', title: 'one', status: 'passed', at: 7 },
    { file: 'e2e/a.spec.ts', title: 'group two', status: 'failed', at: 7 },
  ]);
});
