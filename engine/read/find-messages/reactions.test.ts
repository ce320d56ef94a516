import { beforeAll, describe, expect, it } from 'vitest';
import type { Colour } from '../../pixels/raster.ts';
import type { Bubble } from '../find-shapes/bubbles.ts';
import { lookAt } from '../find-shapes/screen.ts';
import { rectangle } from '../testing/build.ts';
import { type Drawing, loadSheet, paintDrawing } from '../testing/emoji-sheets.ts';
import { grey, paintPage, paintRounded } from '../testing/paint.ts';
import { findReactions, type Reactions } from './reactions.ts';

let laughing: Drawing;
beforeAll(async () => {
  laughing = (await loadSheet(40)).get('😂') as Drawing;
});

/** A bubble at three pixels a point with an emoji on a pill, which has a rim, across its lower edge. */
function reactionsOn(page: Colour, fill: Colour, rim: Colour | null, pill: Colour | null): Reactions {
  const image = paintPage(1170, 600, page);
  paintRounded(image, rectangle(400, 200, 1120, 320), 54, fill);
  if (rim) paintRounded(image, rectangle(960, 266, 1066, 356), 44, rim);
  if (pill) paintRounded(image, rectangle(968, 274, 1058, 348), 36, pill);
  paintDrawing(image, laughing, 1013 - laughing.width / 2, 311 - laughing.height / 2);
  const screen = lookAt(image);
  return findReactions(screen, screen.bubbles.find(({ x1, x0 }) => x1 - x0 > 200) as Bubble);
}

describe('an emoji on the edge of a message is named', () => {
  it.each<{ where: string; page: Colour; fill: Colour; rim: Colour | null; pill: Colour | null; isPill: boolean }>([
    {
      where: 'on a pill in the page’s colour',
      page: grey(255),
      fill: [0, 122, 255],
      rim: grey(255),
      pill: null,
      isPill: false,
    },
    {
      where: 'on a pale pill',
      page: grey(255),
      fill: [0, 122, 255],
      rim: grey(255),
      pill: [240, 238, 245],
      isPill: false,
    },
    {
      where: 'on a white pill in dark mode',
      page: [18, 21, 26],
      fill: [12, 99, 209],
      rim: [18, 21, 26],
      pill: grey(255),
      isPill: true,
    },
    {
      where: 'on a pill between page and bubble',
      page: [250, 255, 251],
      fill: [44, 157, 226],
      rim: null,
      pill: [188, 208, 245],
      isPill: false,
    },
    {
      where: 'on a dark pill in a dark bubble',
      page: [18, 21, 26],
      fill: [34, 36, 51],
      rim: [18, 21, 26],
      pill: grey(255),
      isPill: true,
    },
  ])('$where', ({ page, fill, rim, pill, isPill }) => {
    const { emoji, covers } = reactionsOn(page, fill, rim, pill);
    expect(emoji).toEqual(['😂']);
    expect(covers.map((cover) => cover.isPill)).toEqual([isPill]);
  });
});
