import { retouchPhoto } from '#engine/photo/retouch/retouch-photo.ts';
import type { Decoder } from '../decoding/decoder.ts';
import { encodeRetouched } from './encode-retouched.ts';
import type { FindFaces } from './faces/mesh-finder.ts';
import type { RetouchOutcome, RetouchWish } from './port.ts';
import { applyRetouch } from './retouch/apply-retouch.ts';

export async function retouchFile(
  decodePhoto: Decoder['photo'],
  file: Uint8Array,
  findFaces: FindFaces,
  wish: RetouchWish,
): Promise<RetouchOutcome> {
  const original = await decodePhoto(file);
  if ('refusal' in original) return original;
  const { picture, report } = await retouchPhoto(original, await findFaces(original), wish, applyRetouch);
  const encoded = await encodeRetouched(picture);
  return { retouchedImageBase64: encoded.toString('base64'), ...report };
}
