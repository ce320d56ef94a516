import { type DrawnChat, drawChat } from '../draw/draw-chat.ts';
import type { Easel } from '../draw/easel.ts';
import { planChat } from '../plan-scene.ts';
import { createRandom } from '../random.ts';
import type { Scene, Split } from '../scene.ts';
import { photograph } from './photograph.ts';

/** Beyond the usual chats of the split; in steps of 13, apps and themes take turns. */
const first = 600;
const photos: Record<Split, number> = { dev: 24, test: 36 };

export function planPhotographed(split: Split): Scene[] {
  return Array.from({ length: photos[split] }, (_, index) => ({
    ...planChat(split, first + index * 13),
    crop: 'none' as const,
    encoding: 'png' as const,
    screens: 1,
  }));
}

export async function drawPhoto(easel: Easel, scene: Scene): Promise<DrawnChat> {
  const { bytes, truth } = await drawChat(easel, scene);
  const photo = await photograph(bytes, createRandom(`photo ${scene.split} ${scene.id}`));
  const { width, height } = photo;
  return { bytes: photo.bytes, truth: { ...truth, file: `p-${scene.id}.jpg`, width, height } };
}
