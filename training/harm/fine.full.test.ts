import { expect, it } from 'vitest';
import { fineMessages, isRefused } from './testing/fine-messages.ts';

it('refuses at most one in a hundred of the messages that are fine', () => {
  const messages = fineMessages();
  expect(messages.length).toBeGreaterThan(8000);
  expect(messages.filter(isRefused).length / messages.length).toBeLessThan(0.01);
});
