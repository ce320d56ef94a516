import type { Raster } from '../pixels/ports.ts';
import { shrink } from '../pixels/raster.ts';
import { type Bubble, findBubbles } from './bubbles.ts';
import { type ChatArea, findChatArea } from './chat-area.ts';
import { type FlatRegions, findFlatRegions, measureSteps, type Steps, withoutLeaks } from './flat-regions.ts';

// A screenshot with what every step looks at. Things are looked for in a small copy, one pixel a point, and read in the
// full image.

/** Phones are about so many points wide. */
const pointsAcross = 390;
/** In points: what chat apps write messages in, give or take a fifth. */
const usualFont = 16.5;

const usualTolerance = 4;
const smallestArea = 90;

export interface Screen {
  image: Raster;
  small: Raster;
  steps: Steps;
  /** Areas of one colour, at the tolerance that suits most screens. */
  flat: FlatRegions;
  /** Pixels a point. */
  scale: number;
  /** The size of the text, in pixels, as good as it is known without looking at it. */
  fontPx: number;
  area: ChatArea;
  /** Every box, message or not. */
  bubbles: Bubble[];
}

export function lookAt(image: Raster): Screen {
  const scale = image.width / pointsAcross;
  const small = shrink(image, pointsAcross, Math.max(1, Math.round(image.height / scale)));
  const steps = measureSteps(small);
  const flat = findFlatRegions(steps, usualTolerance, smallestArea);
  return {
    image,
    small,
    steps,
    flat,
    scale,
    fontPx: usualFont * scale,
    area: findChatArea(steps),
    bubbles: findBubbles(steps, withoutLeaks(steps), flat),
  };
}
