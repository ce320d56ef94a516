import { decodePicture, encodePicture, maxPictureBytes, UnusablePicture } from '../pictures/picture-file.ts';
import { photoEncoding } from './shrink-photo.ts';

// Turns a picked file into the JPEG that is shown and sent. Its place, camera and date stay behind: a canvas keeps only pixels.

/** For the file dialog, and what a dropped file may be. HEIC and AVIF are taken where the browser decodes them. */
export const photoFormats = ['image/png', 'image/jpeg', 'image/webp', 'image/heic', 'image/heif', 'image/avif'];
const unsupported = 'Format non supporté';

export async function preparePhoto(file: File): Promise<Blob> {
  if (!isPhoto(file)) throw refused(file);
  const photo = (await shrinkInWorker(file)) ?? (await shrinkInPage(file));
  if (!photo) throw refused(file);
  if (photo.size > maxPictureBytes) {
    throw new UnusablePicture(`${file.name} dépasse ${maxPictureBytes / 1e6}MB`, 'Fichier trop volumineux');
  }
  return photo;
}

/** Some systems give HEIC files no type. */
function isPhoto({ type, name }: File): boolean {
  return photoFormats.includes(type) || (type === '' && /\.hei[cf]$/i.test(name));
}

function refused({ name }: File): UnusablePicture {
  return new UnusablePicture(`${name} : choisis une photo PNG, JPG ou WebP.`, unsupported);
}

/** Null where the browser has no such worker, or where the worker cannot decode the file. */
async function shrinkInWorker(file: File): Promise<Blob | null> {
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return null;
  const worker = new Worker(new URL('./shrink-worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise((resolve) => {
      worker.onmessage = ({ data }: MessageEvent<Blob | null>) => resolve(data);
      worker.onerror = () => resolve(null);
      worker.postMessage(file);
    });
  } finally {
    worker.terminate();
  }
}

async function shrinkInPage(file: File): Promise<Blob | null> {
  const image = await decodePicture(file);
  if (!image) return null;
  try {
    return await encodePicture(image, photoEncoding(image));
  } finally {
    image.close();
  }
}
