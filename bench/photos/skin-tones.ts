import sharp from 'sharp';
import type { PhotoBox, PhotoRemark } from '#contract/photos.ts';
import { pixelsOfBox } from '#engine/photo/planes.ts';
import { photoSentences } from '#engine/photo/remarks.ts';
import { mean } from '#engine/photo/statistics.ts';
import type { PhotoStudio } from '#server/adapters/assistant/photos/port.ts';
import { drawInSkin, skinTones } from './drawn-portraits.ts';
import type { Target } from './figures.ts';

// The same people in the same light before the same backgrounds, in six skin tones: none may score lower or be told something else.

interface InTone {
  name: string;
  light: number;
  global: number;
  /** What is said of the light. */
  sentence: string;
  smileRight: boolean;
  /** Lightness (L of Lab) of the face, before and after a retouch. */
  lightness: number;
  retouched: number;
}

const mostApart = 3;
const usual = { strength: 100, crop: false, blur: false };

export async function measureSkinTones(studio: Pick<PhotoStudio, 'analyse' | 'retouch'>): Promise<InTone[][]> {
  const tones: InTone[][] = [];
  for (const skin of skinTones) {
    const portraits = (await drawInSkin(skin)).filter(isTaken);
    const measured: InTone[] = [];
    for (const { name, smiles, picture } of portraits) {
      const file = await sharp(picture).jpeg({ quality: 80 }).toBuffer();
      const outcome = await studio.analyse(file);
      const retouch = await studio.retouch(file, usual);
      if ('refusal' in outcome || 'refusal' in retouch) throw new Error(`${name} was refused`);
      const { scores, measures, feedback } = outcome.result;
      const face = measures.faces[0];
      if (!face) throw new Error(`no face was found in ${name}`);
      measured.push({
        name,
        light: scores.light,
        global: scores.global,
        sentence: sentenceOf(feedback),
        smileRight: face.smiles === smiles,
        lightness: await lightnessIn(file, face.box),
        retouched: await lightnessIn(Buffer.from(retouch.retouchedImageBase64, 'base64'), face.box),
      });
    }
    tones.push(measured);
  }
  return tones;
}

/** Half of them, smiling and serious ones: both alternate along each person's scenes. */
function isTaken(_: unknown, index: number): boolean {
  return index % 4 < 2;
}

function sentenceOf(feedback: PhotoRemark[]): string {
  const content = feedback.find(({ criterion }) => criterion === 'light')?.content ?? '';
  return photoSentences.find(({ criterion, says }) => criterion === 'light' && says.includes(content))?.id ?? content;
}

/** Mean of the middle of the face. */
async function lightnessIn(file: Buffer, { x, y, width, height }: PhotoBox): Promise<number> {
  const image = sharp(file);
  const middle = { x: x + width * 0.3, y: y + height * 0.3, width: width * 0.4, height: height * 0.3 };
  const { x0, y0, x1, y1 } = pixelsOfBox(middle, await image.metadata());
  const { data } = await image
    .extract({ left: x0, top: y0, width: x1 - x0, height: y1 - y0 })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const linear = mean(Array.from(data, (value) => (value / 255) ** 2.2));
  return 116 * Math.cbrt(linear) - 16;
}

export function toneTargets(tones: InTone[][]): Target[] {
  const apart = (name: string, pointsOf: (portrait: InTone) => number): Target => {
    const means = tones.map((portraits) => mean(portraits.map(pointsOf)));
    const points = Math.max(...means) - Math.min(...means);
    const value = `${points.toFixed(1)} (${means.map((one) => one.toFixed(0)).join(', ')})`;
    return { name, value, target: `≤ ${mostApart}`, isMet: points <= mostApart };
  };
  const first = tones[0] ?? [];
  const others = tones.flatMap((portraits) =>
    portraits.map(({ sentence }, index) => sentence !== first[index]?.sentence),
  );
  const different = others.filter(Boolean).length;
  const smiles = tones.map((portraits) => `${portraits.filter(({ smileRight }) => smileRight).length}`);
  const shifts = tones.map((portraits) => Math.max(...portraits.map((one) => Math.abs(one.retouched - one.lightness))));
  return [
    apart('mean light score, points apart (lightest to darkest)', ({ light }) => light),
    apart('mean score, points apart', ({ global }) => global),
    {
      name: 'another sentence on the light than for the lightest',
      value: `${different} of ${others.length}`,
      target: '0',
      isMet: different === 0,
    },
    {
      name: 'lightness (L) of a face that a retouch changed most, by tone',
      value: shifts.map((one) => one.toFixed(1)).join(', '),
      target: `≤ ${mostApart}`,
      isMet: Math.max(...shifts) <= mostApart,
    },
    { name: `smile right, by tone`, value: `${smiles.join(', ')} of ${first.length}`, target: 'shown', isMet: true },
  ];
}
