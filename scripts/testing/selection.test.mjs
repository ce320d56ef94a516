import { expect, it } from 'vitest';
import { selectTests } from './selection.mjs';

it.each([
  [[], ['check', 'unit', 'api', 'e2e'], []],
  [['api'], ['api'], []],
  [['e2e', 'unit'], ['unit', 'e2e'], []],
  [['api', 'accounts'], ['api'], ['accounts']],
  [['accounts'], ['check', 'unit', 'api', 'e2e'], ['accounts']],
])('npm test -- %j', (args, kinds, filters) => {
  const selection = selectTests(args);
  expect([...selection.kinds]).toEqual(kinds);
  expect(selection.filters).toEqual(filters);
});
