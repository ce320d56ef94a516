import type { PhotoLineUp, PhotoResult, ShotKind } from '#contract/photos.ts';
import { missingWhy, placeWhy } from './sentences/line-up.ts';

// The order of a profile's photos: the clearest photo of the face first, then one of each kind, the best of each kind before others.

export type AnalysedResult = Pick<PhotoResult, 'scores' | 'shot' | 'measures'>;

/** Kinds that a profile should have. */
const wanted: ShotKind[] = ['portrait', 'half', 'full'];

export function lineUp(photos: { id: string; result: AnalysedResult }[]): PhotoLineUp {
  const left = photos.toSorted((a, b) => firstScore(b.result) - firstScore(a.result));
  const order: PhotoLineUp['order'] = [];
  const seen = new Map<ShotKind, number>();
  while (left.length > 0) {
    const place = order.length;
    const next = place === 0 ? 0 : indexOfBest(left, ({ result }) => laterScore(result, seen.get(result.shot) ?? 0));
    const [photo] = left.splice(next, 1);
    if (!photo) break;
    const { shot } = photo.result;
    order.push({ id: photo.id, why: whyHere(photo.result, place, seen.has(shot)) });
    seen.set(shot, (seen.get(shot) ?? 0) + 1);
  }
  return {
    order,
    missing: wanted.filter((shot) => !seen.has(shot)).map((shot) => ({ shot, why: missingWhy[shot] })),
  };
}

/** How well a photo opens a profile: one person whose face is seen from near. */
function firstScore({ scores, shot, measures }: AnalysedResult): number {
  const byShot: Record<ShotKind, number> = { portrait: 20, half: 15, full: 0, group: -30, scene: -45 };
  const main = measures.faces.find(({ isMain }) => isMain);
  const hidden = main && (main.sunglasses || main.turnedAway || main.cutOff) ? 20 : 0;
  return scores.global + byShot[shot] + (main?.smiles ? 5 : 0) - hidden + scores.face / 10;
}

/** A kind that was shown already is worth less each time; groups and scenes go to the end. */
function laterScore({ scores, shot }: AnalysedResult, shown: number): number {
  const late: Record<ShotKind, number> = { portrait: 0, half: 5, full: 5, group: -15, scene: -25 };
  return scores.global + late[shot] - 20 * shown;
}

function indexOfBest<T>(list: T[], worth: (item: T) => number): number {
  let best = 0;
  for (const [index, item] of list.entries()) if (worth(item) > worth(list[best] as T)) best = index;
  return best;
}

function whyHere({ scores, shot, measures }: AnalysedResult, place: number, isRepeated: boolean): string {
  const main = measures.faces.find(({ isMain }) => isMain);
  if (place === 0) {
    if (!main) return placeWhy.firstWithoutFace;
    if (shot === 'group') return placeWhy.firstGroup;
    return main.smiles ? placeWhy.firstSmile : placeWhy.first;
  }
  if (scores.global < 50) return placeWhy.weak;
  return isRepeated ? placeWhy.repeated : placeWhy[shot];
}
