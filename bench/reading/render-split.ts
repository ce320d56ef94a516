import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { drawChat } from './draw/draw-chat.ts';
import { drawEmptyChat, drawNegative } from './draw/draw-negative.ts';
import { drawStitch } from './draw/draw-stitch.ts';
import { openEasel } from './draw/easel.ts';
import { drawPhoto, planPhotographed } from './photographed/draw-photo.ts';
import { planEmptyChats, planNegatives } from './plan-negatives.ts';
import { chatCount, planChat } from './plan-scene.ts';
import { planStitches } from './plan-stitches.ts';
import type { Split } from './scene.ts';
import type { TruthIndex } from './truth.ts';
import { planVariedChats } from './varied/plan-varied.ts';
import { planVariedNegatives } from './varied/plan-varied-negatives.ts';
import { planWideChats } from './wide/plan-wide.ts';

export const pictureSets = ['usual', 'varied', 'wide', 'photographed'] as const;
export type PictureSet = (typeof pictureSets)[number];

export interface RenderOptions {
  /** Which pictures of the split; those of upright phones by usual templates where it is left out. */
  set?: PictureSet;
  /** Number of chats from the first on; of the other pictures the same share. */
  count?: number;
  /** Only the chats of this app. */
  only?: string;
}

function planOf(split: Split, set: PictureSet) {
  const none = { negatives: [], emptyChats: [], stitches: [] };
  if (set === 'varied') return { ...none, chats: planVariedChats(split), negatives: planVariedNegatives(split) };
  if (set === 'wide') return { ...none, chats: planWideChats(split) };
  if (set === 'photographed') return { ...none, chats: planPhotographed(split) };
  return {
    chats: Array.from({ length: chatCount[split] }, (_, index) => planChat(split, index)),
    negatives: planNegatives(split),
    emptyChats: planEmptyChats(split),
    stitches: planStitches(split),
  };
}

/** Draws the pictures of a split, each with its truth as JSON beside it. */
export async function renderSplit(split: Split, folder: string, options: RenderOptions = {}): Promise<TruthIndex> {
  const plan = planOf(split, options.set ?? 'usual');
  const total = plan.chats.length;
  const isWanted = ({ app }: { app: string }) => !options.only || app === options.only;
  const share = <T>(list: T[]) => list.slice(0, Math.ceil((list.length * (options.count ?? total)) / total));
  const scenes = plan.chats.filter(isWanted);
  const chats = options.only ? scenes.slice(0, options.count) : share(scenes);
  const index: TruthIndex = { chats: [], refused: [], stitches: [] };

  async function write(file: string, bytes: Buffer, truth: unknown): Promise<void> {
    await writeFile(path.join(folder, file), bytes);
    await writeFile(path.join(folder, `${path.parse(file).name}.json`), JSON.stringify(truth, null, 1));
  }

  const easel = await openEasel();
  try {
    for (const scene of chats) {
      const { bytes, truth } = await (options.set === 'photographed' ? drawPhoto : drawChat)(easel, scene);
      await write(truth.file, bytes, truth);
      index.chats.push(truth);
    }
    const refusals = options.only
      ? []
      : [
          ...share(plan.negatives).map((negative) => () => drawNegative(easel, negative)),
          ...share(plan.emptyChats).map((scene) => () => drawEmptyChat(easel, scene)),
        ];
    for (const draw of refusals) {
      const { bytes, truth } = await draw();
      await write(truth.file, bytes, truth);
      index.refused.push(truth);
    }
    for (const planned of share(plan.stitches).filter(({ scene }) => isWanted(scene))) {
      const { files, truth } = await drawStitch(easel, planned);
      for (const { name, bytes } of files) await write(name, bytes, truth);
      index.stitches.push(truth);
    }
  } finally {
    await easel.close();
  }
  return index;
}
