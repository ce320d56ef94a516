import type { Page } from '@playwright/test';
import type { PlannedStitch } from '../plan-stitches.ts';
import { createRandom } from '../random.ts';
import { linesOf, type Scene } from '../scene.ts';
import type { StitchTruth, TrueMessage } from '../truth.ts';
import { chatHtml } from './chat-html.ts';
import { develop } from './develop.ts';
import type { Easel } from './easel.ts';
import { type Measured, measure } from './measure.ts';
import { coveringOffsets, gappedOffsets } from './scroll-offsets.ts';
import { isDebatable, visibleByIndex } from './visible.ts';

export interface DrawnStitch {
  files: { name: string; bytes: Buffer }[];
  truth: StitchTruth;
}

async function scrollTo(page: Page, offset: number): Promise<Measured> {
  await page.evaluate((pixels) => {
    const list = document.querySelector<HTMLElement>('.list');
    if (list) list.style.marginTop = `${-pixels}px`;
  }, offset);
  return page.evaluate(measure);
}

/** Scrolls so that no letters are cut through their middle: beside a gap no other screenshot shows them whole. */
async function scrollBeside(page: Page, scene: Scene, offset: number): Promise<Measured> {
  for (let tries = 0; tries < 30; tries++) {
    const measured = await scrollTo(page, offset + tries * 3);
    if (!isDebatable(measured, linesOf(scene), { top: 0, bottom: measured.height })) return measured;
  }
  return scrollTo(page, offset);
}

function withoutLastMessages(scene: Scene, count: number): Scene {
  return { ...scene, items: scene.items.slice(0, scene.items.length - count) };
}

/** Shortens the chat until it fits on as many screenshots as a case may have. */
async function lay(easel: Easel, { scene, hasGap, overlap }: PlannedStitch) {
  for (let cut = 0; cut < scene.items.length - 4; cut++) {
    const shorter = withoutLastMessages(scene, cut);
    const page = await easel.show(chatHtml(shorter), scene.device, scene.device.height);
    const measured = await scrollTo(page, 0);
    const height = await page.evaluate(() => document.querySelector('.list')?.getBoundingClientRect().height ?? 0);
    const offsets = hasGap ? gappedOffsets(measured, height) : coveringOffsets(measured, height, overlap);
    if (offsets) return { page, scene: shorter, offsets };
  }
  throw new Error(`${scene.id} fits on no number of screenshots`);
}

export async function drawStitch(easel: Easel, planned: PlannedStitch): Promise<DrawnStitch> {
  const { page, scene, offsets } = await lay(easel, planned);
  const seen = new Map<number, TrueMessage>();
  const shots: { bytes: Buffer; extension: string }[] = [];
  for (const offset of offsets) {
    const measured = planned.hasGap ? await scrollBeside(page, scene, offset) : await scrollTo(page, offset);
    shots.push(await develop(await page.screenshot(), null, scene.encoding));
    const frame = { left: 0, right: measured.width, top: 0, bottom: measured.height };
    for (const [index, message] of visibleByIndex(measured, linesOf(scene), frame))
      if (!seen.has(index) || !message.cut) seen.set(index, message);
  }
  const shuffled = createRandom(`order ${scene.id}`).shuffle(shots);
  const files = shuffled.map(({ bytes, extension }, i) => ({ name: `${scene.id}-${'abcd'[i]}.${extension}`, bytes }));
  return {
    files,
    truth: {
      files: files.map(({ name }) => name),
      app: scene.app,
      matchName: scene.matchName,
      messages: [...seen.entries()].sort(([a], [b]) => a - b).map(([, { box: _box, ...message }]) => message),
      isMissingPart: planned.hasGap,
    },
  };
}
