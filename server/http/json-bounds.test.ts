// @demand bounded-bodies
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exceedsJsonBounds, watchJsonBounds } from './json-bounds.ts';

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

  it('admit 40,000 keys and texts and no more, with nothing between them either', () => {
    expect(exceedsJsonBounds('""'.repeat(40_000))).toBe(false);
    expect(exceedsJsonBounds('""'.repeat(40_001))).toBe(true);
  });

  // Searching each text for a backslash to the end of the chunk took 3 s for a megabyte of short ones.
  it.each([
    ['short texts', '"" '.repeat(39_000)],
    ['longer texts', `"${'x'.repeat(100)}"`.repeat(10_000)],
    ['quotes in a text', `"${'\\"'.repeat(500_000)}"`],
    ['backslashes far from each other', `"${`\\n${'x'.repeat(100)}`.repeat(10_000)}"`],
    ['a picture', `"${'x'.repeat(1_000_000)}"`],
  ])('are told by looking at each byte three times at most: %s', (_what, text) => {
    let looks = 0;
    const bytes = Buffer.from(text);
    const watched = new Proxy(bytes, {
      get(target, name) {
        if (typeof name === 'string' && /^\d+$/.test(name)) looks++;
        if (name !== 'indexOf') return Reflect.get(target, name);
        return (byte: number, from: number) => {
          const place = bytes.indexOf(byte, from);
          looks += (place < 0 ? bytes.length : place) - from;
          return place;
        };
      },
    });
    expect(watchJsonBounds()(watched)).toBe(false);
    expect(looks).toBeLessThanOrEqual(3 * bytes.length);
  });

  it('hold for a text that never ends', () => {
    expect(exceedsJsonBounds('["[[[[')).toBe(false);
    expect(exceedsJsonBounds(`"${'\\"'.repeat(100_000)}`)).toBe(false);
  });

  it('admit any JSON that is small enough', () => {
    fc.assert(fc.property(fc.json({ maxDepth: 8 }), (text) => !exceedsJsonBounds(text)));
  });

  it('are told by the first bytes of millions of brackets', () => {
    const looked: number[] = [];
    const brackets = new Proxy(Buffer.alloc(8_400_000, '['), {
      get(target, name) {
        if (typeof name === 'string' && /^\d+$/.test(name)) looked.push(Number(name));
        return Reflect.get(target, name);
      },
    });
    expect(watchJsonBounds()(brackets)).toBe(true);
    expect(looked).toHaveLength(17);
  });

  it('are the same however the text is cut into chunks', () => {
    const pieces = fc.constantFrom(
      '[',
      ']',
      '{',
      '}',
      ',',
      '"',
      '\\',
      '\\"',
      '\\\\',
      'é',
      '[[[[[[[[',
      `"${'['.repeat(20)}"`,
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 40 }), fc.integer({ min: 1, max: 7 }), (parts, size) => {
        const text = Buffer.from(parts.join(''));
        const exceeds = watchJsonBounds();
        let isExceeded = false;
        for (let at = 0; at < text.length && !isExceeded; at += size)
          isExceeded = exceeds(text.subarray(at, at + size));
        expect(isExceeded).toBe(exceedsByCharacters(text.toString()));
      }),
      { numRuns: 500 },
    );
  });
});

/** The plainest way to tell it, one character at a time. */
function exceedsByCharacters(text: string): boolean {
  let [level, deepest, isText, isEscaped] = [0, 0, false, false];
  for (const character of text) {
    if (isEscaped) isEscaped = false;
    else if (isText) {
      isEscaped = character === '\\';
      isText = character !== '"';
    } else if (character === '"') isText = true;
    else if ('[{'.includes(character)) deepest = Math.max(deepest, ++level);
    else if (']}'.includes(character)) level--;
  }
  return deepest > 16;
}
