import type { GreyRaster } from '#engine/pixels/ports.ts';

const width = 400;
const height = 120;

/** Strokes with arches between them, like two lines of letters: recognising them once makes the first real picture faster. */
export function practicePicture(): GreyRaster {
  const data = new Uint8Array(width * height).fill(255);
  for (const top of [30, 76])
    for (let x = 20; x < width - 20; x++) {
      const place = x % 16;
      const isSpace = Math.floor(x / 16) % 6 === 5;
      if (isSpace || place > 11) continue;
      const isStroke = place < 3 || place > 8;
      for (let y = top; y < top + (isStroke ? 18 : 3); y++) data[y * width + x] = 0;
    }
  return { width, height, data };
}
