import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createWorker, OEM, PSM } from 'tesseract.js';
import { editDistance, searchDistance } from '../score/edit-distance.ts';
import { comparable } from '../score/normalise.ts';
import type { ChatTruth } from '../truth.ts';

// The baseline: the same recogniser on the whole screen, without the engine.

const modelFolder = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/fra/package.json')),
  '4.0.0_best_int',
);
/** Screens on which the better of two page modes is chosen. */
const trialScreens = 24;

interface Counts {
  /** Edit distance between all text of the page and the conversation. */
  errors: number;
  /** Each message is searched in the text of the page, and everything else on the page is ignored: a lower count. */
  searchErrors: number;
  characters: number;
}

export interface Baseline {
  pageMode: PSM;
  meanMs: number;
  /** By file name. */
  counts: Record<string, Counts>;
}

function countErrors(truth: ChatTruth, page: string): Counts {
  const text = comparable(page);
  const messages = truth.messages.map((message) => comparable(message.text)).filter((message) => message !== '');
  const wanted = messages.join(' ');
  return {
    errors: editDistance(wanted, text),
    searchErrors: messages.reduce((sum, message) => sum + searchDistance(message, text), 0),
    characters: [...wanted].length,
  };
}

function total(counts: Record<string, Counts>): number {
  return Object.values(counts).reduce((sum, { errors }) => sum + errors, 0);
}

async function recogniseAll(folder: string, chats: ChatTruth[], pageMode: PSM): Promise<Baseline> {
  const worker = await createWorker('fra', OEM.LSTM_ONLY, { langPath: modelFolder, gzip: true, cacheMethod: 'none' });
  await worker.setParameters({ tessedit_pageseg_mode: pageMode, debug_file: '/dev/null' });
  const counts: Record<string, Counts> = {};
  const startedAt = performance.now();
  for (const truth of chats) {
    const { data } = await worker.recognize(path.join(folder, truth.file));
    counts[truth.file] = countErrors(truth, data.text);
  }
  await worker.terminate();
  return { pageMode, counts, meanMs: (performance.now() - startedAt) / Math.max(1, chats.length) };
}

/** Computed once and stored beside the pictures, since neither they nor the recogniser change. */
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

/** Errors divided by the characters of these screens. */
export function baselineRate(baseline: Baseline, chats: ChatTruth[], which: 'errors' | 'searchErrors'): number {
  const counts = chats.flatMap(({ file }) => baseline.counts[file] ?? []);
  const characters = counts.reduce((sum, count) => sum + count.characters, 0);
  return counts.reduce((sum, count) => sum + count[which], 0) / characters;
}
