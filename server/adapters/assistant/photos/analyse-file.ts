import { analysePhoto } from '#engine/photo/analyse-photo.ts';
import type { Decoder } from '../decoding/decoder.ts';
import type { FindFaces } from './faces/mesh-finder.ts';
import type { AnalysisOutcome } from './port.ts';

export async function analyseFile(
  decodePhoto: Decoder['photo'],
  file: Uint8Array,
  findFaces: FindFaces,
): Promise<AnalysisOutcome> {
  const picture = await decodePhoto(file);
  if ('refusal' in picture) return picture;
  return { result: analysePhoto(picture, await findFaces(picture)) };
}
