import type { Raster, Rectangle } from '../../pixels/ports.ts';

// A wide screen shows several panes side by side: the list of chats, the conversation, the match's details. Upright lines
// divide them; below them a bar of the system may go on, above them the browser's own.

/** In levels of a colour channel: the least difference of two pixels beside a line. */
const leastStep = 3;
/** Share of the picture's height that a line between panes has at least. */
const shortestLine = 0.6;
/** In pixels: gaps of the line that do not end it, where both panes have one colour. */
const widestGap = 10;
/** In pixels: lines closer than this are the two edges of one. */
const thickest = 14;

/** The parts of the picture between upright lines, from left to right; the whole picture where there is no line. */
export function findPanes(page: Raster): Rectangle[] {
  const lines: Line[] = [];
  for (let x = 2; x < page.width - 2; x++) {
    const line = lineAt(page, x);
    const last = lines.at(-1);
    if (line && last && x - last.x1 <= thickest) last.x1 = x;
    else if (line) lines.push(line);
  }
  const edges = [{ x0: 0, x1: 0 }, ...lines, { x0: page.width, x1: page.width }];
  const y0 = Math.max(0, ...lines.map((line) => line.y0).filter((y) => isEdgeOfBar(page, y)));
  const y1 = Math.min(page.height, ...lines.map((line) => line.y1).filter((y) => isEdgeOfBar(page, y)));
  return edges.slice(1).map(({ x0 }, index) => ({ x0: (edges[index] as Line).x1, x1: x0, y0, y1 }));
}

type Line = Rectangle;

/** Heights in pixels of the bar between two apps that share an upright screen. */
const dividingBar = { least: 4, most: 18 };
/** Shares of the picture: where such a bar is, and where its handle may be. */
const barPlace = { from: 0.2, to: 0.8 };
const handle = { from: 0.35, to: 0.65 };

/** The parts above and below a bar of one colour from edge to edge; the whole picture where there is none. */
export function findHalves(page: Raster): Rectangle[] {
  const { width, height } = page;
  let top = -1;
  for (let y = Math.round(height * barPlace.from); y < height * barPlace.to; y++) {
    const isPlain = isOneColour(page, y);
    if (top < 0) {
      if (isPlain) top = y;
      continue;
    }
    if (isPlain && !differs(page.data, y * width * 3, (y - top) * width * 3, oneColour)) continue;
    const isBar = y - top >= dividingBar.least && y - top <= dividingBar.most;
    if (isBar && isEdgeOfBar(page, top) && isEdgeOfBar(page, y))
      return [
        { x0: 0, x1: width, y0: 0, y1: top },
        { x0: 0, x1: width, y0: y, y1: height },
      ];
    top = isPlain ? y : -1;
  }
  return [{ x0: 0, x1: width, y0: 0, y1: height }];
}

function isOneColour({ width, data }: Raster, y: number): boolean {
  let other = 0;
  for (let x = 0; x < width; x++) {
    const isHandle = x > width * handle.from && x < width * handle.to;
    if (!isHandle && differs(data, (y * width + x) * 3, x * 3, oneColour)) other++;
  }
  return other <= width * mostOther;
}

/** Share of a row of one colour that may have another one, at the very edge of the screen. */
const mostOther = 0.01;
/** In levels of a colour channel: what a JPEG changes beside a hard edge. */
const oneColour = 10;

/** In pixels: how far from the end of a line the bar's edge may be. */
const near = 4;
/** Share of the picture's width. */
const across = 0.92;

/** Whether a bar that all panes are below or above ends near that row: a line faints within panes too. */
function isEdgeOfBar(page: Raster, end: number): boolean {
  for (let y = Math.max(1, end - near); y <= Math.min(page.height - 1, end + near); y++)
    if (isEdgeAcross(page, y)) return true;
  return false;
}

function isEdgeAcross({ width, data }: Raster, y: number): boolean {
  let different = 0;
  for (let x = 0; x < width; x++) if (differs(data, (y * width + x) * 3, width * 3)) different++;
  return different >= width * across;
}

/** The longest stretch of the column that differs from the one to its left. */
function lineAt({ width, height, data }: Raster, x: number): Line | null {
  let best = { y0: 0, y1: 0 };
  let start = -1;
  let last = -1;
  for (let y = 0; y < height; y++) {
    if (!differs(data, (y * width + x) * 3, 3)) continue;
    if (start < 0 || y - last > widestGap) start = y;
    last = y;
    if (last - start > best.y1 - best.y0) best = { y0: start, y1: last + 1 };
  }
  return best.y1 - best.y0 >= height * shortestLine ? { x0: x, x1: x, ...best } : null;
}

/** Whether the pixel differs from the one so many bytes before it. */
function differs(data: Raster['data'], pixel: number, back: number, least = leastStep): boolean {
  for (let i = pixel; i < pixel + 3; i++)
    if (Math.abs((data[i] as number) - (data[i - back] as number)) >= least) return true;
  return false;
}
