import { drawChat } from '../reading/draw/draw-chat.ts';
import { openEasel } from '../reading/draw/easel.ts';
import { planChat } from '../reading/plan-scene.ts';

/** Draws `count` screenshots of ordinary chats, one app after the other. */
export async function drawScreens(count: number): Promise<Uint8Array[]> {
  const easel = await openEasel();
  try {
    const screens: Uint8Array[] = [];
    for (let index = 0; index < count; index++) screens.push((await drawChat(easel, planChat('dev', index))).bytes);
    return screens;
  } finally {
    await easel.close();
  }
}
