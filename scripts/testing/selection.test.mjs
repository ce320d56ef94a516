import { expect, it } from 'vitest';
import { selectTests } from './selection.mjs';

const ordinary = ['check', 'unit', 'dom', 'api', 'e2e'];
const all = [...ordinary, 'process', 'faults', 'cluster', 'full-unit', 'full-api', 'bench'];

it.each([
  [[], ordinary, []],
  [['--full'], all, []],
  [['api'], ['api'], []],
  [['e2e', 'unit'], ['unit', 'e2e'], []],
  [['process'], ['process'], []],
  [['--full', 'e2e'], ['e2e'], []],
  [['api', 'accounts'], ['api'], ['accounts']],
  [['accounts'], ordinary, ['accounts']],
])('npm test -- %j runs %j with the filters %j', (args, kinds, filters) => {
  const selection = selectTests(args);
  expect([...selection.kinds]).toEqual(kinds);
  expect(selection.filters).toEqual(filters);
  expect(selection.isFull).toBe(args.includes('--full'));
});
