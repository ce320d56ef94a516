import { describe, expect, it } from 'vitest';
import { sentSize } from './screenshot-size.ts';

describe('a screenshot', () => {
  it.each([
    ['of a phone stays as it is', { width: 1179, height: 2556 }, { width: 1179, height: 2556 }],
    ['of a large screen is made 1600 px wide', { width: 3200, height: 2000 }, { width: 1600, height: 1000 }],
    ['that scrolls keeps 900 px', { width: 1080, height: 12_000 }, { width: 900, height: 10_000 }],
    ['is never enlarged', { width: 320, height: 480 }, { width: 320, height: 480 }],
  ])('%s', (_, given, sent) => {
    expect(sentSize(given)).toEqual(sent);
  });

  it('never has more pixels than the server decodes', () => {
    const { width, height } = sentSize({ width: 1200, height: 60_000 });
    expect(width * height).toBeLessThan(25e6);
  });
});
