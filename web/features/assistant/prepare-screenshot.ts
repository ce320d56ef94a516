import { readingRefusals } from '#contract/reading.ts';
import { decodePicture, encodePicture, maxPictureBytes, UnusablePicture } from '../pictures/picture-file.ts';
import { encodingsOf, sentSize } from './screenshot-size.ts';

// Turns a picked file into the picture to send. Takes every format that the browser can decode, HEIC and AVIF too; sends PNG,
// JPEG or WebP of at most 1.5 MB. A long scrolling screenshot is sent and read whole: the
// server would have to recognise and join parts that were cut here.

const knownFormats = ['image/png', 'image/jpeg', 'image/webp'];

export async function prepareScreenshot(file: File): Promise<Blob> {
  const image = await decodePicture(file);
  if (!image) throw new UnusablePicture(readingRefusals.not_an_image);
  try {
    const isSentAsItIs =
      file.size <= maxPictureBytes && knownFormats.includes(file.type) && sentSize(image).width === image.width;
    return isSentAsItIs ? file : await firstSmallEnough(image);
  } finally {
    image.close();
  }
}

async function firstSmallEnough(image: ImageBitmap): Promise<Blob> {
  let isDrawn = false;
  for (const encoding of encodingsOf(image)) {
    const blob = await encodePicture(image, encoding);
    if (blob && blob.size <= maxPictureBytes) return blob;
    isDrawn ||= blob !== null;
  }
  // No encoding gave a picture: the device has too little memory for the canvas, whatever the weight of the file.
  if (!isDrawn) throw new UnusablePicture(readingRefusals.image_too_large);
  throw new UnusablePicture(`La taille maximale est de ${maxPictureBytes / 1e6}MB`, 'Fichier trop volumineux');
}
