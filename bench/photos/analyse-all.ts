import sharp from 'sharp';
import { type PhotoCriterion, type PhotoScores, photoCriteria } from '#contract/photos.ts';
import type { PhotoStudio } from '#server/adapters/assistant/photos/port.ts';
import { lottery } from '../statistics/seeded-random.ts';
import { type DamageName, damageNames, damages } from './damages.ts';
import type { Portrait } from './portraits.ts';
import { withSunglasses } from './sunglasses.ts';

export interface Pair {
  damage: DamageName;
  before: number;
  after: number;
  isBelow: boolean;
  /** The criterion that lost most points. */
  fell: { criterion: PhotoCriterion; points: number; isRight: boolean };
}

export interface MeasuredPortrait {
  portrait: Portrait;
  hasFace: boolean;
  smiles: boolean;
  /** Told on the original, where nobody wears any. */
  sunglasses: boolean;
  /** Told where they were drawn; null where they were not. */
  drawnSunglasses: boolean | null;
  pairs: Pair[];
  /** Of each analysis, decoding included. */
  timesMs: number[];
}

/** As the browser sends photos. */
const jpegQuality = 80;

export async function analyseAll(
  analyst: Pick<PhotoStudio, 'analyse'>,
  portraits: Portrait[],
): Promise<MeasuredPortrait[]> {
  const measured: MeasuredPortrait[] = [];
  const random = lottery(20261117);
  const disguised = await withSunglasses(portraits);
  for (const portrait of portraits) {
    const timesMs: number[] = [];
    const analyse = async (file: Uint8Array) => {
      const startedAt = performance.now();
      const outcome = await analyst.analyse(file);
      timesMs.push(performance.now() - startedAt);
      if ('refusal' in outcome) throw new Error(`${portrait.name}: ${outcome.refusal}`);
      return outcome.result;
    };
    const original = await analyse(await jpegOf(portrait.picture));
    const face = original.measures.faces.find(({ isMain }) => isMain);
    const pairs: Pair[] = [];
    for (const damage of damageNames) {
      if (!face) break;
      const damaged = await damages[damage].apply(portrait.picture, {
        number: portrait.number,
        face: face.box,
        random,
      });
      const result = await analyse(await damaged.jpeg({ quality: jpegQuality }).toBuffer());
      pairs.push(pairOf(damage, original.scores, result.scores));
    }
    const own = disguised.find((one) => one.portrait === portrait);
    measured.push({
      portrait,
      hasFace: face !== undefined,
      smiles: face?.smiles ?? false,
      sunglasses: face?.sunglasses ?? false,
      drawnSunglasses: own ? (await analyse(own.file)).measures.faces.some(({ sunglasses }) => sunglasses) : null,
      pairs,
      timesMs,
    });
  }
  return measured;
}

function pairOf(damage: DamageName, before: PhotoScores, after: PhotoScores): Pair {
  const falls = photoCriteria
    .map((criterion) => ({ criterion, points: before[criterion] - after[criterion] }))
    .sort((a, b) => b.points - a.points);
  const most = falls[0] as (typeof falls)[number];
  const isRight = most.points > 0 && damages[damage].criteria.includes(most.criterion);
  return {
    damage,
    before: before.global,
    after: after.global,
    isBelow: after.global < before.global,
    fell: { ...most, isRight },
  };
}

async function jpegOf(png: Buffer): Promise<Buffer> {
  return await sharp(png).jpeg({ quality: jpegQuality }).toBuffer();
}
