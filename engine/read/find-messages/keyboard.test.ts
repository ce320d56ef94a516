import { describe, expect, it } from 'vitest';
import { rectangle } from '../testing/build.ts';
import { isWrittenIn, topOfKeyboard } from './keyboard.ts';

const row = (y: number, count: number) =>
  Array.from({ length: count }, (_, index) => rectangle(4 + index * 38, y, 38 + index * 38, y + 41));
const message = rectangle(150, 440, 378, 480);

describe('a keyboard', () => {
  it('is two rows of keys', () => {
    expect(topOfKeyboard([message, ...row(618, 10), ...row(670, 10), ...row(722, 7)])).toBe(618);
  });

  it.each([
    ['messages', [message, rectangle(12, 500, 200, 540)]],
    ['one row of suggested answers', [message, ...row(618, 8)]],
    ['a keypad', [...row(500, 3), ...row(560, 3), ...row(620, 3)]],
  ])('is not %s', (_, boxes) => {
    expect(topOfKeyboard(boxes)).toBeNull();
  });
});

describe('the box right above a keyboard', () => {
  it.each([
    { what: 'a wide one', box: rectangle(57, 538, 378, 570), is: true },
    { what: 'a narrow one', box: rectangle(250, 538, 378, 570), is: false },
    { what: 'one further up', box: message, is: false },
  ])('is written in: $what, $is', ({ box, is }) => {
    expect(isWrittenIn(box, 618, 390)).toBe(is);
  });
});
