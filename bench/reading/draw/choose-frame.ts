import { createRandom } from '../random.ts';
import { linesOf, type Scene } from '../scene.ts';
import type { Measured } from './measure.ts';
import { type Frame, isDebatable } from './visible.ts';

/** The frame of the scene's crop, moved by a few pixels where it would cut letters through their middle. */
export function chooseFrame(scene: Scene, measured: Measured): Frame {
  const random = createRandom(`crop ${scene.id}`);
  const { chat, width, height } = measured;
  const reach = (chat.bottom - chat.top) * 0.3;
  const frame: Frame = { left: 0, right: width, top: 0, bottom: height };
  if (['no-header', 'chat-only', 'cut-bottom'].includes(scene.crop)) frame.top = chat.top;
  if (['no-input', 'chat-only', 'cut-top'].includes(scene.crop)) frame.bottom = chat.bottom;
  if (['cut-top', 'cut-both'].includes(scene.crop)) frame.top = chat.top + 10 + random.next() * reach;
  if (['cut-bottom', 'cut-both'].includes(scene.crop)) frame.bottom = chat.bottom - 10 - random.next() * reach;
  if (scene.crop === 'sides') {
    frame.left = random.int(1, 7);
    frame.right = width - random.int(1, 7);
  }
  const lines = linesOf(scene);
  for (let tries = 0; tries < 60 && isDebatable(measured, lines, { top: frame.top, bottom: height }); tries++) {
    if (frame.top <= chat.top) break;
    frame.top += 3;
  }
  for (let tries = 0; tries < 60 && isDebatable(measured, lines, { top: 0, bottom: frame.bottom }); tries++) {
    if (frame.bottom >= chat.bottom) break;
    frame.bottom -= 3;
  }
  return frame;
}
