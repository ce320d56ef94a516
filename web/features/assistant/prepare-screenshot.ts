import { readingRefusals } from '#contract/reading.ts';
import { sentSize } from './screenshot-size.ts';

// A picked file → what is sent of it. Whatever the browser can decode is taken, HEIC and AVIF too; the server gets a
// format that it knows, at most 1.5 MB of it.

const maxBytes = 1.5e6;
const knownFormats = ['image/png', 'image/jpeg', 'image/webp'];
/** From the best down; the first that is small enough is sent. */
const encodings: [type: string, quality?: number][] = [['image/png'], ['image/jpeg', 0.92], ['image/jpeg', 0.8]];

/** The picture cannot be sent, and why. */
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
  const size = sentSize(image);
  const isSentAsItIs = file.size <= maxBytes && knownFormats.includes(file.type) && size.width === image.width;
  const blob = isSentAsItIs ? file : await encode(image, size.width, size.height);
  image.close();
  return blob;
}

async function decode(file: File): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file);
  } catch {
    throw new UnusablePicture(readingRefusals.not_an_image);
  }
}

async function encode(image: ImageBitmap, width: number, height: number): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new UnusablePicture(readingRefusals.not_an_image);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, width, height);
  for (const [type, quality] of encodings) {
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
    if (blob && blob.size <= maxBytes) return blob;
  }
  throw new UnusablePicture(`La taille maximale est de ${maxBytes / 1e6}MB`, 'Fichier trop volumineux');
}
