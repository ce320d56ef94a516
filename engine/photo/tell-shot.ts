import type { ShotKind } from '#contract/photos.ts';
import type { MeasuredPhoto } from './measure-photo.ts';

/** Height of the face divided by the picture's, from which a photo shows the head and little more. */
const leastOfPortrait = 0.2;
/** Heights of the face that a standing body has below its chin. */
const bodyInFaces = 7;

export function tellShot({ faces, people }: Pick<MeasuredPhoto, 'faces' | 'people'>): ShotKind {
  const main = faces[0];
  if (!main) return 'scene';
  if (people > 1) return 'group';
  if (main.size >= leastOfPortrait) return 'portrait';
  return main.box.y + (1 + bodyInFaces) * main.size <= 1.05 ? 'full' : 'half';
}
