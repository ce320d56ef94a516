import { describe, expect, it } from 'vitest';
import type { Raster, Rectangle } from '../../pixels/ports.ts';
import { type Colour, colourAt } from '../../pixels/raster.ts';
import type { Bubble } from '../find-shapes/bubbles.ts';
import { lookAt } from '../find-shapes/screen.ts';
import { bubbleArea } from '../ink/bubble-area.ts';
import { extractInk } from '../ink/ink.ts';
import { bubbleAt, inkOf, offBy, rectangle } from '../testing/build.ts';
import { downwards, grey, greyPaper, type Paint, paintBox, paintPage, paintRounded, write } from '../testing/paint.ts';
import { findQuote, type Quote } from './quotes.ts';

const reply = rectangle(20, 40, 260, 150);
const green: Colour = [217, 253, 211];

function quoteIn(paint: (image: Raster) => void, fill: Paint = green): Quote | null {
  const image = paintPage(390, 300, grey(255));
  paintRounded(image, reply, 12, fill);
  paint(image);
  const { bubbles, small, scale, fontPx } = lookAt(image);
  expect(bubbles).toHaveLength(1);
  const bubble = bubbles[0] as Bubble;
  const ink = extractInk(image, bubbleArea(image, small, bubble, scale), fontPx);
  return findQuote(small, bubble, ink, scale);
}

function paintQuote(image: Raster, box: Rectangle, fill: Paint): void {
  paintRounded(image, box, 6, fill);
  write(image, 'hnn nnn', box.x0 + 12, box.y0 + 24, 14, grey(90));
}

const text = (image: Raster, y: number) => write(image, 'hnnn nnl nnn', 36, y, 16, grey(0));

describe('a reply', () => {
  it('quotes in a box of another colour', () => {
    const box = rectangle(28, 48, 252, 90);
    const quote = quoteIn((image) => {
      paintQuote(image, box, [200, 240, 190]);
      text(image, 130);
    });
    expect(offBy(quote ?? undefined, box)).toBeLessThanOrEqual(1);
    expect(quote?.box).not.toBeNull();
  });

  it('quotes beside a thin bar', () => {
    const quote = quoteIn((image) => {
      paintBox(image, rectangle(32, 54, 35, 92), [20, 140, 80]);
      write(image, 'hnn nnn', 44, 80, 14, grey(90));
      text(image, 130);
    });
    expect(quote?.box).toBeNull();
    expect(Math.abs((quote?.y0 ?? 0) - 54)).toBeLessThanOrEqual(2);
    expect(Math.abs((quote?.y1 ?? 0) - 92)).toBeLessThanOrEqual(2);
  });
});

describe('a message that quotes nothing', () => {
  it.each<{ what: string; paint: (image: Raster) => void; fill?: Paint }>([
    {
      what: 'text alone',
      paint: (image) => {
        text(image, 80);
        text(image, 110);
      },
    },
    {
      what: 'text on a gradient',
      paint: (image) => text(image, 80),
      fill: downwards([120, 60, 250], [220, 60, 150], 40, 150),
    },
    {
      what: 'a box below the text',
      paint: (image) => {
        text(image, 70);
        paintQuote(image, rectangle(28, 96, 252, 142), [200, 240, 190]);
      },
    },
    {
      what: 'a small box above the text',
      paint: (image) => {
        paintRounded(image, rectangle(28, 48, 90, 80), 6, [200, 240, 190]);
        text(image, 130);
      },
    },
    {
      what: 'a bar right of the text',
      paint: (image) => {
        paintBox(image, rectangle(200, 54, 203, 92), [20, 140, 80]);
        text(image, 80);
      },
    },
    {
      what: 'a bar as low as a letter',
      paint: (image) => {
        paintBox(image, rectangle(32, 60, 35, 78), [20, 140, 80]);
        text(image, 130);
      },
    },
    { what: 'a bar beside all of it', paint: (image) => paintBox(image, rectangle(32, 54, 35, 142), [20, 140, 80]) },
  ])('has $what', ({ paint, fill }) => {
    expect(quoteIn(paint, fill)).toBeNull();
  });

  it('has a gradient, a part of which looks like a box of its own', () => {
    const colours = downwards([120, 60, 250], [220, 60, 150], 40, 150);
    const small = paintPage(390, 300, grey(255));
    paintBox(small, reply, colours);
    const part = bubbleAt(rectangle(28, 48, 252, 90), colourAt(small, 100, 69));
    const bubble = bubbleAt(reply, [170, 60, 200], { inner: [part] });
    expect(findQuote(small, bubble, inkOf(greyPaper(240, 110)), 1)).toBeNull();
    const box = bubbleAt(part, [90, 40, 90]);
    expect(findQuote(small, { ...bubble, inner: [box] }, inkOf(greyPaper(240, 110)), 1)?.box).toBe(box);
  });
});

describe('a quote of one line', () => {
  it('stands beside a bar that is hardly higher than a letter', () => {
    const quote = quoteIn((image) => {
      paintBox(image, rectangle(34, 54, 36, 74), grey(60));
      write(image, 'hnn nnn', 44, 70, 13, grey(60));
      text(image, 110);
    });
    expect(quote).toMatchObject({ box: null });
    expect(Math.abs((quote?.y1 ?? 0) - 74)).toBeLessThanOrEqual(2);
  });

  it('is not seen where the message begins with an «l»', () => {
    const quote = quoteIn((image) => {
      write(image, 'lnn nnn', 36, 72, 17, grey(0));
      text(image, 110);
    });
    expect(quote).toBeNull();
  });
});

describe('a quote whose colour hardly differs from its bubble', () => {
  const fill: Colour = [74, 85, 227];
  const faint: Paint = (x, y) => (noise(x, y) ? [86, 96, 210] : [84, 94, 212]);
  const noise = (x: number, y: number) => (x * 31 + y * 17) % 5 < 3;

  /** Blurred as in a JPEG: no edge of the box is one step. */
  function paintFaint(image: Raster, y0: number, y1: number): void {
    for (let by = 0; by < 4; by++) {
      const share = (by + 1) / 4;
      const mixed = fill.map((value, i) => value + ([86, 96, 210][i] as number) * share - value * share) as [
        number,
        number,
        number,
      ];
      paintBox(image, rectangle(28 + by, y0 + by, 252 - by, y1 - by), mixed);
    }
    paintBox(image, rectangle(32, y0 + 4, 248, y1 - 4), faint);
    write(image, 'hnn nnn hn', 42, y0 + 18, 13, grey(230));
  }

  it('is found row by row', () => {
    const quote = quoteIn((image) => {
      paintFaint(image, 50, 78);
      write(image, 'hnnn nnl nnn', 36, 120, 16, grey(255));
    }, fill);
    expect(quote).not.toBeNull();
    expect(Math.abs((quote?.y1 ?? 0) - 78)).toBeLessThanOrEqual(5);
  });

  it('is the light on a photograph', () => {
    const image = paintPage(390, 300, grey(255));
    paintRounded(image, reply, 12, fill);
    paintFaint(image, 50, 78);
    write(image, 'hnnn nnl nnn', 36, 120, 16, grey(255));
    const { bubbles, small, scale, fontPx } = lookAt(image);
    const bubble = { ...(bubbles[0] as Bubble), inner: [] };
    const ink = extractInk(image, bubbleArea(image, small, bubble, scale), fontPx);
    expect(findQuote(small, bubble, ink, scale)).not.toBeNull();
    expect(findQuote(small, bubble, ink, scale, { isPhotograph: true })).toBeNull();
  });

  it('is not seen in a picture above a caption', () => {
    const quote = quoteIn((image) => {
      paintBox(image, rectangle(28, 48, 252, 100), (_, y) => [40 + ((y * 37) % 180), 90 + ((y * 91) % 120), 60]);
      write(image, 'hnnn nnl nnn', 36, 130, 16, grey(255));
    }, fill);
    expect(quote).toBeNull();
  });
});

it('finds a quote with no message below it only where the input bar hides the rest', () => {
  const image = paintPage(390, 300, grey(255));
  paintRounded(image, reply, 12, green);
  paintQuote(image, rectangle(28, 48, 252, 90), [200, 240, 190]);
  paintBox(image, rectangle(0, 102, 390, 300), grey(255));
  const { bubbles, small, scale, fontPx } = lookAt(image);
  const bubble = bubbles[0] as Bubble;
  const ink = extractInk(image, bubbleArea(image, small, bubble, scale), fontPx);
  expect(findQuote(small, bubble, ink, scale)).toBeNull();
  expect(findQuote(small, bubble, ink, scale, { isCutBelow: true })).not.toBeNull();
});
