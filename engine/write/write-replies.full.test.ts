import { expect, it } from 'vitest';
import { allVerdictCases, verdictFaults } from './testing/verdict-faults.ts';

it('keeps to the verdict with every objective, on every conversation', { timeout: 300_000 }, () => {
  expect(allVerdictCases.length).toBeGreaterThan(400);
  expect(allVerdictCases.flatMap(verdictFaults)).toEqual([]);
});
