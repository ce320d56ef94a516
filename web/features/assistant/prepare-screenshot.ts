import { readingRefusals } from '#contract/reading.ts';
import { type Encoding, encodingsOf, sentSize } from './screenshot-size.ts';

// Turns a picked file into the picture to send. Takes every format that the browser can decode, HEIC and AVIF too; sends PNG,
// JPEG or WebP of at most 1.5 MB. A long scrolling screenshot is sent whole: the server reads the name at its top and the
// last messages, and would have to recognise and join parts that were cut here.

const maxBytes = 1.5e6;
const knownFormats = ['image/png', 'image/jpeg', 'image/webp'];

/** A picture that cannot be sent; the message says why, in French. */
export class UnusablePicture extends Error {
  override readonly name = 'UnusablePicture';
  readonly title: string;

  constructor(message: string, title = 'Erreur') {
    super(message);
    this.title = title;
  }
}

export async function prepareScreenshot(file: File): Promise<Blob> {
  const image = await decode(file);
  try {
    const isSentAsItIs =
      file.size <= maxBytes && knownFormats.includes(file.type) && sentSize(image).width === image.width;
    return isSentAsItIs ? file : await firstSmallEnough(image);
  } finally {
    image.close();
  }
}

async function decode(file: File): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file);
  } catch {
    throw new UnusablePicture(readingRefusals.not_an_image);
  }
}

async function firstSmallEnough(image: ImageBitmap): Promise<Blob> {
  let isDrawn = false;
  for (const encoding of encodingsOf(image)) {
    const blob = await encode(image, encoding);
    if (blob && blob.size <= maxBytes) return blob;
    isDrawn ||= blob !== null;
  }
  // No encoding gave a picture: the device has too little memory for the canvas, whatever the weight of the file.
  if (!isDrawn) throw new UnusablePicture(readingRefusals.image_too_large);
  throw new UnusablePicture(`La taille maximale est de ${maxBytes / 1e6}MB`, 'Fichier trop volumineux');
}

async function encode(image: ImageBitmap, { width, height, type, quality }: Encoding): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, width, height);
  return await new Promise((resolve) => canvas.toBlob(resolve, type, quality));
}
