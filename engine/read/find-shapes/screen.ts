import type { Raster } from '../../pixels/ports.ts';
import { shrink } from '../../pixels/raster.ts';
import { smooth } from '../../pixels/smooth.ts';
import { type Bubble, findBubbles, isBlank } from './bubbles.ts';
import { type ChatArea, findChatArea } from './chat-area.ts';
import { type FlatRegions, findFlatRegions, measureSteps, type Steps, withoutLeaks } from './flat-regions.ts';

// A screenshot with everything that all later steps look at. Shapes are looked for in a small copy, one pixel a point of
// the phone's screen; text is read in the full image.

/** In points: what most phones have across. */
const pointsAcross = 390;
/** In points: the font size of messages in chat apps, give or take a fifth. */
export const usualFont = 16.5;

/** Colour steps up to this belong to one region; suits most screens. */
const usualTolerance = 4;
/** In pixels of the small copy. */
const smallestArea = 90;

/** Of a box on a photograph: what has more of its fill is a stripe of moiré. */
const hardlyWritten = 0.96;

export interface Screen {
  image: Raster;
  small: Raster;
  steps: Steps;
  /** Areas of one colour, at the tolerance that suits most screens. */
  flat: FlatRegions;
  /** Pixels of the full image for one point. */
  scale: number;
  /** Usual font size of messages in pixels of the full image. */
  fontPx: number;
  area: ChatArea;
  /** Every rounded box, message or not. */
  bubbles: Bubble[];
  /** Light and moiré make its colours uneven. */
  isPhotograph: boolean;
}

/** `scale`: pixels for one point, where the picture is not as wide as an upright phone. */
export function lookAt(image: Raster, scale = image.width / pointsAcross, isPhotograph = false): Screen {
  const shrunk = shrink(image, Math.round(image.width / scale), Math.max(1, Math.round(image.height / scale)));
  const small = isPhotograph ? smooth(shrunk) : shrunk;
  const steps = measureSteps(small);
  const flat = findFlatRegions(steps, usualTolerance, smallestArea);
  const bubbles = findBubbles(steps, withoutLeaks(steps), flat);
  return {
    image,
    small,
    steps,
    flat,
    scale,
    fontPx: usualFont * scale,
    area: findChatArea(steps),
    bubbles: isPhotograph ? bubbles.filter((bubble) => !isBlank(bubble, hardlyWritten)) : bubbles,
    isPhotograph,
  };
}
