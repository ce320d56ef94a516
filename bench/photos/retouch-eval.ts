import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { openPhotoStudio } from '#server/adapters/assistant/photos/photo-studio.ts';
import { median } from '../statistics/median.ts';
import { loadPortraits } from './portraits.ts';
import { type Retouched, retouchAll, retouchedDamages } from './retouch-all.ts';

// The second half of `npm run eval:photos`: does a retouch raise the score of damaged portraits, and leave good ones alone? Scores are
// those of the written file, analysed anew.

const { values } = parseArgs({
  options: {
    /** Leaves out the portraits that thresholds must not be chosen by. */
    'without-held-out': { type: 'boolean', default: false },
    /** Prints every picture that is not as it should be. */
    faults: { type: 'boolean', default: false },
    /** The built program of the thread, so that times are those of the product. */
    worker: { type: 'string' },
    report: { type: 'boolean', default: false },
  },
});

/** Score from which an original is good. */
const good = 80;
const leastLikeness = 30;
const mostFall = 2;
const leastRaised = 0.9;

const studio = openPhotoStudio({
  deadlineMs: 120_000,
  ...(values.worker ? { workerProgram: pathToFileURL(values.worker) } : {}),
});
const portraits = (await loadPortraits())
  .map((portrait, number) => ({ portrait, number }))
  .filter(({ portrait }) => !(values['without-held-out'] && portrait.isHeldOut));
const all = await retouchAll(studio, portraits).finally(() => studio.close());

const isRaised = ({ before, after }: Retouched) => after > before;
const hasFallen = ({ before, after }: Retouched) => after < before - mostFall;
const isGood = ({ damage, before }: Retouched) => damage === null && before >= good;
const isChanged = (photo: Retouched) => isGood(photo) && photo.likeness < leastLikeness;

function print(name: string, photos: Retouched[]): boolean {
  if (photos.length === 0) return true;
  console.log(`\n${name}\n| damage | score | raised | fell by more than ${mostFall} |\n|---|---|---|---|`);
  for (const damage of [...retouchedDamages, null]) {
    const own = photos.filter((photo) => photo.damage === damage);
    const mean = (part: 'before' | 'after') => own.reduce((sum, photo) => sum + photo[part], 0) / own.length;
    console.log(
      `| ${damage ?? 'none'} | ${mean('before').toFixed(0)} → ${mean('after').toFixed(0)} | ${own.filter(isRaised).length}/${own.length} | ${own.filter(hasFallen).length} |`,
    );
  }
  const damaged = photos.filter(({ damage }) => damage !== null);
  const raised = damaged.filter(isRaised).length / damaged.length;
  const fallen = photos.filter(hasFallen).length;
  const changed = photos.filter(isChanged).length;
  console.log(
    `\nraised: ${(100 * raised).toFixed(1)} % of ${damaged.length} (target ≥ ${100 * leastRaised} %); fell by more than ${mostFall}: ${fallen} (target 0)`,
  );
  console.log(
    `good pictures below ${leastLikeness} dB: ${changed} of ${photos.filter(isGood).length} (target 0); median ${Math.round(median(photos.map(({ ms }) => ms)))} ms a retouch`,
  );
  return raised >= leastRaised && fallen === 0 && changed === 0;
}

if (values.faults)
  for (const photo of all)
    if (hasFallen(photo) || isChanged(photo) || (photo.damage && !isRaised(photo)))
      console.log(
        `${photo.portrait.name} ${photo.damage ?? 'none'}: ${photo.before} → ${photo.after}, ${photo.likeness.toFixed(1)} dB, ${photo.steps.join(' ')}`,
      );
const results = [
  print(
    'retouch, seen while it was built',
    all.filter(({ portrait }) => !portrait.isHeldOut),
  ),
  print(
    'retouch, held out',
    all.filter(({ portrait }) => portrait.isHeldOut),
  ),
];
process.exitCode = results.every(Boolean) ? 0 : 1;
