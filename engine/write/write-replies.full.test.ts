import { expect, it } from 'vitest';
import { allVerdictCases, verdictFaults } from './testing/verdict-faults.ts';

it('gives a stop one reply at the most, which asks for nothing, on every conversation', { timeout: 300_000 }, () => {
  expect(allVerdictCases.length).toBeGreaterThan(400);
  expect(allVerdictCases.flatMap(verdictFaults)).toEqual([]);
});
