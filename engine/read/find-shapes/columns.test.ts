import { describe, expect, it } from 'vitest';
import { bubbleAt, rectangle } from '../testing/build.ts';
import { standInColumns } from './columns.ts';

const area = { top: 60, bottom: 700, hasHeader: true, hasInputBar: false };
const left = (y: number, height = 70) => bubbleAt(rectangle(12, y, 188, y + height));
const right = (y: number, height = 70) => bubbleAt(rectangle(202, y, 378, y + height));
const inColumns = (...bubbles: ReturnType<typeof left>[]) => standInColumns(bubbles, area, 390);

describe('boxes', () => {
  it('stand in columns where two pairs stand beside each other', () => {
    expect(inColumns(left(100), right(100), left(180), right(180))).toBe(true);
  });

  it('stand in columns where each begins beside the one before', () => {
    expect(inColumns(left(100), right(150), left(200), right(250))).toBe(true);
  });

  it('stand in no columns below each other', () => {
    expect(inColumns(left(100), right(180), left(260), right(340))).toBe(false);
  });

  it('stand in no columns for a single pair', () => {
    expect(inColumns(left(100), right(100), left(180))).toBe(false);
  });

  it('stand in no columns beside buttons', () => {
    const button = (y: number) => bubbleAt(rectangle(330, y, 370, y + 40));
    expect(inColumns(left(100), button(100), left(180), button(180))).toBe(false);
  });
});
