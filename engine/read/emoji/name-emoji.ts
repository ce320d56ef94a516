import type { Raster, Rectangle } from '../../pixels/ports.ts';
import { type Background, measureDifference } from './difference.ts';
import { findLikely } from './find-likely.ts';
import { judgeFit } from './judge-fit.ts';
import { refineFits } from './refine-fits.ts';
import { haveSameEdges, tighten } from './tighten.ts';
import { openAtlas } from './tiles.ts';

export interface NamedEmoji {
  emoji: string;
  confidence: number;
}

/** In pixels: a box may cut so much off its emoji. */
const slack = 1;

/** Of one picture: each takes about two milliseconds, and of 54 screenshots none has more than 114. What comes after gets no name. */
const mostCompared = 800;
const compared = new WeakMap<Raster, number>();

/** Remembered answers: cutting a row of emoji tries names, so that most boxes are asked about more than once. */
const answers = new WeakMap<Raster, WeakMap<Background, Map<string, NamedEmoji | null>>>();

/** The emoji in the box, on the fill that `background` gives; null where there is none that the atlas knows. */
export function nameEmoji(image: Raster, box: Rectangle, background: Background): NamedEmoji | null {
  const ofImage = answers.get(image) ?? new WeakMap<Background, Map<string, NamedEmoji | null>>();
  const known = ofImage.get(background) ?? new Map<string, NamedEmoji | null>();
  answers.set(image, ofImage.set(background, known));
  const key = [box.x0, box.y0, box.x1, box.y1].join();
  const answer = known.has(key) ? (known.get(key) ?? null) : findName(image, box, background);
  known.set(key, answer);
  return answer;
}

function findName(image: Raster, box: Rectangle, background: Background): NamedEmoji | null {
  const before = compared.get(image) ?? 0;
  if (before >= mostCompared) return null;
  compared.set(image, before + 1);
  const wide = { x0: box.x0 - slack, y0: box.y0 - slack, x1: box.x1 + slack, y1: box.y1 + slack };
  const difference = measureDifference(image, wide, background);
  const frames = tighten(difference);
  if (frames.length === 0) return null;
  const atlas = openAtlas();
  const distinct = frames.filter(
    (frame, index) => !frames.slice(0, index).some((earlier) => haveSameEdges(earlier, frame)),
  );
  const likely = distinct.flatMap((frame) => findLikely(atlas, difference, frame));
  const fits = refineFits(atlas, difference, likely, frames);
  const confidence = judgeFit(atlas, difference, fits);
  const emoji = fits[0] && atlas.emoji[fits[0].tile];
  return confidence === null || !emoji ? null : { emoji, confidence };
}
