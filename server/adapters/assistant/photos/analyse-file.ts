import { analysePhoto } from '#engine/photo/analyse-photo.ts';
import { decodePhoto } from './decode-photo.ts';
import type { FindFaces } from './faces/mesh-finder.ts';
import type { AnalysisOutcome } from './port.ts';

export async function analyseFile(file: Uint8Array, findFaces: FindFaces): Promise<AnalysisOutcome> {
  const picture = await decodePhoto(file);
  if ('refusal' in picture) return picture;
  return { result: analysePhoto(picture, await findFaces(picture)) };
}
