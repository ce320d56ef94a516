import { describe, expect, it } from 'vitest';
import type { Rectangle } from '../../pixels/ports.ts';
import { inkOf } from '../testing/build.ts';
import { greyPaper, greyWords } from '../testing/paint.ts';
import { findVoiceNote } from './voice-notes.ts';

const scale = 2;
const heights = [8, 20, 34, 14, 28, 10, 24];

/** Strokes around one middle, 10 px apart. */
function sound(count: number, more: { height?: number; place?: (index: number) => number } = {}): Rectangle[] {
  const place = more.place ?? ((index: number) => 20 + index * 10);
  return Array.from({ length: count }, (_, index) => {
    const high = more.height ?? (heights[index % heights.length] as number);
    return { x0: place(index), x1: place(index) + 4, y0: 50 - high / 2, y1: 50 + high / 2 };
  });
}

const seen = (strokes: (Rectangle & { value?: number })[]) => findVoiceNote(inkOf(greyPaper(400, 100, strokes)), scale);

describe('a voice note', () => {
  it.each([
    ['is a row of strokes of different heights', sound(24)],
    ['is found beside its button', [...sound(24), { x0: 300, x1: 340, y0: 30, y1: 70 }]],
    [
      'is found where the part not yet played is paler',
      sound(24).map((stroke, i) => ({ ...stroke, value: i < 9 ? 0 : 160 })),
    ],
  ])('%s', (_, strokes) => {
    expect(seen(strokes)).toEqual({ x0: 20, x1: 254, y0: 33, y1: 67 });
  });
});

describe('not a voice note', () => {
  it.each([
    ['a few strokes', sound(9)],
    ['strokes of one height', sound(24, { height: 24 })],
    ['strokes at uneven distances', sound(24, { place: (i) => 20 + i * 14 + (i % 2) * 7 })],
    ['strokes on one baseline', sound(24).map((stroke) => ({ ...stroke, y0: 50 - (stroke.y1 - stroke.y0), y1: 50 }))],
    ['thick bars', sound(12, { place: (i) => 20 + i * 30 }).map((stroke) => ({ ...stroke, x1: stroke.x0 + 14 }))],
    ['nothing', []],
  ])('%s', (_, strokes) => {
    expect(seen(strokes)).toBeNull();
  });

  it('a line of letters, many of them thin', () => {
    const paper = greyWords(400, 100, [{ text: 'lnl llnlll nll lnlll llnll', x: 10, y: 60, fontPx: 33 }]);
    expect(findVoiceNote(inkOf(paper), scale)).toBeNull();
  });
});
