import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { faultsOfText } from '../../server/writing/checks/check-text.ts';

// Replies that come near what the rules look for; the model of harm is not trained on them.

it('refuses none of the ordinary replies', { timeout: 60_000 }, () => {
  const lines = readFileSync(path.join(import.meta.dirname, 'ordinary.txt'), 'utf8')
    .trim()
    .split('\n');
  expect(lines.length).toBeGreaterThan(150);
  const faultsOf = (text: string) => faultsOfText(text, { isKnownContact: () => false, seen: [] });
  expect(lines.filter((text) => faultsOf(text).length > 0)).toEqual([]);
});
