import { expect, it } from 'vitest';
import { fineMessages, isRefused } from './testing/fine-messages.ts';

// Every twentieth message; fine.full.test.ts takes all of them.

it('refuses at most one in a hundred of a sample of the messages that are fine', () => {
  const sample = fineMessages().filter((_, place) => place % 20 === 0);
  expect(sample.length).toBeGreaterThan(400);
  expect(sample.filter(isRefused).length / sample.length).toBeLessThan(0.01);
});
