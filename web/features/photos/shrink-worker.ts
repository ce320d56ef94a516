import { decodePicture, drawPicture } from '../pictures/picture-file.ts';
import { photoEncoding } from './shrink-photo.ts';

// The worker that shrinks photos, so that the page stays fluid meanwhile. Answers each file with a JPEG, or with null where it
// cannot: prepare-photo.ts then tries in the page.

self.addEventListener('message', async ({ data: file }: MessageEvent<Blob>) => {
  self.postMessage(await shrink(file).catch(() => null));
});

async function shrink(file: Blob): Promise<Blob | null> {
  const image = await decodePicture(file);
  if (!image) return null;
  const { type, quality, ...size } = photoEncoding(image);
  const canvas = new OffscreenCanvas(size.width, size.height);
  const isDrawn = drawPicture(canvas, image, size);
  image.close();
  return isDrawn ? await canvas.convertToBlob({ type, quality }) : null;
}
