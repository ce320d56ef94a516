import { mean } from '#engine/photo/statistics.ts';
import { median } from '#engine/pixels/median.ts';
import type { MeasuredPortrait } from './analyse-all.ts';
import { type DamageName, damageNames, damages } from './damages.ts';
import { type Retouched, retouchedDamages } from './retouch-all.ts';

// What was measured on a group of portraits, counted, beside the targets.

export interface Target {
  name: string;
  /** As it is shown. */
  value: string;
  target: string;
  isMet: boolean;
}

export interface AnalysisFigures {
  portraits: number;
  medianMs: number;
  damages: { name: string; criteria: string; below: number; fell: number; pairs: number }[];
  targets: Target[];
}

export interface RetouchFigures {
  medianMs: number;
  damages: { name: string; before: number; after: number; raised: number; fallen: number; photos: number }[];
  targets: Target[];
}

/** Score from which an original is good, and the decibels that its retouch must stay within. */
const good = 80;
const leastLikeness = 30;
const mostFall = 2;

export const isRaised = ({ before, after }: Retouched) => after > before;
/** Only what was changed: a file is compressed anew, which alone moves some scores. */
export const hasFallen = ({ before, after, steps }: Retouched) => steps.length > 0 && after < before - mostFall;
/** Neither pixels that were left out nor light that was burnt away come back, and a turn needs lines that many portraits lack; what is still good is left alone. */
const lasting: (DamageName | null)[] = [null, 'lowResolution', 'tilted', 'burnt'];
const isMendable = ({ damage, before }: Retouched) => !lasting.includes(damage) && before < good;
const isGood = ({ damage, before }: Retouched) => damage === null && before >= good;
export const isChanged = (photo: Retouched) => isGood(photo) && photo.likeness < leastLikeness;

export const isSmileRight = ({ portrait, smiles }: MeasuredPortrait) => portrait.smiles === smiles;

export function analysisFigures(measured: MeasuredPortrait[]): AnalysisFigures {
  const pairs = measured.flatMap((portrait) => portrait.pairs);
  return {
    portraits: measured.length,
    medianMs: median(measured.flatMap(({ timesMs }) => timesMs)) ?? 0,
    damages: damageNames.map((name) => {
      const own = pairs.filter(({ damage }) => damage === name);
      return {
        name,
        criteria: damages[name].criteria.join(' or '),
        below: own.filter(({ isBelow }) => isBelow).length,
        fell: own.filter(({ fell }) => fell.isRight).length,
        pairs: own.length,
      };
    }),
    targets: [
      share(
        'face found',
        measured.map(({ hasFace }) => hasFace),
        0.98,
      ),
      share('smile right, photographs', measured.filter(({ portrait }) => !portrait.isDrawn).map(isSmileRight), 0.92),
      none(
        'smile told on a serious face',
        measured.map(({ portrait, smiles }) => smiles && !portrait.smiles),
      ),
      share(
        'drawn sunglasses told',
        measured.map(({ drawnSunglasses }) => drawnSunglasses).filter((told) => told !== null),
        0.8,
      ),
      none(
        'sunglasses told where there are none',
        measured.map(({ sunglasses }) => sunglasses),
      ),
      share(
        'original scores above damaged',
        pairs.map(({ isBelow }) => isBelow),
        0.97,
      ),
      share(
        'criterion that fell is the damaged one',
        pairs.map(({ fell }) => fell.isRight),
        0.9,
      ),
    ],
  };
}

export function retouchFigures(photos: Retouched[]): RetouchFigures {
  return {
    medianMs: median(photos.map(({ ms }) => ms)) ?? 0,
    damages: [...retouchedDamages, null].map((damage) => {
      const own = photos.filter((photo) => photo.damage === damage);
      return {
        name: damage ?? 'none',
        before: mean(own.map(({ before }) => before)),
        after: mean(own.map(({ after }) => after)),
        raised: own.filter(isRaised).length,
        fallen: own.filter(hasFallen).length,
        photos: own.length,
      };
    }),
    targets: [
      share(
        `dark, blurred, noisy or cast below ${good}: scores higher retouched`,
        photos.filter(isMendable).map(isRaised),
        0.9,
      ),
      none(`fell by more than ${mostFall}`, photos.map(hasFallen)),
      none(`good picture changed to below ${leastLikeness} dB`, photos.filter(isGood).map(isChanged)),
    ],
  };
}

function share(name: string, list: boolean[], least: number): Target {
  const value = list.length > 0 ? mean(list.map(Number)) : 1;
  const percent = (part: number) => `${(part * 100).toFixed(1)} %`;
  return { name, value: `${percent(value)} of ${list.length}`, target: `≥ ${percent(least)}`, isMet: value >= least };
}

function none(name: string, list: boolean[]): Target {
  const count = list.filter(Boolean).length;
  return { name, value: `${count} of ${list.length}`, target: '0', isMet: count === 0 };
}
