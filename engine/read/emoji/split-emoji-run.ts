import type { Raster, Rectangle } from '../../pixels/ports.ts';
import { cutTouching, type Span } from './cut-touching.ts';
import { type Background, type Difference, measureDifference } from './difference.ts';
import { nameEmoji } from './name-emoji.ts';
import { levelsOf } from './tighten.ts';

// In heights of the row.
/** Parts this narrow and this near to each other are one emoji, as the two eyes of 👀. */
const narrow = 0.75;
const near = 0.25;
const widest = 1.45;

/** Number of pixels in each column that stand out by `level`. */
function profileOf({ width, height, strengths }: Difference, level: number): Uint16Array {
  const profile = new Uint16Array(width);
  for (let pixel = 0; pixel < width * height; pixel++) {
    if ((strengths[pixel] ?? 0) >= level) profile[pixel % width] = (profile[pixel % width] ?? 0) + 1;
  }
  return profile;
}

function spansOf(profile: Uint16Array): Span[] {
  const spans: Span[] = [];
  profile.forEach((count, column) => {
    const last = spans.at(-1);
    if (count === 0) return;
    if (last?.to === column) last.to = column + 1;
    else spans.push({ from: column, to: column + 1 });
  });
  return spans;
}

/** First and last row with a pixel that stands out in the span. */
function rowsOf({ width, height, strengths }: Difference, { from, to }: Span, level: number): Span {
  let [top, bottom] = [height, 0];
  for (let y = 0; y < height; y++) {
    for (let x = from; x < to; x++) {
      if ((strengths[y * width + x] ?? 0) < level) continue;
      top = Math.min(top, y);
      bottom = y + 1;
    }
  }
  return { from: Math.min(top, bottom), to: bottom };
}

/** Joins parts of one emoji: emoji stand at even steps, so a narrow one has room around it and the parts of one have not. */
function joinParts(spans: Span[], height: number): Span[] {
  const joined: Span[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    const isPart = (each: Span) => each.to - each.from < height * narrow;
    const belongs = last && (isPart(last) || isPart(span)) && span.from - last.to <= height * near;
    if (last && belongs && span.to - last.from <= height * widest) last.to = span.to;
    else joined.push({ ...span });
  }
  return joined;
}

/** Ways to cut the row at this level: at its gaps, and not at all where it may be one emoji. */
function splitAbove(difference: Difference, level: number): Rectangle[][] {
  const profile = profileOf(difference, level);
  const all = rowsOf(difference, { from: 0, to: difference.width }, level);
  const height = all.to - all.from;
  const spans = spansOf(profile);
  const singles = joinParts(spans, height).flatMap((span) => cutTouching(profile, span, height));
  const whole = { from: spans[0]?.from ?? 0, to: spans.at(-1)?.to ?? 0 };
  const mayBeOne = singles.length > 1 && whole.to - whole.from <= height * widest;
  const { scale, x0, y0 } = difference;
  const toBox = (span: Span): Rectangle => {
    const rows = rowsOf(difference, span, level);
    return {
      x0: x0 + span.from * scale,
      y0: y0 + rows.from * scale,
      x1: x0 + span.to * scale,
      y1: y0 + rows.to * scale,
    };
  };
  return [singles, ...(mayBeOne ? [[whole]] : [])].map((way) => way.map(toBox));
}

/** Tight boxes of the emoji in a row, from left to right: the way to cut it that gives most parts a name. */
export function splitEmojiRun(image: Raster, box: Rectangle, background: Background): Rectangle[] {
  const difference = measureDifference(image, box, background);
  let best: { boxes: Rectangle[]; named: number } = { boxes: [], named: -1 };
  for (const level of levelsOf(difference)) {
    for (const boxes of splitAbove(difference, level)) {
      const named = boxes.filter((each) => nameEmoji(image, each, background) !== null).length / boxes.length;
      if (named > best.named) best = { boxes, named };
      if (named === 1) return boxes;
    }
  }
  return best.boxes;
}
