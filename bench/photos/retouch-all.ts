import sharp from 'sharp';
import { likenessOf } from '#engine/photo/retouch/likeness.ts';
import { decodePhoto } from '#server/adapters/assistant/photos/decode-photo.ts';
import type { PhotoStudio } from '#server/adapters/assistant/photos/port.ts';
import { lottery } from '../statistics/seeded-random.ts';
import { type DamageName, damageNames, damages } from './damages.ts';
import type { Portrait } from './portraits.ts';

/** No retouch brings back the part of a face that was cut off. */
export const retouchedDamages = damageNames.filter((name) => name !== 'faceCut');

export interface Retouched {
  portrait: Portrait;
  /** Null for the original. */
  damage: DamageName | null;
  /** Scores of the file before, and of the written file, both by the analysis with faces found anew. */
  before: number;
  after: number;
  /** Decibels to what was retouched; 0 where the size changed. */
  likeness: number;
  steps: string[];
  ms: number;
}

/** As the browser sends photos. */
const jpegQuality = 80;
const usual = { strength: 100, crop: false, blur: false };

export async function retouchAll(
  studio: Pick<PhotoStudio, 'analyse' | 'retouch'>,
  portraits: Portrait[],
): Promise<Retouched[]> {
  const random = lottery(20261117);
  const all: Retouched[] = [];
  for (const portrait of portraits) {
    const original = await sharp(portrait.picture).jpeg({ quality: jpegQuality }).toBuffer();
    const { measures } = await analysed(studio, original);
    const face = measures.faces.find(({ isMain }) => isMain);
    all.push({ portrait, damage: null, ...(await retouched(studio, original)) });
    for (const damage of retouchedDamages) {
      if (!face) break;
      const image = await damages[damage].apply(portrait.picture, {
        number: portrait.number,
        face: face.box,
        random,
      });
      const file = await image.jpeg({ quality: jpegQuality }).toBuffer();
      all.push({ portrait, damage, ...(await retouched(studio, file)) });
    }
  }
  return all;
}

async function retouched(studio: Pick<PhotoStudio, 'analyse' | 'retouch'>, file: Uint8Array) {
  const { scores } = await analysed(studio, file);
  const startedAt = performance.now();
  const outcome = await studio.retouch(file, usual);
  const ms = performance.now() - startedAt;
  if ('refusal' in outcome) throw new Error(outcome.refusal);
  const written = Buffer.from(outcome.retouchedImageBase64, 'base64');
  return {
    before: scores.global,
    after: (await analysed(studio, written)).scores.global,
    likeness: await likenessOfFiles(file, written),
    steps: outcome.improvements.map(({ type }) => type),
    ms,
  };
}

async function analysed(studio: Pick<PhotoStudio, 'analyse'>, file: Uint8Array) {
  const outcome = await studio.analyse(file);
  if ('refusal' in outcome) throw new Error(outcome.refusal);
  return outcome.result;
}

async function likenessOfFiles(a: Uint8Array, b: Uint8Array): Promise<number> {
  const [before, after] = [await decodePhoto(a), await decodePhoto(b)];
  if ('refusal' in before || 'refusal' in after) throw new Error('a file that was retouched cannot be decoded');
  return before.width === after.width && before.height === after.height ? likenessOf(before, after) : 0;
}
