import type { Raster } from '#engine/pixels/ports.ts';
import type { FoundFace, Point } from '../found-face.ts';

// Pictures for the tests, drawn pixel by pixel.

type Colour = [red: number, green: number, blue: number];

export function drawn(width: number, height: number, colourAt: (x: number, y: number) => Colour | number): Raster {
  const data = new Uint8ClampedArray(width * height * 3);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const colour = colourAt(x, y);
      data.set(typeof colour === 'number' ? [colour, colour, colour] : colour, (y * width + x) * 3);
    }
  return { width, height, data };
}

/** Grain that is the same in every run. */
export function grain(deviation: number): () => number {
  let state = 7;
  const random = () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
  return () => deviation * Math.sqrt(-2 * Math.log(random())) * Math.cos(2 * Math.PI * random());
}

/** Squares of 2 to 32 pixels over each other, the larger the stronger, as details of photos are. */
export function patches(x: number, y: number): number {
  let value = 128;
  for (const side of [2, 4, 8, 16, 32])
    value += (chance(Math.floor(x / side), Math.floor(y / side), side) - 0.5) * side ** 0.5 * 22;
  return value;
}

/** 0 to 1, the same for the same place. */
function chance(x: number, y: number, salt: number): number {
  let hash = (x * 374761393 + y * 668265263 + salt * 2147483647) | 0;
  hash = Math.imul(hash ^ (hash >>> 13), 1274126177);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/** The mean of the pixels around each. */
export function blurred({ width, height, data }: Raster, reach: number): Raster {
  return drawn(width, height, (x, y) => {
    let sum = 0;
    let count = 0;
    for (let dy = -reach; dy <= reach; dy++)
      for (let dx = -reach; dx <= reach; dx++) {
        const [px, py] = [x + dx, y + dy];
        if (px < 0 || py < 0 || px >= width || py >= height) continue;
        sum += data[(py * width + px) * 3] as number;
        count++;
      }
    return sum / count;
  });
}

/** A face seen from the front, whose mesh has its eyes on one line; `openness` is the height of the eyes divided by their width. */
export function faceAt(box: FoundFace['box'], more: Partial<FoundFace> & { openness?: number } = {}): FoundFace {
  const { openness = 0.3, ...rest } = more;
  const mesh: Point[] = Array.from({ length: 468 }, () => at(0.5, 0.5));
  function at(x: number, y: number): Point {
    return { x: box.x + x * box.width, y: box.y + y * box.height };
  }
  const half = (0.1 * openness * box.width) / box.height;
  Object.assign(mesh, {
    33: at(0.2, 0.4),
    133: at(0.4, 0.4),
    159: at(0.3, 0.4 - half),
    145: at(0.3, 0.4 + half),
    50: at(0.3, 0.75),
    263: at(0.8, 0.4),
    362: at(0.6, 0.4),
    386: at(0.7, 0.4 - half),
    374: at(0.7, 0.4 + half),
    280: at(0.7, 0.75),
    1: at(0.5, 0.55),
    234: at(0, 0.5),
    454: at(1, 0.5),
    61: at(0.3, 0.85),
    291: at(0.7, 0.85),
  });
  return { box, confidence: 1, mesh, angles: { yaw: 0, pitch: 0 }, smile: 0, ...rest };
}
