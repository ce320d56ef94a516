import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createWorker, OEM, PSM } from 'tesseract.js';
import { editDistance } from '../score/edit-distance.ts';
import { comparable } from '../score/normalise.ts';
import type { ChatTruth } from '../truth.ts';

// What somebody gets who hands the whole screen to the same recogniser.

const modelFolder = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/fra/package.json')),
  '4.0.0_best_int',
);
/** Enough screens to tell which of the two page layouts serves better. */
const trialScreens = 24;

interface Counts {
  errors: number;
  characters: number;
}

export interface Baseline {
  pageMode: PSM;
  meanMs: number;
  /** By file name. */
  counts: Record<string, Counts>;
}

/** One stream of text against another, from top to bottom: whatever is not a message counts as inserted. */
function countErrors(truth: ChatTruth, text: string): Counts {
  const wanted = comparable(truth.messages.map((message) => message.text).join(' '));
  return { errors: editDistance(wanted, comparable(text)), characters: [...wanted].length };
}

function total(counts: Record<string, Counts>): number {
  return Object.values(counts).reduce((sum, { errors }) => sum + errors, 0);
}

async function recogniseAll(folder: string, chats: ChatTruth[], pageMode: PSM): Promise<Baseline> {
  const worker = await createWorker('fra', OEM.LSTM_ONLY, { langPath: modelFolder, gzip: true, cacheMethod: 'none' });
  await worker.setParameters({ tessedit_pageseg_mode: pageMode });
  const counts: Record<string, Counts> = {};
  const startedAt = performance.now();
  for (const truth of chats) {
    const { data } = await worker.recognize(path.join(folder, truth.file));
    counts[truth.file] = countErrors(truth, data.text);
  }
  await worker.terminate();
  return { pageMode, counts, meanMs: (performance.now() - startedAt) / Math.max(1, chats.length) };
}

/** Kept beside the pictures: neither they nor the recogniser change. */
export async function baselineOf(folder: string, chats: ChatTruth[]): Promise<Baseline> {
  const file = path.join(folder, 'baseline.json');
  const known: Baseline | null = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
  if (known && chats.every((chat) => known.counts[chat.file])) return known;
  console.log('Reading whole pages for the baseline (once)…');
  const trial = chats.slice(0, trialScreens);
  const automatic = await recogniseAll(folder, trial, PSM.AUTO);
  const oneBlock = await recogniseAll(folder, trial, PSM.SINGLE_BLOCK);
  const better = total(automatic.counts) <= total(oneBlock.counts) ? automatic : oneBlock;
  const rest = await recogniseAll(folder, chats.slice(trialScreens), better.pageMode);
  const baseline: Baseline = { ...better, counts: { ...better.counts, ...rest.counts } };
  writeFileSync(file, JSON.stringify(baseline));
  return baseline;
}

export function baselineRate(baseline: Baseline, chats: ChatTruth[]): number {
  const counts = chats.flatMap(({ file }) => baseline.counts[file] ?? []);
  const characters = counts.reduce((sum, count) => sum + count.characters, 0);
  return counts.reduce((sum, count) => sum + count.errors, 0) / characters;
}
