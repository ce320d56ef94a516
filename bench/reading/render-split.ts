import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { drawChat } from './draw/draw-chat.ts';
import { openEasel } from './draw/easel.ts';
import { chatCount, planChat } from './plan-scene.ts';
import type { Split } from './scene.ts';
import type { TruthIndex } from './truth.ts';

export interface RenderOptions {
  /** The first so many chats; the other pictures in proportion. */
  count?: number;
  only?: string;
}

async function writeTruth(folder: string, file: string, truth: unknown): Promise<void> {
  await writeFile(path.join(folder, `${path.parse(file).name}.json`), JSON.stringify(truth, null, 1));
}

export async function renderSplit(split: Split, folder: string, options: RenderOptions = {}): Promise<TruthIndex> {
  const scenes = Array.from({ length: chatCount[split] }, (_, index) => planChat(split, index))
    .filter(({ app }) => !options.only || app === options.only)
    .slice(0, options.count ?? Number.POSITIVE_INFINITY);
  const easel = await openEasel();
  const index: TruthIndex = { chats: [], refused: [], stitches: [] };
  try {
    for (const scene of scenes) {
      const { bytes, truth } = await drawChat(easel, scene);
      await writeFile(path.join(folder, truth.file), bytes);
      await writeTruth(folder, truth.file, truth);
      index.chats.push(truth);
    }
  } finally {
    await easel.close();
  }
  return index;
}
