import { readingRefusals } from '#contract/reading.ts';
import { decodePicture, encodePicture, UnusablePicture } from '../pictures/picture-file.ts';

/** How much of each edge is left out, in percent. */
export interface Margins {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

export const noMargins: Margins = { top: 0, bottom: 0, left: 0, right: 0 };

/** The middle of the picture, in pixels. */
export function areaWithin({ width, height }: { width: number; height: number }, margins: Margins) {
  const x = Math.round((width * margins.left) / 100);
  const y = Math.round((height * margins.top) / 100);
  return {
    x,
    y,
    width: Math.max(1, width - x - Math.round((width * margins.right) / 100)),
    height: Math.max(1, height - y - Math.round((height * margins.bottom) / 100)),
  };
}

export async function cropPicture(file: File, margins: Margins): Promise<File> {
  const image = await decodePicture(file);
  if (!image) throw new UnusablePicture(readingRefusals.not_an_image);
  const { x, y, width, height } = areaWithin(image, margins);
  const part = await createImageBitmap(image, x, y, width, height);
  try {
    const bytes = await encodePicture(part, { type: 'image/png', width, height });
    if (!bytes) throw new UnusablePicture(readingRefusals.image_too_large);
    return new File([bytes], file.name, { type: 'image/png' });
  } finally {
    image.close();
    part.close();
  }
}
