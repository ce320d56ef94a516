import type { FoundFace } from '../found-face.ts';
import { cropFace } from './crop.ts';
import { type Size, turnFace } from './horizon.ts';
import type { RetouchPlan } from './plan.ts';

/** Where the faces lie in the retouched picture; `size` is the original's. */
export function moveFaces(
  faces: FoundFace[],
  { horizon, crop }: Pick<RetouchPlan, 'horizon' | 'crop'>,
  size: Size,
): FoundFace[] {
  const turned = horizon ? faces.map((face) => turnFace(face, size, horizon)) : faces;
  return crop ? turned.map((face) => cropFace(face, crop)) : turned;
}
