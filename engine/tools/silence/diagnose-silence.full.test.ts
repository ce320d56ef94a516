import { expect, it } from 'vitest';
import { followUpFaults, stoppedWithFollowUp, talksToStop, talksToTakeUp } from '../testing/silence-cases.ts';

it('offers no follow-up where the verdict is «stop», in every such conversation', { timeout: 300_000 }, () => {
  expect(talksToStop.length, 'conversations that are stopped').toBeGreaterThan(150);
  expect(talksToStop.filter(stoppedWithFollowUp)).toEqual([]);
});

it('offers three correct follow-ups for each gender and twelve seeds', { timeout: 300_000 }, () => {
  const seeds = Array.from({ length: 12 }, (_, seed) => seed);
  expect(talksToTakeUp.flatMap((lines) => followUpFaults(lines, seeds))).toEqual([]);
});
