import type { FoundFace } from '#engine/photo/found-face.ts';
import { measureNoise } from '#engine/photo/measure-noise.ts';
import { lumaOf } from '#engine/photo/planes.ts';
import { imageOf, pixelsOf } from '../raw-pixels.ts';
import { brightened } from './brightened.ts';
import { boxAround, type FindFaces, openMeshFinder } from './mesh-finder.ts';
import { fetchFilesOnly } from './tensors.ts';
import { smoothed, turned, type View, withBorder } from './views.ts';

// Finds faces in several tries, each only where the one before found none: the picture as it is; through a blur where grain covers it;
// with a border around it, for a face at its edge; turned, which shows the finder other edges.

/** Long side in pixels: the finder shrinks a picture further, and time goes with its size. */
const side = 512;
/** Grain, in steps of 255, that hides faces from the finder. */
const leastGrain = 5;
/** Confidence from which a face is one for sure, and below which another beside it is taken for a pattern of leaves or cloth. */
const sure = 0.9;
const doubtful = 0.75;
/** Below this a face alone is none either: a logo, a wheel or the back of a head. */
const least = 0.7;
/** The same for a face that is so small, as a part of the picture's height, that anything may look like it. */
const small = 0.1;
const leastIfSmall = 0.95;

export async function openFaceFinder(): Promise<FindFaces> {
  fetchFilesOnly();
  const findMeshes = await openMeshFinder();
  return async (photo) => {
    const shrunk = imageOf(photo).resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
    const picture = brightened(await pixelsOf(shrunk));
    const direct = (await findMeshes(picture)).filter(isLikely);
    if (direct.length > 0) return largestFirst(withoutDoubtful(direct));
    const isGrainy = measureNoise(lumaOf(picture)) > leastGrain;
    for (const look of [...(isGrainy ? [smoothed] : []), withBorder, turned]) {
      const view = await look(picture);
      const found = (await findMeshes(view.picture)).map((face) => moved(face, view)).filter(isLikely);
      if (found.length > 0) return largestFirst(withoutDoubtful(found));
    }
    return [];
  };
}

function isLikely({ box, confidence }: FoundFace): boolean {
  return confidence >= (box.height < small ? leastIfSmall : least);
}

function moved(face: FoundFace, { back }: View): FoundFace {
  const mesh = (face.mesh ?? []).map(back);
  return { ...face, mesh, box: boxAround(mesh) };
}

function withoutDoubtful(faces: FoundFace[]): FoundFace[] {
  const hasSure = faces.some(({ confidence }) => confidence >= sure);
  return hasSure ? faces.filter(({ confidence }) => confidence >= doubtful) : faces;
}

function largestFirst(faces: FoundFace[]): FoundFace[] {
  return faces.toSorted((a, b) => b.box.width * b.box.height - a.box.width * a.box.height);
}
