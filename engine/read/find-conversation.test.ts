import { describe, expect, it } from 'vitest';
import type { Raster } from '../pixels/ports.ts';
import { shrink } from '../pixels/raster.ts';
import { findConversation } from './find-conversation.ts';
import { photographedScreen } from './find-screen/photo-frame.ts';
import { rectangle } from './testing/build.ts';
import { grey, paintBox, paintPage, paintRounded, write } from './testing/paint.ts';

/** Messages of one line, an upright phone's screen wide. */
function chat(fontPx: number): Raster {
  const page = paintPage(390, 844, grey(255));
  for (let row = 0; row < 8; row++) {
    const y = 60 + row * 90;
    const box = rectangle(row % 2 ? 60 : 12, y, row % 2 ? 378 : 330, y + Math.round(fontPx * 1.4) + 16);
    paintRounded(page, box, 16, row % 2 ? [30, 110, 230] : grey(232));
    write(
      page,
      'nlnnn nnln nnnnn'.slice(0, Math.floor(250 / (fontPx * 0.54))),
      box.x0 + 14,
      box.y1 - 16,
      fontPx,
      grey(row % 2 ? 255 : 0),
    );
  }
  return page;
}

describe('findConversation', () => {
  // @demand slow-picture
  it('looks for no messages on a picture of more shapes than any chat has', () => {
    const said = chat(16);
    const page = paintPage(390, 2500, grey(255));
    page.data.set(said.data);
    const dots = (rows: number) => {
      for (let row = 0; row < rows; row++)
        for (let x = 4; x < 380; x += 15) {
          const y = 850 + row * 15;
          paintBox(page, rectangle(x, y, x + 12, y + 12), row % 2 ? [30, 110, 230] : grey(200));
        }
    };
    dots(10);
    expect(findConversation(page).found.candidates.length).toBeGreaterThanOrEqual(8);
    dots(105);
    expect(findConversation(page).found.candidates).toEqual([]);
  });

  it('leaves points and font as on most phones where the text is of usual size', () => {
    const { screen } = findConversation(chat(16));
    expect([screen.scale, screen.fontPx]).toEqual([1, 16.5]);
  });

  it('takes the points from text that is a little too small for an upright phone', () => {
    const { screen } = findConversation(chat(11));
    expect(screen.scale).toBeLessThan(0.8);
  });

  it.each([28, 32])('measures a font of %i pixels and takes none of its letters for emoji', (fontPx) => {
    const { screen, found } = findConversation(chat(fontPx));
    expect(Math.abs(screen.fontPx - fontPx)).toBeLessThan(fontPx * 0.12);
    expect(found.candidates.map(({ lines, ink }) => [lines.length, ink.emoji.length, ink.plainEmoji.length])).toEqual(
      Array.from({ length: 8 }, () => [1, 0, 0]),
    );
  });

  it('takes the conversation of a wide screen, though seen as a phone its messages look like the lines of one', () => {
    const page = paintPage(1190, 828, grey(0));
    paintBox(page, rectangle(300, 0, 302, 828), grey(70));
    paintBox(page, rectangle(302, 60, 1190, 61), grey(70));
    for (let row = 0; row < 9; row++) {
      const box =
        row % 2
          ? rectangle(760, 84 + row * 68, 1178, 124 + row * 68)
          : rectangle(316, 84 + row * 68, 700, 124 + row * 68);
      paintRounded(page, box, 18, row % 2 ? [255, 204, 0] : grey(42));
      write(page, 'nlnnn nnln nnnnn nlnn nnnn nn', box.x0 + 14, box.y1 - 15, 16, grey(row % 2 ? 0 : 255));
    }
    expect(findConversation(page).found.candidates).toHaveLength(9);
  });

  it('takes a card for no photographed screen where messages stand around it', () => {
    const page = paintPage(780, 1688, grey(255));
    const say = (x0: number, y: number, fill: number) => {
      paintRounded(page, rectangle(x0, y, x0 + 400, y + 76), 34, grey(fill));
      write(page, 'nlnnn nnln nnn', x0 + 30, y + 50, 33, grey(0));
    };
    say(24, 120, 225);
    say(350, 220, 200);
    paintBox(page, rectangle(40, 380, 740, 1640), grey(90));
    for (let row = 0; row < 6; row++) say(row % 2 ? 320 : 60, 440 + row * 190, 225);
    const small = shrink(page, 390, 844);
    expect(photographedScreen(page, small)).not.toBeNull();
    expect(findConversation(page).screen.isPhotograph).toBe(false);
  });
});
