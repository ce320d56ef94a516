import sharp from 'sharp';
import { photoLimits } from '#contract/photos.ts';
import { imageFormatOf } from '../adapters/assistant/reading/image-format.ts';

/** A photo that is too heavy to be sent is made smaller, as the browser does it; any other file stays as it is. */
export async function asBrowserSends(file: Uint8Array): Promise<Uint8Array> {
  if (file.byteLength <= photoLimits.fileBytes || !imageFormatOf(file)) return file;
  try {
    return await sharp(file)
      .autoOrient()
      .resize({ width: 800, height: 800, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .jpeg({ quality: 70 })
      .toBuffer();
  } catch {
    // What cannot be decoded is refused by the analysis.
    return file;
  }
}
