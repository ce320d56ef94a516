import { describe, expect, it } from 'vitest';
import type { Line } from '../scene.ts';
import type { Measured } from './measure.ts';
import { isDebatable, visibleMessages } from './visible.ts';

const said: Line = { from: 'moi', kind: 'text', text: 'Une ligne, puis une autre', time: '12:00', reaction: '❤️' };
/** One bubble of two lines of 20 pixels, between 100 and 156, in a chat from 50 to 400. */
const measured: Measured = {
  width: 300,
  height: 500,
  chat: { top: 50, bottom: 400 },
  messages: [
    {
      index: 0,
      box: { x: 120, y: 100, width: 170, height: 56 },
      lines: [
        { text: 'Une ligne, puis ', top: 108, bottom: 128 },
        { text: 'une autre', top: 128, bottom: 148 },
      ],
      quote: [],
      reaction: { top: 148, bottom: 168 },
    },
  ],
};

function frame(top: number, bottom: number, left = 0) {
  return { left, right: 300, top, bottom };
}

describe('visibleMessages', () => {
  it('leaves a whole bubble whole', () => {
    expect(visibleMessages(measured, [said], frame(0, 500))).toEqual([
      {
        from: 'moi',
        kind: 'text',
        text: 'Une ligne, puis une autre',
        reactions: ['❤️'],
        box: { x: 120, y: 100, width: 170, height: 56 },
      },
    ]);
  });

  it('keeps the lines of which at least half can be seen, and flags the cut', () => {
    expect(visibleMessages(measured, [said], frame(125, 500))).toMatchObject([
      { text: 'une autre', cut: 'top', box: { y: 125, height: 31 } },
    ]);
    const [top] = visibleMessages(measured, [said], frame(0, 130));
    expect(top).toMatchObject({ text: 'Une ligne, puis', cut: 'bottom', box: { y: 100, height: 30 } });
    expect(top).not.toHaveProperty('reactions');
  });

  it('cuts bubbles at the header as at the edge of the picture', () => {
    const lower = { ...measured, chat: { top: 127, bottom: 400 } };
    expect(visibleMessages(lower, [said], frame(0, 500))).toMatchObject([{ text: 'une autre', cut: 'top' }]);
  });

  it('leaves out a bubble of which no text can be seen', () => {
    expect(visibleMessages(measured, [said], frame(150, 500))).toEqual([]);
  });

  it('cuts boxes at the left edge of the frame too', () => {
    expect(visibleMessages(measured, [said], frame(0, 500, 125))[0]?.box).toMatchObject({ x: 125, width: 165 });
  });
});

describe('isDebatable', () => {
  it.each([
    [0, false],
    [109, false],
    [118, true],
    [127, false],
    [138, true],
    [200, false],
  ])('is, of a bubble cut at %i: %s', (top, expected) => {
    expect(isDebatable(measured, [said], { top, bottom: 500 })).toBe(expected);
  });
});
