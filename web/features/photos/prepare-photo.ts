import { damagedAdvice, heicAdvice } from '../../content/photos.ts';
import { decodePicture, encodePicture, maxPictureBytes, UnusablePicture } from '../pictures/picture-file.ts';
import { photoEncoding } from './shrink-photo.ts';

// Turns a picked file into the JPEG that is shown and sent. Its place, camera and date stay behind: a canvas keeps only pixels.

/** For the file dialog, and what a dropped file may be. HEIC and AVIF are taken where the browser decodes them. */
export const photoFormats = ['image/png', 'image/jpeg', 'image/webp', 'image/heic', 'image/heif', 'image/avif'];
/** No camera's photo in these formats weighs more, and decoding it could take all memory of a phone. */
const maxFileBytes = 50e6;

export async function preparePhoto(file: File): Promise<Blob> {
  if (!isPhoto(file)) throw unsupported(`${file.name} : choisis une photo PNG, JPG ou WebP.`);
  if (file.size === 0) throw unsupported(`${file.name} est vide. Choisis une autre photo.`);
  if (file.size > maxFileBytes) throw tooLarge(file, maxFileBytes);
  const photo = (await shrinkInWorker(file)) ?? (await shrinkInPage(file));
  if (!photo) throw unsupported(isHeic(file) ? `${file.name} : ${heicAdvice}` : `${file.name} ${damagedAdvice}`);
  if (photo.size > maxPictureBytes) throw tooLarge(file, maxPictureBytes);
  return photo;
}

/** Some systems give HEIC files no type. */
function isPhoto(file: File): boolean {
  return photoFormats.includes(file.type) || (file.type === '' && isHeic(file));
}

function isHeic({ type, name }: File): boolean {
  return /^image\/hei[cf]$/.test(type) || /\.hei[cf]$/i.test(name);
}

const unsupported = (message: string) => new UnusablePicture(message, 'Format non supporté');

function tooLarge({ name }: File, bytes: number): UnusablePicture {
  return new UnusablePicture(
    `${name} dépasse ${(bytes / 1e6).toLocaleString('fr-FR')}\u00a0Mo`,
    'Fichier trop volumineux',
  );
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
