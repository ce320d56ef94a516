import type { Raster } from '#engine/pixels/ports.ts';

/** Brightness, 0 to 1, of the pixels at these places when all are put in order. */
export interface Levels {
  /** One in 200 is darker, one in 50 is darker, and so on from the light end. */
  darkest: number;
  dark: number;
  light: number;
  lightest: number;
}

/** Every seventh pixel is looked at, which is enough to tell. */
const pixelStep = 7;

export function levelsOf({ data }: Raster): Levels {
  const counts = new Uint32Array(256);
  let count = 0;
  for (let i = 0; i < data.length; i += 3 * pixelStep) {
    const level = (77 * (data[i] as number) + 150 * (data[i + 1] as number) + 29 * (data[i + 2] as number)) >> 8;
    counts[level] = (counts[level] as number) + 1;
    count++;
  }
  const levelAt = (share: number): number => {
    let passed = 0;
    for (let level = 0; level < 256; level++) {
      passed += counts[level] as number;
      if (passed > share * count) return level / 255;
    }
    return 1;
  };
  return { darkest: levelAt(0.005), dark: levelAt(0.02), light: levelAt(0.98), lightest: levelAt(0.995) };
}
