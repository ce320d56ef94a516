import { isDoubtful } from './evidence.ts';
import type { MeasuredPhoto } from './measure-photo.ts';
import { between } from './statistics.ts';

// How the person stands in the picture, and whether their face can be seen.

const scoreWithoutFace = { framing: 45, face: 10 };
/** Best score of a face of which nobody is sure. */
const doubtfulAtMost = 70;
/** Best score of framing where the face is cut by the edge. */
const cutAtMost = 25;

export function scoreFraming({ faces, people, clutter, width, height }: MeasuredPhoto): number {
  const main = faces[0];
  if (!main) return scoreWithoutFace.framing;
  // Against the shorter side, so that a wide picture is not punished for its shape.
  const size = (main.size * height) / Math.min(width, height);
  const bySize = between(size, [
    [0.03, 30],
    [0.06, 60],
    [0.12, 85],
    [0.18, 100],
    [0.55, 100],
    [0.75, 80],
    [1, 50],
  ]);
  const aside = people > 1 ? 0 : 80 * Math.max(0, Math.abs(main.centre.x - 0.5) - 0.22);
  const low = 90 * Math.max(0, main.centre.y - 0.55);
  const restless = between(clutter, [
    [0.08, 0],
    [0.3, 15],
  ]);
  const score = bySize - aside - low - restless;
  return main.cutOff ? Math.min(cutAtMost, score * 0.3) : score;
}

export function scoreFace(photo: MeasuredPhoto): number {
  const { faces, people } = photo;
  const main = faces[0];
  if (!main) return scoreWithoutFace.face;
  let score = main.smiles ? 100 : 92;
  if (main.turnedAway) score -= 30;
  if (main.eyesOpen === false) score -= 30;
  if (main.sunglasses) score -= 35;
  if (main.cutOff) score -= 30;
  if (isDoubtful(photo)) score = Math.min(doubtfulAtMost, score);
  if (people > 1) score -= people > 2 ? 30 : 20;
  return score - Math.max(0, 0.08 - main.size) * 400;
}
