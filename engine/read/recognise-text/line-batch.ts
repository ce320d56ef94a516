import type { GreyRaster, Recognise, RecognisedWord, Rectangle } from '../../pixels/ports.ts';
import { resample } from '../../pixels/resample.ts';
import type { LinePicture } from '../ink/line-picture.ts';
import { mendWords } from '../mend-text/mend-words.ts';

// Stacks all lines of a screenshot into one picture at the letter size that recognition is best at, has it read, and puts
// the words back where they came from.

/** In pixels. */
const targetXHeight = 17;
/** Recognition takes time by the width of the lines: from so many on, about two screens, they are made narrower. */
const manyLines = 30;
const narrower = 0.92;
/** In pixels, around the stack and between its lines. */
const margin = 14;
const gap = 24;

/** Collects lines from all over the screen and reads them at once. */
export class LineBatch {
  readonly #pictures: LinePicture[] = [];
  #words: RecognisedWord[][] = [];

  /** Returns a function that gives the words of each of these lines once the batch has been read. */
  add(pictures: LinePicture[]): () => RecognisedWord[][] {
    const start = this.#pictures.length;
    this.#pictures.push(...pictures);
    return () => this.#words.slice(start, start + pictures.length);
  }

  async read(recognise: Recognise): Promise<void> {
    const words = await recogniseLines(this.#pictures, recognise);
    this.#words = words.map((line, index) => mendWords(line, this.#pictures[index] as LinePicture));
  }
}

/** The words of each line, in reading order, with boxes in the full image. */
async function recogniseLines(pictures: LinePicture[], recognise: Recognise): Promise<RecognisedWord[][]> {
  const narrowing = pictures.length > manyLines ? narrower : 1;
  const lines = pictures.map((picture) => scaledLine(picture, narrowing));
  return lines.length === 0 ? [] : await readStack(lines, recognise);
}

interface ScaledLine {
  part: GreyRaster;
  /** Top left corner of `part` in the full image, and pixels of `part` for one pixel of the full image. */
  corner: { x: number; y: number };
  scale: { x: number; y: number };
}

function scaledLine(picture: LinePicture, narrowing: number): ScaledLine {
  const box = roomy(picture);
  const factor = targetXHeight / picture.xHeight;
  return {
    part: resample(picture.grey, box, narrowing * factor, factor),
    corner: { x: picture.x0 + box.x0, y: picture.y0 + box.y0 },
    scale: { x: narrowing * factor, y: factor },
  };
}

async function readStack(lines: ScaledLine[], recognise: Recognise): Promise<RecognisedWord[][]> {
  const parts = lines.map(({ part }) => part);
  const stacked = stack(parts);
  const words: RecognisedWord[][] = lines.map(() => []);
  for (const line of await recognise(stacked.image)) {
    const index = nearest(stacked.tops, parts, (line.box.y0 + line.box.y1) / 2);
    const { corner, scale } = lines[index] as ScaledLine;
    const top = stacked.tops[index] as number;
    for (const word of line.words)
      words[index]?.push({
        ...word,
        box: {
          x0: corner.x + (word.box.x0 - margin) / scale.x,
          x1: corner.x + (word.box.x1 - margin) / scale.x,
          y0: corner.y + (word.box.y0 - top) / scale.y,
          y1: corner.y + (word.box.y1 - top) / scale.y,
        },
      });
  }
  return words;
}

/** The line with a pixel or two around it, where the grey edges of letters are. */
function roomy({ grey, line, xHeight }: LinePicture): Rectangle {
  const room = Math.max(2, Math.round(xHeight * 0.15));
  return {
    x0: Math.max(0, line.x0 - room),
    x1: Math.min(grey.width, line.x1 + room),
    y0: Math.max(0, line.y0 - 1),
    y1: Math.min(grey.height, line.y1 + 1),
  };
}

function stack(parts: GreyRaster[]): { image: GreyRaster; tops: number[] } {
  const width = Math.max(...parts.map((part) => part.width)) + 2 * margin;
  const tops: number[] = [];
  let height = margin;
  for (const part of parts) {
    tops.push(height);
    height += part.height + gap;
  }
  height += margin - gap;
  const data = new Uint8Array(width * height).fill(255);
  parts.forEach((part, index) => {
    for (let y = 0; y < part.height; y++)
      data.set(
        part.data.subarray(y * part.width, (y + 1) * part.width),
        ((tops[index] as number) + y) * width + margin,
      );
  });
  return { image: { width, height, data }, tops };
}

function nearest(tops: number[], parts: GreyRaster[], y: number): number {
  let best = 0;
  let distance = Number.POSITIVE_INFINITY;
  tops.forEach((top, index) => {
    const bottom = top + (parts[index] as GreyRaster).height;
    const here = y < top ? top - y : y > bottom ? y - bottom : 0;
    if (here >= distance) return;
    distance = here;
    best = index;
  });
  return best;
}
