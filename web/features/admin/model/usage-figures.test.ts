import { expect, it } from 'vitest';
import { exampleModelDay } from '../../../testing/example-operator.ts';
import { usageOf, wasUsed } from './usage-figures.ts';

it('weighs the average time of a day by its texts', () => {
  const days = [
    exampleModelDay('2026-11-15', { firstReplyMs: 1000, texts: 30 }),
    exampleModelDay('2026-11-16', { firstReplyMs: 5000, texts: 10 }),
    exampleModelDay('2026-11-17', { texts: 100 }),
  ];
  expect(usageOf(days).firstReplyMs).toBe(2000);
});

it('has no figure where there is nothing to divide by', () => {
  expect(usageOf([exampleModelDay('2026-11-17')])).toEqual({
    firstReplyMs: null,
    failedPercent: null,
    refusedPercent: null,
    fellBackPercent: null,
  });
});

it('counts a day as used by its calls or by its texts', () => {
  expect(wasUsed([exampleModelDay('2026-11-17')])).toBe(false);
  expect(wasUsed([exampleModelDay('2026-11-17', { texts: 1, fellBack: 1 })])).toBe(true);
});
