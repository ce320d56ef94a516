import { retouchPhoto } from '#engine/photo/retouch/retouch-photo.ts';
import { decodePhoto } from './decode-photo.ts';
import { encodeRetouched } from './encode-retouched.ts';
import type { FindFaces } from './faces/mesh-finder.ts';
import type { RetouchOutcome, RetouchWish } from './port.ts';

export async function retouchFile(file: Uint8Array, wish: RetouchWish, findFaces: FindFaces): Promise<RetouchOutcome> {
  const decoded = await decodePhoto(file);
  if ('refusal' in decoded) return decoded;
  const { picture, report } = retouchPhoto(decoded, await findFaces(decoded), wish);
  const retouched = await encodeRetouched(picture);
  return { retouchedImageBase64: Buffer.from(retouched).toString('base64'), ...report };
}
