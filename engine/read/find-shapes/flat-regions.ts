import type { Raster, Rectangle } from '../../pixels/ports.ts';
import type { Colour } from '../../pixels/raster.ts';

// Areas of one colour, or of a colour that changes so slowly that it looks like one: fills of bubbles, the page behind
// them. Neighbours belong together when no channel differs by more than the tolerance.

export interface FlatRegion extends Rectangle {
  id: number;
  /** Pixels of the colour itself, without the text in the region. */
  area: number;
  colour: Colour;
  /** For each row of the box its first and last pixel; -1 where the row has none. */
  left: Int32Array;
  right: Int32Array;
}

export interface FlatRegions {
  tolerance: number;
  width: number;
  height: number;
  /** Which region each pixel is in. */
  labels: Int32Array;
  regions: FlatRegion[];
}

/** For each pixel, how much it differs from the one to its left (`across`) and from the one above (`down`). */
export interface Steps {
  image: Raster;
  across: Uint8Array;
  down: Uint8Array;
}

/** A blurred edge is several small steps: the step over three pixels counts too, by this factor. */
const spread = 0.6;

export function measureSteps(image: Raster): Steps {
  const { width, height, data } = image;
  const across = new Uint8Array(width * height).fill(255);
  const down = new Uint8Array(width * height).fill(255);
  const row = width * 3;
  for (let y = 0; y < height; y++) {
    const isInner = y > 1 && y < height - 1;
    for (let x = 0; x < width; x++) {
      const pixel = y * width + x;
      const i = pixel * 3;
      if (x > 0) {
        const wide = x > 1 && x < width - 1 ? spread * step(data, i + 3, i - 6) : 0;
        across[pixel] = Math.max(step(data, i, i - 3), wide);
      }
      if (y > 0) {
        const high = isInner ? spread * step(data, i + row, i - 2 * row) : 0;
        down[pixel] = Math.max(step(data, i, i - row), high);
      }
    }
  }
  return { image, across, down };
}

/** The largest difference of one channel. */
function step(data: Raster['data'], i: number, j: number): number {
  const red = Math.abs((data[i] as number) - (data[j] as number));
  const green = Math.abs((data[i + 1] as number) - (data[j + 1] as number));
  const blue = Math.abs((data[i + 2] as number) - (data[j + 2] as number));
  return Math.max(red, green, blue);
}

/** Closes holes of a pixel or two in edges: through them the fill of a pale bubble would join the page. */
export function withoutLeaks({ image, across, down }: Steps): Steps {
  return { image, across: closeGaps(across, image.width, image.width), down: closeGaps(down, image.width, 1) };
}

/** Each value becomes the largest of it and its neighbours along the edge. */
function closeGaps(edges: Uint8Array, width: number, stride: number): Uint8Array {
  const closed = edges.slice();
  for (let pixel = stride; pixel < edges.length - stride; pixel++) {
    const before = edges[pixel - stride] as number;
    const after = edges[pixel + stride] as number;
    const here = edges[pixel] as number;
    // The image's own border is not an edge to widen.
    const most = Math.max(here, before === 255 ? 0 : before, after === 255 ? 0 : after);
    if (most > here && pixel % width !== 0) closed[pixel] = most;
  }
  return closed;
}

export function findFlatRegions(steps: Steps, tolerance: number, smallestArea: number): FlatRegions {
  const { width, height } = steps.image;
  const labels = joinNeighbours(steps, tolerance);
  const areas = labelRegions(labels);
  return { tolerance, width, height, labels, regions: measure(steps.image, labels, areas, smallestArea) };
}

/** Points each pixel to an earlier one of its region: to the left or above, where the step is within the tolerance. */
function joinNeighbours({ image: { width, height }, across, down }: Steps, tolerance: number): Int32Array {
  const parent = new Int32Array(width * height);
  const root = (start: number): number => {
    let node = start;
    while (parent[node] !== node) {
      parent[node] = parent[parent[node] as number] as number;
      node = parent[node] as number;
    }
    return node;
  };
  for (let pixel = 0; pixel < parent.length; pixel++) {
    const joinsLeft = (across[pixel] as number) <= tolerance;
    const joinsAbove = (down[pixel] as number) <= tolerance;
    if (joinsLeft) {
      const here = parent[pixel - 1] as number;
      parent[pixel] = here;
      if (joinsAbove && parent[pixel - width] !== here) {
        const above = root(pixel - width);
        const left = root(here);
        if (above < left) parent[left] = above;
        else parent[above] = left;
      }
    } else parent[pixel] = joinsAbove ? (parent[pixel - width] as number) : pixel;
  }
  return parent;
}

/** Points each pixel to the first one of its region, which is the label, and counts the pixels of each label. */
function labelRegions(parent: Int32Array): Int32Array {
  const areas = new Int32Array(parent.length);
  // A parent comes before its children, so one pass in order leads every pixel to its root.
  for (let pixel = 0; pixel < parent.length; pixel++) {
    const label = parent[parent[pixel] as number] as number;
    parent[pixel] = label;
    areas[label] = (areas[label] as number) + 1;
  }
  return areas;
}

/** Regions of at least `least` pixels, ordered by their first pixel. */
function measure({ width, height, data }: Raster, labels: Int32Array, areas: Int32Array, least: number): FlatRegion[] {
  const found = new Map<number, Outline>();
  for (let y = 0; y < height; y++) {
    const rowEnd = (y + 1) * width;
    for (let pixel = y * width; pixel < rowEnd; ) {
      const label = labels[pixel] as number;
      const start = pixel;
      while (pixel < rowEnd && labels[pixel] === label) pixel++;
      if ((areas[label] as number) < least) continue;
      const outline = found.get(label) ?? { y0: y, left: [], right: [], sum: [0, 0, 0] };
      if (outline.left.length === 0) found.set(label, outline);
      addToOutline(outline, y, start - y * width, pixel - y * width - 1);
      addColours(outline.sum, data, start, pixel);
    }
  }
  return [...found].map(([id, outline]) => regionOf(id, areas[id] as number, outline));
}

/** A region while the rows are walked from top to bottom. */
interface Outline {
  y0: number;
  left: number[];
  right: number[];
  sum: [number, number, number];
}

function addToOutline({ y0, left, right }: Outline, y: number, first: number, last: number): void {
  const row = y - y0;
  while (left.length < row) {
    left.push(-1);
    right.push(-1);
  }
  if (left.length === row) left.push(first);
  right[row] = last;
}

function addColours(sum: Outline['sum'], data: Raster['data'], start: number, end: number): void {
  let [red, green, blue] = sum;
  for (let i = start * 3; i < end * 3; i += 3) {
    red += data[i] as number;
    green += data[i + 1] as number;
    blue += data[i + 2] as number;
  }
  sum[0] = red;
  sum[1] = green;
  sum[2] = blue;
}

function regionOf(id: number, area: number, { y0, left, right, sum }: Outline): FlatRegion {
  const [red, green, blue] = sum;
  return {
    id,
    area,
    x0: left.reduce((least, x) => (x >= 0 && x < least ? x : least), Number.POSITIVE_INFINITY),
    x1: right.reduce((most, x) => Math.max(most, x), -1) + 1,
    y0,
    y1: y0 + left.length,
    left: Int32Array.from(left),
    right: Int32Array.from(right),
    colour: [red / area, green / area, blue / area],
  };
}
