import type { Raster, Rectangle } from '../../pixels/ports.ts';
import { crop, shrink } from '../../pixels/raster.ts';
import { findFlatRegions, measureSteps } from '../find-shapes/flat-regions.ts';
import { usualFont } from '../find-shapes/screen.ts';
import { findHalves, findPanes } from './panes.ts';
import { fontSizeOf } from './text-size.ts';

// The part of a picture that shows the conversation, and how large its points are. An upright phone is as wide as all of
// it; on a wider screen the size of the text tells the points, and the conversation is one of several panes.

export interface Frame {
  image: Raster;
  /** Pixels of the image for one point. */
  scale: number;
  /** Where the image's top left corner is in the picture. */
  x: number;
  y: number;
}

/** In points, as the text tells them: so wide is no upright phone. */
const wide = 560;
/** In points: a pane that is narrower holds no conversation. */
const narrowest = 220;
/** In square points: a computer's screen at 2560 pixels across has six million. Letters that make it more are too small for a screen's. */
const largestPage = 8e6;

/** The frame by the text's size, `font` in pixels; null where the picture is as wide as an upright phone, has hardly any text, or no pane is wide enough. */
export function wideFrame(image: Raster, font = fontSizeOf(image)): Frame | null {
  if (font === null || (image.width / font) * usualFont < wide) return null;
  const around = font / usualFont;
  if ((image.width * image.height) / around ** 2 > largestPage) return null;
  const page = shrink(image, Math.round(image.width / around), Math.round(image.height / around));
  const panes = findPanes(page).filter(({ x0, x1 }) => x1 - x0 >= narrowest);
  if (panes.length === 0) return null;
  const pane = enlarged(mostTalked(page, panes), around, image);
  const part = crop(image, pane);
  const scale = (fontSizeOf(part) ?? font) / usualFont;
  return { image: part, scale, x: pane.x0, y: pane.y0 };
}

/** The half of an upright phone's screen that shows the conversation; null where no other app shares it. `page`: one pixel a point. */
export function halfFrame(image: Raster, page: Raster): Frame | null {
  const halves = findHalves(page);
  if (halves.length < 2) return null;
  const scale = image.width / page.width;
  const half = enlarged(mostTalked(page, halves), scale, image);
  return { image: crop(image, half), scale, x: half.x0, y: half.y0 };
}

function mostTalked(page: Raster, parts: Rectangle[]): Rectangle {
  const talks = parts.map((part) => bubblesIn(crop(page, part)));
  return parts[talks.indexOf(Math.max(...talks))] as Rectangle;
}

function enlarged({ x0, x1, y0, y1 }: Rectangle, scale: number, { width, height }: Raster): Rectangle {
  return {
    x0: Math.round(x0 * scale),
    x1: Math.min(width, Math.round(x1 * scale)),
    y0: Math.round(y0 * scale),
    y1: Math.min(height, Math.round(y1 * scale)),
  };
}

const tolerance = 4;
/** In points: sizes of a bubble, and how far out of the middle it is. */
const bubble = { area: 600, lowest: 24, narrowest: 70, aside: 12 };

/** How many boxes of the pane stand at a side of it, as messages do. */
function bubblesIn(pane: Raster): number {
  const { regions } = findFlatRegions(measureSteps(pane), tolerance, bubble.area);
  return regions.filter(({ x0, x1, y0, y1, area }) => {
    const [width, height] = [x1 - x0, y1 - y0];
    const isBox = width >= bubble.narrowest && width <= pane.width * 0.85 && height >= bubble.lowest && height <= width;
    const isAside = Math.abs((x0 + x1) / 2 - pane.width / 2) >= bubble.aside;
    return isBox && isAside && area >= width * height * 0.4;
  }).length;
}
