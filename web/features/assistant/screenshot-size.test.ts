import { describe, expect, it } from 'vitest';
import { encodingsOf, sentSize } from './screenshot-size.ts';

describe('a screenshot', () => {
  it.each([
    ['of a phone keeps its size', { width: 1179, height: 2556 }, { width: 1179, height: 2556 }],
    ['of a large screen is made 1600 px wide', { width: 3200, height: 2000 }, { width: 1600, height: 1000 }],
    ['that scrolls keeps its size', { width: 1080, height: 12_000 }, { width: 1080, height: 12_000 }],
    ['is never enlarged', { width: 320, height: 480 }, { width: 320, height: 480 }],
  ])('%s', (_, given, sent) => {
    expect(sentSize(given)).toEqual(sent);
  });

  it('never has more pixels than Safari on iOS can draw', () => {
    for (const { width, height } of encodingsOf({ width: 1440, height: 30_000 })) {
      expect(width * height).toBeLessThan(4096 * 4096);
    }
  });
});

describe('a screenshot that is too heavy', () => {
  it('is tried at lower quality, then at smaller sizes, never narrower than 540 px', () => {
    const tried = encodingsOf({ width: 1080, height: 2400 });
    expect(tried[0]).toEqual({ width: 1080, height: 2400, type: 'image/png' });
    expect([...new Set(tried.map(({ width }) => width))]).toEqual([1080, 864, 691, 540]);
    expect(tried.at(-1)).toMatchObject({ type: 'image/jpeg', quality: 0.65 });
  });

  it('is not made smaller if it is narrower than 540 px', () => {
    expect(new Set(encodingsOf({ width: 500, height: 9000 }).map(({ width }) => width))).toEqual(new Set([500]));
  });
});
