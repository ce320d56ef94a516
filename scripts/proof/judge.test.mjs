import { describe, expect, it } from 'vitest';
import { judge } from './judge.mjs';

const file = 'server/a.test.ts';
const outcome = { file, title: 'a door keeps strangers out', status: /** @type {const} */ ('passed'), at: 2_000 };
const measured = {
  at: '2026-11-17T10:00:00.000Z',
  figures: [{ name: 'goodput', value: '0.91', target: '≥ 0.8', isMet: true }],
};
const runs = { outcomes: [outcome], figures: new Map([['load', measured]]), changedAt: () => 1_000 };
const demand = { area: 'Security', demand: 'Doors are shut' };

describe('a demand', () => {
  it('is proven by tests that passed and figures that met their targets', () => {
    const proven = { ...demand, tests: [`${file} › keeps strangers`, file], figures: ['load › goodput'] };
    expect(judge(proven, runs)).toEqual({ problems: [], passed: 2, measured: ['goodput: 0.91 (≥ 0.8)'], at: 2_000 });
  });

  it.each([
    ['without a test', {}, runs, 'no test'],
    ['whose test has another title', { tests: [`${file} › lets friends in`] }, runs, 'did not run'],
    [
      'whose test was skipped',
      { tests: [file] },
      { ...runs, outcomes: [{ ...outcome, status: 'skipped' }] },
      'did not run',
    ],
    ['whose test failed', { tests: [file] }, { ...runs, outcomes: [{ ...outcome, status: 'failed' }] }, 'failed'],
    [
      'whose test passed on one database and failed on the other',
      { tests: [file] },
      { ...runs, outcomes: [outcome, { ...outcome, status: 'failed' }] },
      'failed',
    ],
    [
      'whose file could not be loaded',
      { tests: [`${file} › keeps`] },
      { ...runs, outcomes: [{ ...outcome, title: '', status: 'failed' }] },
      'failed',
    ],
    [
      'whose test was edited after its run',
      { tests: [file] },
      { ...runs, changedAt: () => 3_000 },
      'changed since it ran',
    ],
    ['whose figure was not measured', { figures: ['load › memory'] }, runs, 'not measured'],
    [
      'whose figure missed its target',
      { figures: ['load › goodput'] },
      {
        ...runs,
        figures: new Map([
          ['load', { ...measured, figures: [{ name: 'goodput', value: '0.5', target: '≥ 0.8', isMet: false }] }],
        ]),
      },
      'missed',
    ],
  ])('%s is not proven', (_what, proof, ran, problem) => {
    expect(judge({ ...demand, ...proof }, /** @type {any} */ (ran)).problems).toEqual([
      expect.stringContaining(problem),
    ]);
  });
});
