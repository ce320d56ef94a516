import { describe, expect, it } from 'vitest';
import { talk, verdictCases } from './testing/verdict-cases.ts';
import { understand } from './understand.ts';

for (const [kind, { verdict, talks }] of Object.entries(verdictCases)) {
  describe(`${kind} → ${verdict}`, () => {
    it.each(talks.map((lines) => [lines.join(' '), lines] as const))('%s', (_, lines) => {
      const situation = understand(talk(lines));
      expect(situation.verdict, JSON.stringify(situation.signs)).toBe(verdict);
      expect(situation.reason).not.toBe('');
    });
  });
}
