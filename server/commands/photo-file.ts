import sharp from 'sharp';
import { photoLimits } from '#contract/photos.ts';
import { imageFormatOf } from '../adapters/assistant/reading/image-format.ts';

/** A photo that is too heavy to be sent, or an AVIF, becomes a small JPEG as in the browser; any other file stays as it is. */
export async function asBrowserSends(file: Uint8Array): Promise<Uint8Array> {
  const format = imageFormatOf(file);
  if (!format || (file.byteLength <= photoLimits.fileBytes && format !== 'heif')) return file;
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
