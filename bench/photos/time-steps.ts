import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { measurePhoto } from '#engine/photo/measure-photo.ts';
import { retouchPhoto } from '#engine/photo/retouch/retouch-photo.ts';
import { scorePhoto } from '#engine/photo/score-photo.ts';
import { decodePhoto } from '#server/adapters/assistant/photos/decode-photo.ts';
import { encodeRetouched } from '#server/adapters/assistant/photos/encode-retouched.ts';
import { openFaceFinder } from '#server/adapters/assistant/photos/faces/face-finder.ts';
import { openPhotoStudio } from '#server/adapters/assistant/photos/photo-studio.ts';
import { applyRetouch } from '#server/adapters/assistant/photos/retouch/apply-retouch.ts';
import { median } from '../statistics/median.ts';
import { drawBenchPhotos } from './bench-photos.ts';

interface Step {
  what: string;
  targetMs?: number;
  run(): unknown;
}

const rounds = 15;
const warmRounds = 5;
const usual = { strength: 100, crop: false, blur: false };

/**
 * Times one photo of 800 pixels, warm: whole files in the built studio, and the steps from their sources, beside what decoding and
 * encoding alone take. Returns what missed its target.
 */
export async function timeSteps(): Promise<string[]> {
  const { good, dark, soft } = await drawBenchPhotos();
  const findFaces = await openFaceFinder();
  const pixels = await decoded(dark);
  const found = await findFaces(pixels);
  const softPixels = await decoded(soft);
  const studio = openPhotoStudio({ workerProgram: pathToFileURL('dist/server/photo-worker.js') });
  const steps: Step[] = [
    { what: 'decode and encode in sharp, nothing else', run: () => sharp(good).jpeg({ quality: 88 }).toBuffer() },
    { what: '  decode to pixels', run: () => decodePhoto(good) },
    { what: '  encode with the mark', run: () => encodeRetouched(pixels) },
    { what: '  find faces', run: () => findFaces(pixels) },
    { what: '  measure and score', run: () => scorePhoto(measurePhoto(pixels, found)) },
    {
      what: '  retouch pixels of a dark photo, with its measures',
      run: () => retouchPhoto(pixels, found, usual, applyRetouch),
    },
    {
      what: '  retouch pixels of a soft photo, with its measures',
      run: () => retouchPhoto(softPixels, found, usual, applyRetouch),
    },
    { what: 'analyse a file', targetMs: 300, run: () => studio.analyse(good) },
    { what: 'retouch a good file', targetMs: 200, run: () => studio.retouch(good, usual) },
    { what: 'retouch a dark file', targetMs: 200, run: () => studio.retouch(dark, usual) },
    { what: 'retouch a soft file', targetMs: 200, run: () => studio.retouch(soft, usual) },
  ];
  const missed: string[] = [];
  for (const { what, targetMs, run } of steps) {
    const ms = await medianMs(run);
    const allowed = targetMs ? `, ${(ms / targetMs).toFixed(2)} of the ${targetMs} ms allowed` : '';
    console.log(`  ${what}: ${ms.toFixed(1)} ms (median of ${rounds})${allowed}`);
    if (targetMs && ms > targetMs) missed.push(what);
  }
  await studio.close();
  return missed;
}

async function medianMs(run: () => unknown): Promise<number> {
  const times: number[] = [];
  for (let round = -warmRounds; round < rounds; round++) {
    const startedAt = performance.now();
    await run();
    if (round >= 0) times.push(performance.now() - startedAt);
  }
  return median(times);
}

async function decoded(file: Uint8Array) {
  const picture = await decodePhoto(file);
  if ('refusal' in picture) throw new Error(picture.refusal);
  return picture;
}
