import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { faultsOfMessage } from '../../../server/adapters/assistant/writing/checks/check-text.ts';

it('refuses at most one in a hundred of the messages that are fine', { timeout: 120_000 }, () => {
  const lines = readFileSync(path.join(import.meta.dirname, 'fine.txt'), 'utf8')
    .split('\n')
    .filter(Boolean);
  expect(lines.length).toBeGreaterThan(8000);
  const isRefused = (text: string) =>
    faultsOfMessage(text, { isKnownContact: () => false, seen: [] }).some((fault) => fault !== 'language');
  expect(lines.filter(isRefused).length / lines.length).toBeLessThan(0.01);
});
