import type { ReadingRefusalCode } from '#contract/reading.ts';
import type { GreyRaster, Raster, Recognise, RecognisedLine } from '../pixels/ports.ts';
import { flattenedInk } from './ink/flattened-ink.ts';

// Reads all text of a screenshot that need not be a conversation, such as a profile, from top to bottom. Photos leave noise, which the
// recogniser itself does not trust.

export type PageResult = { text: string } | { refusal: ReadingRefusalCode };

/** Of a word, from 0 to 1. */
const minConfidence = 0.55;
/** Of a line, the mean of its words: a photo now and then yields one word that looks right. */
const minLineConfidence = 0.7;
/** Height of the pieces that are recognised one by one, in widths of the page. */
const pieceShare = 1.8;

export async function readPage(image: Raster, recognise: Recognise): Promise<PageResult> {
  const page = flattenedInk(image);
  const lines: PageLine[] = [];
  for (const { from, to } of piecesOf(page)) {
    const data = page.data.subarray(from * page.width, to * page.width);
    const found = await recognise({ width: page.width, height: to - from, data });
    lines.push(...found.flatMap((line) => asPageLine(line, from)));
  }
  return lines.length > 0 ? { text: paragraphsOf(lines).join('\n') } : { refusal: 'no_text' };
}

interface PageLine {
  text: string;
  top: number;
  bottom: number;
  left: number;
  right: number;
}

function asPageLine({ words, box }: RecognisedLine, offset: number): PageLine[] {
  const sure = words.filter(({ confidence }) => confidence >= minConfidence);
  const mean = sure.reduce((sum, { confidence }) => sum + confidence, 0) / Math.max(1, sure.length);
  const text = sure.map((word) => word.text).join(' ');
  if (mean < minLineConfidence || sure.length * 2 < words.length || !/\p{L}{2,}/u.test(text)) return [];
  return [{ text, top: box.y0 + offset, bottom: box.y1 + offset, left: box.x0, right: box.x1 }];
}

/** Of the longest line: a shorter line before a capital letter ends its paragraph, like a question above its answer. */
const fullLineShare = 0.75;

/** Lines that stand close under each other, at the same edge, are one paragraph. */
function paragraphsOf(lines: PageLine[]): string[] {
  const longest = Math.max(...lines.map(({ left, right }) => right - left));
  const paragraphs: string[] = [];
  let last: PageLine | null = null;
  for (const line of lines.toSorted((one, other) => one.top - other.top)) {
    const height = line.bottom - line.top;
    const isNext =
      last !== null && line.top - last.bottom < height * 1.4 && Math.abs(line.left - last.left) < height * 1.5;
    const startsAnew = last !== null && last.right - last.left < longest * fullLineShare && /^\p{Lu}/u.test(line.text);
    if (isNext && !startsAnew) paragraphs.push(`${paragraphs.pop() ?? ''} ${line.text}`.trim());
    else paragraphs.push(line.text);
    last = line;
  }
  return paragraphs;
}

/** Cuts a long page where a row has the least ink, so that no line is cut. */
function piecesOf({ width, height, data }: GreyRaster): { from: number; to: number }[] {
  const step = Math.round(width * pieceShare);
  const pieces: { from: number; to: number }[] = [];
  for (let from = 0; from < height; ) {
    const end = from + step;
    const to = end >= height ? height : emptiestRow({ width, data }, end - Math.round(step / 4), end);
    pieces.push({ from, to });
    from = to;
  }
  return pieces;
}

function emptiestRow({ width, data }: Pick<GreyRaster, 'width' | 'data'>, from: number, to: number): number {
  let best = to;
  let least = Number.POSITIVE_INFINITY;
  for (let y = from; y < to; y++) {
    let ink = 0;
    for (let x = 0; x < width; x++) ink += 255 - (data[y * width + x] ?? 255);
    if (ink <= least) {
      least = ink;
      best = y;
    }
  }
  return Math.max(1, best);
}
