import type { Page } from '@playwright/test';
import type { Box } from '../../../contract/reading.ts';
import { linesOf, type Scene } from '../scene.ts';
import type { ChatTruth } from '../truth.ts';
import { chatHtml } from './chat-html.ts';
import { chooseFrame } from './choose-frame.ts';
import { develop } from './develop.ts';
import type { Easel } from './easel.ts';
import { type Measured, measure } from './measure.ts';
import { isDebatable, visibleMessages } from './visible.ts';

export interface DrawnChat {
  bytes: Buffer;
  truth: ChatTruth;
}

async function scrollTo(page: Page, offset: number): Promise<Measured> {
  await page.evaluate((pixels) => {
    const list = document.querySelector<HTMLElement>('.list');
    if (list) list.style.marginBottom = `${pixels}px`;
  }, offset);
  return page.evaluate(measure);
}

/** Scrolls a little further where the header or the input bar would cut letters through their middle. */
async function scrollIntoPlace(page: Page, scene: Scene): Promise<Measured> {
  let measured = await scrollTo(page, -scene.scrolledBack);
  for (let tries = 1; tries < 40 && !scene.fromTop; tries++) {
    if (!isDebatable(measured, linesOf(scene), { top: 0, bottom: measured.height })) break;
    measured = await scrollTo(page, tries * 3 - scene.scrolledBack);
  }
  return measured;
}

function scaled(box: Box, left: number, top: number, scale: number): Box {
  return {
    x: Math.round((box.x - left) * scale),
    y: Math.round((box.y - top) * scale),
    width: Math.round(box.width * scale),
    height: Math.round(box.height * scale),
  };
}

export async function drawChat(easel: Easel, scene: Scene): Promise<DrawnChat> {
  const { device } = scene;
  const page = await easel.show(chatHtml(scene), device, device.height * scene.screens);
  const measured = await scrollIntoPlace(page, scene);
  const frame = chooseFrame(scene, measured);
  const screenshot = await page.screenshot({ animations: 'disabled' });
  const area = {
    left: Math.round(frame.left * device.scale),
    top: Math.round(frame.top * device.scale),
    width: Math.round((frame.right - frame.left) * device.scale),
    height: Math.round((frame.bottom - frame.top) * device.scale),
  };
  const { bytes, extension, width, height, ratio } = await develop(screenshot, area, scene.encoding);
  const messages = visibleMessages(measured, linesOf(scene), frame).map((message) => ({
    ...message,
    box: scaled(message.box, frame.left, frame.top, device.scale * ratio),
  }));
  return {
    bytes,
    truth: {
      file: `${scene.id}-${scene.crop}.${extension}`,
      width,
      height,
      app: scene.app,
      matchName: frame.top === 0 ? scene.matchName : null,
      refused: null,
      messages,
      made: {
        theme: scene.look.theme,
        device: device.name,
        scale: device.scale,
        font: scene.font,
        textSize: scene.textSize,
        wallpaper: scene.wallpaper,
        lowContrast: scene.lowContrast,
        layout: scene.layout,
        crop: scene.crop,
        encoding: scene.encoding,
      },
    },
  };
}
