import { expect, it } from 'vitest';
import { journeyTiers, playwrightReport, selectTests } from './selection.mjs';

const ordinary = ['check', 'unit', 'dom', 'api', 'e2e'];
const ci = ['process', 'ci-unit', 'ci-dom', 'ci-api', 'ci-e2e'];
const all = [...ordinary, ...ci, 'faults', 'cluster', 'full-unit', 'full-api', 'full-e2e', 'bench'];

it.each([
  [[], ordinary, []],
  [['--full'], all, []],
  [['api'], ['api'], []],
  [['e2e', 'unit'], ['unit', 'e2e'], []],
  [['process'], ['process'], []],
  [['ci'], ci, []],
  [['--full', 'full-e2e'], ['full-e2e'], []],
  [['api', 'accounts'], ['api'], ['accounts']],
  [['accounts'], ordinary, ['accounts']],
])('npm test -- %j runs %j with the filters %j', (args, kinds, filters) => {
  const selection = selectTests(args);
  expect([...selection.kinds]).toEqual(kinds);
  expect(selection.filters).toEqual(filters);
  expect(selection.isFull).toBe(args.includes('--full'));
});

it.each([
  [[], 'ordinary', 'playwright-ordinary.json'],
  [['ci'], 'ci', 'playwright-ci.json'],
  [['--full'], 'ordinary,ci,full', 'playwright-ordinary-ci-full.json'],
])('npm test -- %j walks the journeys «%s» and writes %s', (args, tiers, report) => {
  expect(journeyTiers(selectTests(args).kinds)).toBe(tiers);
  expect(playwrightReport(tiers)).toBe(report);
});

it('walks no journey where none is asked for', () => {
  expect(journeyTiers(selectTests(['api']).kinds)).toBe('');
});
