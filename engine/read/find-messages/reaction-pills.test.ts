import { describe, expect, it } from 'vitest';
import { bubbleAt, rectangle } from '../testing/build.ts';
import { findReactionPills } from './reaction-pills.ts';

const message = bubbleAt(rectangle(12, 100, 250, 160));
const next = bubbleAt(rectangle(12, 190, 250, 230));

describe('a small box', () => {
  it.each([
    { where: 'across the lower edge', box: rectangle(20, 150, 44, 172), is: true },
    { where: 'across the upper edge', box: rectangle(220, 88, 244, 110), is: true },
    { where: 'half beside the corner', box: rectangle(236, 150, 260, 172), is: true },
    { where: 'inside', box: rectangle(40, 110, 64, 132), is: false },
    { where: 'between two messages', box: rectangle(40, 162, 64, 186), is: false },
    { where: 'beside the message', box: rectangle(290, 150, 314, 172), is: false },
  ])('$where is a reaction: $is', ({ box, is }) => {
    const pill = bubbleAt(box);
    expect([...findReactionPills([pill, message, next])]).toEqual(is ? [pill] : []);
  });

  it('is one of several on a message', () => {
    const pills = [bubbleAt(rectangle(20, 150, 44, 172)), bubbleAt(rectangle(46, 150, 70, 172))];
    expect(findReactionPills([message, ...pills]).size).toBe(2);
  });

  it('on the edge of another small box is a message', () => {
    const pair = [bubbleAt(rectangle(20, 100, 60, 130)), bubbleAt(rectangle(20, 120, 60, 150))];
    expect(findReactionPills(pair).size).toBe(0);
  });
});

describe('a short answer in its own bubble', () => {
  it.each([
    { where: 'on the left', box: rectangle(12, 155, 50, 189), is: false },
    { where: 'on the right', box: rectangle(210, 155, 251, 189), is: false },
    { where: 'as deep in it as a reaction', box: rectangle(12, 144, 50, 178), is: true },
    { where: 'too low to hold a line', box: rectangle(12, 155, 36, 177), is: true },
  ])('that covers the foot of the quoted bubble, $where, is a reaction: $is', ({ box, is }) => {
    const reply = bubbleAt(box);
    expect([...findReactionPills([message, reply])]).toEqual(is ? [reply] : []);
  });
});

describe('a box as large as a message', () => {
  it.each([
    { what: 'a wide one', box: rectangle(20, 150, 180, 180) },
    { what: 'a high one', box: rectangle(20, 150, 90, 200) },
  ])('on an edge is no reaction: $what', ({ box }) => {
    expect(findReactionPills([message, bubbleAt(box)]).size).toBe(0);
  });
});
