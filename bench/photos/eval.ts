import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { openPhotoStudio } from '#server/adapters/assistant/photos/photo-studio.ts';
import { analyseAll } from './analyse-all.ts';
import { loadPortraits } from './portraits.ts';
import { damageTable, figuresOf, reportOf, targetTable } from './report.ts';

// `npm run eval:photos`: do damaged portraits score below their originals, and in the criterion that was damaged?

const { values } = parseArgs({
  options: {
    report: { type: 'boolean', default: false },
    /** Leaves out the portraits that thresholds must not be chosen by. */
    'without-held-out': { type: 'boolean', default: false },
    /** Prints every pair that is wrong. */
    faults: { type: 'boolean', default: false },
    /** The built program of the thread, so that times are those of the product. */
    worker: { type: 'string' },
  },
});
if (values.report && values['without-held-out']) {
  console.error('The report is of all portraits.');
  process.exit(2);
}

const portraits = await loadPortraits();
const wanted = portraits.filter(({ isHeldOut }) => !(values['without-held-out'] && isHeldOut));
const analyst = openPhotoStudio({
  deadlineMs: 120_000,
  ...(values.worker ? { workerProgram: pathToFileURL(values.worker) } : {}),
});
const measured = await analyseAll(analyst, wanted).finally(() => analyst.close());

if (values.faults)
  for (const { portrait, pairs } of measured)
    for (const { damage, isBelow, fell, before, after } of pairs)
      if (!isBelow || !fell.isRight)
        console.log(`${portrait.name} ${damage}: ${before} → ${after}, ${fell.criterion} fell most (${fell.points})`);

const groups = {
  'seen while it was built': figuresOf(measured.filter(({ portrait }) => !portrait.isHeldOut)),
  'held out': figuresOf(measured.filter(({ portrait }) => portrait.isHeldOut)),
};
for (const [name, figures] of Object.entries(groups))
  if (figures.portraits > 0) console.log(`\n${name}\n${damageTable(figures)}\n\n${targetTable(figures)}`);
if (values.report) {
  writeFileSync(new URL('../../docs/eval-photos.md', import.meta.url), reportOf(groups));
  console.log('\ndocs/eval-photos.md is written.');
}
const all = figuresOf(measured);
process.exitCode = all.targets.every(({ isMet }) => isMet) ? 0 : 1;
