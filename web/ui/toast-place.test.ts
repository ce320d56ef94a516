import { describe, expect, test } from 'vitest';
import { choosePlace } from './toast-place.ts';

const screen = { width: 1280, height: 900 };
const box = (left: number, top: number, width = 300, height = 52) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

describe('the place of a toast', () => {
  test('is the bottom, as long as nothing that was asked for lies there', () => {
    expect(choosePlace([], screen)).toBe('bottom-center');
    expect(choosePlace([box(490, 400)], screen)).toBe('bottom-center');
    expect(choosePlace([box(20, 820)], screen)).toBe('bottom-center');
  });

  test('is the top while the button that was pressed lies at the bottom', () => {
    expect(choosePlace([box(490, 800)], screen)).toBe('top-center');
  });

  test('covers the fewer of what must stay free, where both edges have some', () => {
    expect(choosePlace([box(490, 800), box(490, 850), box(490, 20)], screen)).toBe('top-center');
    expect(choosePlace([box(490, 800), box(490, 20)], screen)).toBe('bottom-center');
  });

  test('takes the whole width of a phone', () => {
    expect(choosePlace([box(0, 780, 40)], { width: 360, height: 844 })).toBe('top-center');
  });
});
