import sharp from 'sharp';
import type { FoundFace, Point } from '#engine/photo/found-face.ts';
import { decodePhoto } from '#server/adapters/assistant/photos/decode-photo.ts';
import { openFaceFinder } from '#server/adapters/assistant/photos/faces/face-finder.ts';
import type { Portrait } from './portraits.ts';

// Portraits with dark glasses drawn over both eyes: no portrait wears any.

/** Corners of the eyes in the face mesh. */
const eyes = [
  [33, 133],
  [263, 362],
] as const;
/** In degrees: of a face that is turned further nothing is told. */
const mostYaw = 35;

export interface Disguised {
  portrait: Portrait;
  file: Buffer;
}

/** Without portraits whose eyes are not found, or are turned away. */
export async function withSunglasses(portraits: Portrait[]): Promise<Disguised[]> {
  const findFaces = await openFaceFinder();
  const disguised: Disguised[] = [];
  for (const portrait of portraits) {
    const picture = await decodePhoto(portrait.picture);
    if ('refusal' in picture) throw new Error(`${portrait.name}: ${picture.refusal}`);
    const [face] = await findFaces(picture);
    if (!face?.mesh || Math.abs(face.angles?.yaw ?? 90) > mostYaw) continue;
    const glasses = Buffer.from(drawGlasses(face, picture));
    const file = await sharp(portrait.picture)
      .composite([{ input: glasses }])
      .jpeg({ quality: 80 })
      .toBuffer();
    disguised.push({ portrait, file });
  }
  return disguised;
}

function drawGlasses({ mesh }: FoundFace, { width, height }: { width: number; height: number }): string {
  const at = (index: number): Point => {
    const { x, y } = (mesh ?? [])[index] ?? { x: 0, y: 0 };
    return { x: x * width, y: y * height };
  };
  const lenses = eyes.map(([outer, inner]) => {
    const [a, b] = [at(outer), at(inner)];
    const breadth = Math.hypot(a.x - b.x, a.y - b.y);
    const turn = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
    // A lens reaches from the brow to the cheek, and beyond the eye on both sides.
    return `<g transform="translate(${(a.x + b.x) / 2} ${(a.y + b.y) / 2 + 0.1 * breadth}) rotate(${turn})">
      <rect x="${-0.9 * breadth}" y="${-0.65 * breadth}" width="${1.8 * breadth}" height="${1.3 * breadth}" rx="${0.4 * breadth}" fill="#14110f" fill-opacity="0.92"/></g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${lenses.join('')}</svg>`;
}
