import type { ShotKind } from '#contract/photos.ts';
import type { MeasuredPhoto } from './measure-photo.ts';

/** Height of the face divided by the picture's, from which a photo shows the head alone, or the upper half of the body. */
const leastOfPortrait = 0.2;
const leastOfHalf = 0.08;

export function tellShot({ faces, people }: Pick<MeasuredPhoto, 'faces' | 'people'>): ShotKind {
  const main = faces[0];
  if (!main) return 'scene';
  if (people > 1) return 'group';
  if (main.size >= leastOfPortrait) return 'portrait';
  return main.size >= leastOfHalf ? 'half' : 'full';
}
