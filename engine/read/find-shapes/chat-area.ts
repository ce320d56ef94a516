import type { Raster } from '../../pixels/ports.ts';
import { type Colour, colourAt, colourDistance } from '../../pixels/raster.ts';
import type { Steps } from './flat-regions.ts';

// The part of the screen that scrolls: between the header and the input bar, where the picture shows them.

export interface ChatArea {
  top: number;
  bottom: number;
  hasHeader: boolean;
  hasInputBar: boolean;
}

/** In points. */
const highestHeader = 150;
const highestInputBar = 130;

export function findChatArea(steps: Steps): ChatArea {
  const { image } = steps;
  const { height } = image;
  const lines: Line[] = [];
  for (let y = 1; y < height; y++) {
    const line = lineAt(image, y);
    if (line) lines.push(line);
  }
  const endsBar = ({ y, isFaint, isBroken }: Line, side: -1 | 1) =>
    (!isFaint || isPlainBeside(image, y, side)) && (!isBroken || isPlainAcross(image, y, side));
  const headerLines = lines
    .filter((line) => line.y >= 34 && line.y <= Math.min(highestHeader, height * 0.3) && endsBar(line, -1))
    .map(({ y }) => y);
  const inputLines = lines
    .filter(({ y }) => y <= height - 24 && y >= Math.max(height - highestInputBar, height * 0.7))
    .filter((line) => endsBar(line, 1))
    .map(({ y }) => y);
  const top = headerLines.at(-1) ?? headerWithoutLine(steps);
  const bottom = inputLines[0];
  return {
    top: top ?? 0,
    bottom: bottom ?? height,
    hasHeader: top !== undefined,
    hasInputBar: bottom !== undefined,
  };
}

interface Line {
  y: number;
  isFaint: boolean;
  /** Part of the row does not change, since a message in the bar's colour lies across it. */
  isBroken: boolean;
}

/** Smallest difference of a colour channel that makes a line. */
const leastStep = 3;
/** Difference that JPEG blocks on a page with a gradient do not reach. */
const clearStep = 5;

/** A line is where almost the whole row differs from the row above: the edge of a bar, or a hairline. */
function lineAt({ width, data }: Raster, y: number): Line | null {
  let different = 0;
  let clear = 0;
  for (let x = 0; x < width; x++) {
    const step = stepBetween(data, (y * width + x) * 3, ((y - 1) * width + x) * 3);
    if (step >= leastStep) different++;
    if (step >= clearStep) clear++;
  }
  const margins = [stepAtMargin(data, y, width, 1), stepAtMargin(data, y, width, width - 1 - besideMessages)];
  const [least, most] = [Math.min(...margins), Math.max(...margins)];
  if (different < width * 0.92)
    return least >= clearStep && different >= width * 0.1 ? { y, isFaint: false, isBroken: true } : null;
  const isFaint = clear < width / 2;
  return least >= leastStep && (isFaint || most >= clearStep) ? { y, isFaint, isBroken: false } : null;
}

/** In points: no message comes this near to the edge of the screen. */
const besideMessages = 5;

/** Median step of a few pixels at the edge of the screen: bars reach it, wide messages do not. */
function stepAtMargin(data: Raster['data'], y: number, width: number, x0: number): number {
  const steps = Array.from({ length: besideMessages }, (_, x) =>
    stepBetween(data, (y * width + x0 + x) * 3, ((y - 1) * width + x0 + x) * 3),
  );
  return steps.sort((a, b) => a - b)[besideMessages >> 1] as number;
}

/** In points from a faint line: two rows of a bar have one colour, two rows of a page with a gradient do not. */
const barHeight = { near: 3, far: 24 };

/** Whether the colour beside the line stays the same at both margins, as a bar's does. */
function isPlainBeside({ width, height, data }: Raster, y: number, side: -1 | 1): boolean {
  const near = y + side * barHeight.near;
  const far = Math.max(0, Math.min(height - 1, y + side * barHeight.far));
  return [2, 3, 4, width - 5, width - 4, width - 3].every(
    (x) => stepBetween(data, (near * width + x) * 3, (far * width + x) * 3) < leastStep,
  );
}

/** Rows in points from the edge of a bar, where nothing is drawn on it. */
const clearOfEdge = [2, 3, 4, 5];

/** Whether the first rows beside the line have one colour from edge to edge, as a bar's have. */
function isPlainAcross({ width, height, data }: Raster, y: number, side: -1 | 1): boolean {
  const rows = clearOfEdge.map((by) => (side === 1 ? y + by : y - 1 - by)).filter((row) => row >= 0 && row < height);
  const colour = ((rows[0] as number) * width + 2) * 3;
  const contrast = stepBetween(data, colour, ((side === 1 ? y - 2 : y + 1) * width + 2) * 3);
  const noise = Math.max(leastNoise, contrast / 10);
  return rows.every((row) => {
    let other = 0;
    for (let x = 0; x < width; x++) if (stepBetween(data, (row * width + x) * 3, colour) > noise) other++;
    return other <= width * 0.01;
  });
}

/** In levels of a colour channel; beside a hard edge a JPEG has more. */
const leastNoise = 4;

/** The largest difference of one channel. */
function stepBetween(data: Raster['data'], i: number, j: number): number {
  return Math.max(
    Math.abs((data[i] as number) - (data[j] as number)),
    Math.abs((data[i + 1] as number) - (data[j + 1] as number)),
    Math.abs((data[i + 2] as number) - (data[j + 2] as number)),
  );
}

/** Bottom of a header that has the page's colour: the band of icons and a name right below the phone's status bar. */
function headerWithoutLine(steps: Steps): number | undefined {
  const bands = busyBands(steps, highestHeader);
  const status = bands.findIndex(({ y0, y1 }) => y0 < 48 && y1 < 60 && isStatusBar(steps, y0, y1));
  const header = bands[status + 1];
  if (status < 0 || !header || header.y0 > 84 || header.y1 > 136) return undefined;
  return header.y1 + 1;
}

/** A status bar has a clock at one end, a battery at the other, and one plain colour behind both. */
function isStatusBar(steps: Steps, y0: number, y1: number): boolean {
  const { image } = steps;
  const { width } = image;
  const middle = (y0 + y1) >> 1;
  const behind = [2, width * 0.4, width * 0.5, width * 0.6, width - 3].map((x) =>
    colourAt(image, Math.round(x), middle),
  );
  const isPlain = behind.every((colour) => colourDistance(colour, behind[0] as Colour) <= 6);
  return (
    isPlain &&
    y1 - y0 <= 24 &&
    isBusy(steps, y0, y1, 0, width * 0.3) &&
    isBusy(steps, y0, y1, width * 0.72, width) &&
    !isBusy(steps, y0, y1, width * 0.36, width * 0.64)
  );
}

function busyBands(steps: Steps, limit: number): { y0: number; y1: number }[] {
  const bands: { y0: number; y1: number }[] = [];
  for (let y = 1; y < Math.min(limit, steps.image.height); y++) {
    if (!isBusy(steps, y, y + 1, 0, steps.image.width)) continue;
    const last = bands.at(-1);
    if (last && y - last.y1 <= 2) last.y1 = y + 1;
    else bands.push({ y0: y, y1: y + 1 });
  }
  return bands;
}

function isBusy({ image, across }: Steps, y0: number, y1: number, x0: number, x1: number): boolean {
  for (let y = y0; y < y1; y++)
    for (let x = Math.max(3, Math.round(x0)); x < Math.min(image.width - 2, x1); x++)
      if ((across[y * image.width + x] as number) > 24) return true;
  return false;
}
