import type { Raster } from '#engine/pixels/ports.ts';
import type { FoundFace } from '../../found-face.ts';

// Drawn pictures, for tests of single steps.

export type Pixel = readonly [red: number, green: number, blue: number];

export function draw(width: number, height: number, colourAt: (x: number, y: number) => Pixel): Raster {
  const data = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      data.set(
        colourAt(x, y).map((value) => clampByte(value)),
        (y * width + x) * 3,
      );
  return { width, height, data };
}

export function grey(level: number): Pixel {
  return [level, level, level];
}

export function pixelAt({ width, data }: Raster, x: number, y: number): number[] {
  return [...data.subarray((y * width + x) * 3, (y * width + x) * 3 + 3)];
}

export function meanOf({ data }: Raster): number {
  let sum = 0;
  for (const value of data) sum += value;
  return sum / data.length;
}

/** The same grain in every run, -1 to 1. */
export function grainAt(x: number, y: number): number {
  const wave = Math.sin(x * 12.9898 + y * 78.233) * 43_758.5453;
  return 2 * (wave - Math.floor(wave)) - 1;
}

export function faceIn(x: number, y: number, width: number, height: number): FoundFace {
  return { box: { x, y, width, height }, confidence: 1, mesh: null, angles: null, smile: null };
}

function clampByte(value: number): number {
  return Math.max(0, Math.min(255, Math.round(value)));
}
