import type { Raster, Rectangle } from './ports.ts';
import type { Colour } from './raster.ts';

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

/** How hard the edge between each pixel and the one before it in its row, and between it and the one above it, is. */
export interface Steps {
  image: Raster;
  across: Uint8Array;
  down: Uint8Array;
}

/** An edge may be spread over three pixels, each step small: what it is in all counts, a little less. */
const spread = 0.6;

export function measureSteps(image: Raster): Steps {
  const { width, height, data } = image;
  const step = (i: number, j: number) =>
    Math.max(
      Math.abs((data[i] as number) - (data[j] as number)),
      Math.abs((data[i + 1] as number) - (data[j + 1] as number)),
      Math.abs((data[i + 2] as number) - (data[j + 2] as number)),
    );
  const across = new Uint8Array(width * height).fill(255);
  const down = new Uint8Array(width * height).fill(255);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const pixel = y * width + x;
      const i = pixel * 3;
      if (x > 0) {
        const wide = x > 1 && x < width - 1 ? spread * step(i + 3, i - 6) : 0;
        across[pixel] = Math.max(step(i, i - 3), wide);
      }
      if (y > 0) {
        const row = width * 3;
        const high = y > 1 && y < height - 1 ? spread * step(i + row, i - 2 * row) : 0;
        down[pixel] = Math.max(step(i, i - row), high);
      }
    }
  }
  return { image, across, down };
}

/** The same with holes of a pixel or two in an edge closed: pale bubbles would leak through them. */
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
    // The image's own border is no edge to be widened.
    const most = Math.max(here, before === 255 ? 0 : before, after === 255 ? 0 : after);
    if (most > here && pixel % width !== 0) closed[pixel] = most;
  }
  return closed;
}

export function findFlatRegions(steps: Steps, tolerance: number, smallestArea: number): FlatRegions {
  const { width, height } = steps.image;
  const labels = joinNeighbours(steps, tolerance);
  return { tolerance, width, height, labels, regions: measure(steps.image, labels, smallestArea) };
}

/** Labels by union of each pixel with the one to its left and the one above; a label is its region's first pixel. */
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
  // Parents come before their children, so one pass in order settles all.
  for (let pixel = 0; pixel < parent.length; pixel++) parent[pixel] = parent[parent[pixel] as number] as number;
  return parent;
}

/** Regions of at least `smallestArea`, in the order of their first pixels. */
function measure(image: Raster, labels: Int32Array, smallestArea: number): FlatRegion[] {
  const { width, height } = image;
  const area = new Int32Array(labels.length);
  for (const label of labels) area[label] = (area[label] as number) + 1;
  const indexOf = new Int32Array(labels.length).fill(-1);
  const boxes: (Rectangle & { id: number; area: number })[] = [];
  for (let y = 0; y < height; y++) {
    const rowStart = y * width;
    for (let x = 0; x < width; ) {
      const label = labels[rowStart + x] as number;
      const start = x;
      while (x < width && labels[rowStart + x] === label) x++;
      if ((area[label] as number) < smallestArea) continue;
      if (indexOf[label] === -1) {
        indexOf[label] = boxes.length;
        boxes.push({ id: label, area: area[label] as number, x0: start, x1: x, y0: y, y1: y + 1 });
      }
      const box = boxes[indexOf[label] as number] as (typeof boxes)[number];
      if (start < box.x0) box.x0 = start;
      if (x > box.x1) box.x1 = x;
      box.y1 = y + 1;
    }
  }
  return boxes.map((box) => ({ ...box, ...outline(image, box, labels) }));
}

function outline(
  { width, data }: Raster,
  region: Rectangle & { id: number; area: number },
  labels: Int32Array,
): Pick<FlatRegion, 'left' | 'right' | 'colour'> {
  const rows = region.y1 - region.y0;
  const left = new Int32Array(rows).fill(-1);
  const right = new Int32Array(rows).fill(-1);
  const sum: [number, number, number] = [0, 0, 0];
  for (let row = 0; row < rows; row++) {
    const start = (region.y0 + row) * width;
    for (let x = region.x0; x < region.x1; x++) {
      if (labels[start + x] !== region.id) continue;
      if (left[row] === -1) left[row] = x;
      right[row] = x;
      const index = (start + x) * 3;
      sum[0] += data[index] as number;
      sum[1] += data[index + 1] as number;
      sum[2] += data[index + 2] as number;
    }
  }
  return { left, right, colour: [sum[0] / region.area, sum[1] / region.area, sum[2] / region.area] };
}
