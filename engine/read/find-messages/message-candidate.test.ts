import { describe, expect, it } from 'vitest';
import type { Raster, Rectangle } from '../../pixels/ports.ts';
import { lookAt } from '../find-shapes/screen.ts';
import { offBy, rectangle } from '../testing/build.ts';
import { grey, paintBox, paintPage, paintRounded, write } from '../testing/paint.ts';
import { candidateFromBubble, candidateFromPicture, type MessageCandidate } from './message-candidate.ts';

const box = rectangle(20, 150, 260, 250);

/** A screen at two pixels a point; places are given in points. */
function page(bubble = box, radius = 14): Raster {
  const image = paintPage(780, 700, grey(255));
  paintRounded(image, twice(bubble), radius * 2, [217, 253, 211]);
  return image;
}

function twice({ x0, y0, x1, y1 }: Rectangle): Rectangle {
  return rectangle(x0 * 2, y0 * 2, x1 * 2, y1 * 2);
}

function text(image: Raster, y: number, { x = 36, font = 16.5, value = 10, words = 'hnnn nnl nnn' } = {}): void {
  write(image, words, x * 2, y * 2, Math.round(font * 2), grey(value));
}

function candidateOf(image: Raster): MessageCandidate | null {
  const screen = lookAt(image);
  const bubble = screen.bubbles.find((each) => each.colour[0] < 240);
  if (!bubble) throw new Error('there is no bubble');
  return candidateFromBubble(screen, bubble);
}

describe('a bubble', () => {
  it('is a text with its lines, its box and its colour', () => {
    const image = page();
    for (const y of [182, 204]) text(image, y);
    const candidate = candidateOf(image);
    expect(candidate).toMatchObject({ kind: 'text', quote: null, hadTime: false, reactions: [] });
    expect(candidate?.lines).toHaveLength(2);
    expect(offBy(candidate?.outer, box)).toBeLessThanOrEqual(1);
    expect(candidate?.colour.map(Math.round)).toEqual([217, 253, 211]);
    expect(candidate?.cut).toBeUndefined();
  });

  it('has its greyed time taken out of its lines', () => {
    const image = page();
    text(image, 182);
    text(image, 236, { x: 222, font: 11, value: 110, words: 'hhhh' });
    const candidate = candidateOf(image);
    expect(candidate?.hadTime).toBe(true);
    expect(candidate?.lines).toHaveLength(1);
  });

  it('has its quote apart from its text', () => {
    const image = page();
    paintRounded(image, rectangle(56, 316, 504, 400), 12, [190, 235, 180]);
    text(image, 186, { font: 14, value: 90 });
    text(image, 230);
    const candidate = candidateOf(image);
    expect(candidate?.lines).toHaveLength(1);
    expect(candidate?.quote?.lines).toHaveLength(1);
  });

  it('is a voice note where a sound is drawn on it', () => {
    const image = page();
    for (let stroke = 0; stroke < 24; stroke++) {
      const high = 8 + ((stroke * 13) % 30);
      paintBox(image, rectangle(90 + stroke * 12, 400 - high, 95 + stroke * 12, 400 + high), grey(40));
    }
    expect(candidateOf(image)).toMatchObject({ kind: 'voice', lines: [] });
  });

  it('is no candidate where it is low and empty', () => {
    expect(candidateOf(page(rectangle(20, 150, 260, 190)))).toBeNull();
  });
});

describe('a bubble that the header cuts', () => {
  function cutOf(bubble: Rectangle): MessageCandidate['cut'] {
    const image = page(bubble);
    text(image, bubble.y1 - 14);
    paintBox(image, rectangle(0, 0, 780, 200), grey(240));
    return candidateOf(image)?.cut;
  }

  it('is cut at its top', () => {
    expect(cutOf(rectangle(20, 70, 260, 160))).toBe('top');
  });

  it('is whole where it only stands near the header', () => {
    expect(cutOf(rectangle(20, 108, 260, 198))).toBeUndefined();
  });
});

describe('a picture', () => {
  const screen = lookAt(paintPage(390, 600, grey(255)));
  const graphic = { ...rectangle(20, 100, 220, 300), area: 40_000, fullness: 1, isBox: true };

  it.each([
    { what: 'that fills its box', isBox: true, kind: 'photo' },
    { what: 'that does not', isBox: false, kind: 'sticker' },
  ])('$what is a $kind', ({ isBox, kind }) => {
    expect(candidateFromPicture(screen, { ...graphic, isBox })).toMatchObject({ kind, lines: [] });
  });

  it.each([
    { y0: 0, y1: 200, cut: 'top' },
    { y0: 100, y1: 300, cut: undefined },
    { y0: 400, y1: 600, cut: 'bottom' },
  ])('from $y0 to $y1 of 600 is cut: $cut', ({ y0, y1, cut }) => {
    expect(candidateFromPicture(screen, { ...graphic, y0, y1 }).cut).toBe(cut);
  });
});
