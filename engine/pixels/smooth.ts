import type { Raster } from './ports.ts';

// Takes grain and moiré out of a picture and leaves its edges: each pixel becomes the mean of those around it that are as much
// alike as grain makes them.

/** In pixels. */
const reach = 2;
const passes = 2;
/** In levels of a colour channel: what is beyond grain, from the usual step between pixels; the most that is smoothed away. */
const beyond = { steps: 2.5, least: 2, most: 14 };

/** The picture itself where it has no grain. */
export function smooth(image: Raster): Raster {
  const grain = usualStep(image);
  if (grain < beyond.least) return image;
  const range = Math.min(beyond.most, Math.round(grain * beyond.steps));
  let smoothed = image;
  for (let pass = 0; pass < passes; pass++) smoothed = meanOfAlike(smoothed, range);
  return smoothed;
}

/** The median of the steps over two pixels, across. */
function usualStep({ data }: Raster): number {
  const counts = new Uint32Array(256);
  for (let i = 0; i + 8 < data.length; i += 3) {
    const step = stepBetween(data, i, i + 6);
    counts[step] = (counts[step] as number) + 1;
  }
  let median = 0;
  for (let below = counts[0] as number; below < data.length / 6; below += counts[++median] as number);
  return median;
}

function meanOfAlike({ width, height, data }: Raster, range: number): Raster {
  const result = new Uint8Array(data.length);
  for (let y = 0; y < height; y++) {
    const [top, bottom] = [Math.max(0, y - reach), Math.min(height - 1, y + reach)];
    for (let x = 0; x < width; x++) {
      const [left, right] = [Math.max(0, x - reach), Math.min(width - 1, x + reach)];
      const here = (y * width + x) * 3;
      let [red, green, blue, count] = [0, 0, 0, 0];
      for (let row = top; row <= bottom; row++) {
        const end = (row * width + right) * 3;
        for (let i = (row * width + left) * 3; i <= end; i += 3) {
          if (stepBetween(data, here, i) > range) continue;
          red += data[i] as number;
          green += data[i + 1] as number;
          blue += data[i + 2] as number;
          count++;
        }
      }
      result[here] = red / count + 0.5;
      result[here + 1] = green / count + 0.5;
      result[here + 2] = blue / count + 0.5;
    }
  }
  return { width, height, data: result };
}

/** The largest difference of one channel. */
function stepBetween(data: Raster['data'], i: number, j: number): number {
  return Math.max(
    Math.abs((data[i] as number) - (data[j] as number)),
    Math.abs((data[i + 1] as number) - (data[j + 1] as number)),
    Math.abs((data[i + 2] as number) - (data[j + 2] as number)),
  );
}
