import { readFileSync } from 'node:fs';
import sharp from 'sharp';

const portraitFile = (name: 'collins' | 'hopper') => readFileSync(new URL(`portraits/${name}.jpg`, import.meta.url));

/** A person who smiles, 280 by 400 pixels. */
export function portraitPhoto(): Promise<Buffer> {
  return sharp(portraitFile('collins')).extract({ left: 80, top: 0, width: 280, height: 400 }).jpeg().toBuffer();
}

export function seriousPhoto(): Promise<Buffer> {
  return sharp(portraitFile('hopper')).jpeg().toBuffer();
}

/** Three people side by side: one of them larger, the outer two the same person in a mirror. */
export async function groupPhoto(): Promise<Buffer> {
  const left = await portraitPhoto();
  const right = await sharp(left).flop().toBuffer();
  const middle = await sharp(portraitFile('hopper')).resize({ height: 400 }).toBuffer();
  return await sharp({ create: { width: 901, height: 400, channels: 3, background: '#888' } })
    .composite([
      { input: left, left: 0, top: 0 },
      { input: middle, left: 280, top: 0 },
      { input: right, left: 621, top: 0 },
    ])
    .jpeg({ quality: 90 })
    .toBuffer();
}
