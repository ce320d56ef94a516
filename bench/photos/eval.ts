import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { openPhotoStudio } from '#server/adapters/assistant/photos/photo-studio.ts';
import { analyseAll, type MeasuredPortrait } from './analyse-all.ts';
import { analysisFigures, hasFallen, isChanged, isRaised, isSmileRight, retouchFigures } from './figures.ts';
import { loadPortraits, type Portrait } from './portraits.ts';
import { type Group, groupTables, judgedByEye, reportOf, targetTable } from './report.ts';
import { type Retouched, retouchAll } from './retouch-all.ts';
import { measureSkinTones, toneTargets } from './skin-tones.ts';

// `npm run eval:photos`: do damaged portraits score below their originals, and in the criterion that was damaged; does a retouch raise
// the score of damaged ones, and leave good ones alone; is every skin tone treated alike?

const { values } = parseArgs({
  options: {
    report: { type: 'boolean', default: false },
    /** Leaves out the portraits that thresholds must not be chosen by. */
    'without-held-out': { type: 'boolean', default: false },
    'without-retouch': { type: 'boolean', default: false },
    /** Prints everything that is wrong. */
    faults: { type: 'boolean', default: false },
    /** The built program of the thread, so that times are those of the product. */
    worker: { type: 'string' },
  },
});
if (values.report && (values['without-held-out'] || values['without-retouch'])) {
  console.error('The report is of all portraits, analysed and retouched.');
  process.exit(2);
}

const portraits = await loadPortraits();
const wanted = portraits.filter(({ isHeldOut }) => !(values['without-held-out'] && isHeldOut));
const studio = openPhotoStudio({
  deadlineMs: 120_000,
  ...(values.worker ? { workerProgram: pathToFileURL(values.worker) } : {}),
});
const { measured, retouched, tones } = await measureAll().finally(() => studio.close());

async function measureAll() {
  const measured = await analyseAll(studio, wanted);
  const retouched = values['without-retouch'] ? null : await retouchAll(studio, wanted);
  return { measured, retouched, tones: { targets: toneTargets(await measureSkinTones(studio)) } };
}

if (values.faults) {
  for (const portrait of measured) printAnalysisFaults(portrait);
  for (const photo of retouched ?? []) printRetouchFault(photo);
}

const groups = [groupOf('seen while it was built', false), groupOf('held out', true)];
for (const group of groups) if (group.analysis.portraits > 0) console.log(`\n${group.name}\n\n${groupTables(group)}`);
const toneTable = targetTable('nine scenes in six skin tones', tones);
console.log(`\n${toneTable}`);
if (values.report) {
  const report = new URL('../../docs/eval-photos.md', import.meta.url);
  writeFileSync(report, reportOf(groups, toneTable, judgedByEye(readFileSync(report, 'utf8'))));
  console.log('\ndocs/eval-photos.md is written.');
}
const all = [analysisFigures(measured), ...(retouched ? [retouchFigures(retouched)] : []), tones];
process.exitCode = all.every(({ targets }) => targets.every(({ isMet }) => isMet)) ? 0 : 1;

function groupOf(name: string, isHeldOut: boolean): Group {
  const isOwn = ({ portrait }: { portrait: Portrait }) => portrait.isHeldOut === isHeldOut;
  return {
    name,
    analysis: analysisFigures(measured.filter(isOwn)),
    retouch: retouched && retouchFigures(retouched.filter(isOwn)),
  };
}

function printAnalysisFaults(measuredPortrait: MeasuredPortrait): void {
  const { portrait, pairs, smiles } = measuredPortrait;
  if (!isSmileRight(measuredPortrait))
    console.log(`${portrait.name}: ${smiles ? 'a smile was told' : 'the smile was missed'}`);
  for (const { damage, isBelow, fell, before, after } of pairs)
    if (!isBelow || !fell.isRight)
      console.log(`${portrait.name} ${damage}: ${before} → ${after}, ${fell.criterion} fell most (${fell.points})`);
}

function printRetouchFault(photo: Retouched): void {
  const { portrait, damage, before, after, likeness, steps } = photo;
  if (hasFallen(photo) || isChanged(photo) || (damage && !isRaised(photo)))
    console.log(
      `${portrait.name} ${damage ?? 'none'} retouched: ${before} → ${after}, ${likeness.toFixed(1)} dB, ${steps.join(' ')}`,
    );
}
