import sharp, { type Sharp } from 'sharp';
import { loadPortraits } from './portraits.ts';

/** As the browser sends it: a JPEG with a long side of 800 pixels. */
export interface BenchPhotos {
  good: Uint8Array;
  dark: Uint8Array;
  soft: Uint8Array;
}

export async function drawBenchPhotos(): Promise<BenchPhotos> {
  const [portrait] = await loadPortraits();
  if (!portrait) throw new Error('there is no portrait');
  const at800 = sharp(portrait.picture).resize({ width: 800, height: 800, fit: 'cover' });
  const asSent = (image: Sharp) => image.jpeg({ quality: 70 }).toBuffer();
  return {
    good: await asSent(at800.clone()),
    dark: await asSent(at800.clone().linear(0.4, 0)),
    soft: await asSent(at800.clone().blur(4)),
  };
}
