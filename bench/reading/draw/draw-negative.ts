import type { PlannedNegative } from '../plan-negatives.ts';
import type { Scene } from '../scene.ts';
import type { RefusedTruth } from '../truth.ts';
import { chatHtml } from './chat-html.ts';
import { develop } from './develop.ts';
import type { Drawing } from './drawing.ts';
import type { Easel } from './easel.ts';

interface DrawnRefusal {
  bytes: Buffer;
  truth: RefusedTruth;
}

async function draw(
  easel: Easel,
  drawing: Drawing,
  { id, device, encoding }: Pick<PlannedNegative, 'id' | 'device' | 'encoding'>,
  refused: RefusedTruth['refused'],
): Promise<DrawnRefusal> {
  const page = await easel.show(drawing, device, device.height);
  const { bytes, extension, width, height } = await develop(await page.screenshot(), null, encoding);
  const made = { device: device.name, scale: device.scale, encoding };
  return {
    bytes,
    truth: { file: `${id}.${extension}`, width, height, app: null, matchName: null, refused, messages: [], made },
  };
}

export function drawNegative(easel: Easel, negative: PlannedNegative): Promise<DrawnRefusal> {
  return draw(easel, negative.paint(negative), negative, 'not_a_chat');
}

export function drawEmptyChat(easel: Easel, scene: Scene): Promise<DrawnRefusal> {
  return draw(easel, chatHtml(scene), scene, 'empty_chat');
}
