import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { exceedsJsonBounds } from './json-bounds.ts';

const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
const inObjects = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;

describe('the bounds of JSON', () => {
  it.each([nested, inObjects])('admit 16 levels and no more', (text) => {
    expect(exceedsJsonBounds(text(16))).toBe(false);
    expect(exceedsJsonBounds(text(17))).toBe(true);
  });

  it('admit 20,000 values and no more, of whatever kind', () => {
    for (const value of ['1', '"a"', '[]', '{}', 'null'])
      expect(exceedsJsonBounds(`[${Array(20_000).fill(value).join()}]`), value).toBe(!/\w/.test(value));
    expect(exceedsJsonBounds(`[${Array(20_001).fill('1').join()}]`)).toBe(true);
  });

  it('do not count what stands inside a text', () => {
    const wall = '[{,'.repeat(50_000);
    for (const text of [wall, `\\" ${wall}`, `\\\\\\" ${wall}`]) expect(exceedsJsonBounds(`["${text}"]`)).toBe(false);
    expect(exceedsJsonBounds(`["\\\\",${nested(20)}]`)).toBe(true);
  });

  it('hold for a text that never ends', () => {
    expect(exceedsJsonBounds('["[[[[')).toBe(false);
    expect(exceedsJsonBounds(`"${'\\"'.repeat(100_000)}`)).toBe(false);
  });

  it('admit any JSON that is small enough', () => {
    fc.assert(fc.property(fc.json({ maxDepth: 8 }), (text) => !exceedsJsonBounds(text)));
  });

  it('are told by the first characters of millions of brackets', () => {
    const text = { length: 8_400_000, charCodeAt: vi.fn(() => 91) } as unknown as string;
    expect(exceedsJsonBounds(text)).toBe(true);
    expect(text.charCodeAt).toHaveBeenCalledTimes(17);
  });
});
