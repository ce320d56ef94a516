import { apps } from '../apps/index.ts';
import { gestureBar, statusBar } from '../parts/phone-bars.ts';
import type { Scene } from '../scene.ts';
import { vary } from '../varied/vary.ts';
import type { Drawing } from './drawing.ts';
import { pageStyle } from './page-style.ts';

export function chatHtml(scene: Scene): Drawing {
  const app = apps[scene.app];
  const drawing = {
    style: pageStyle(scene) + app.style(scene),
    body: `<div class="screen">${statusBar(scene)}${app.header(scene)}<div class="chat"><div class="list">${app.chat(scene)}</div></div>${app.inputBar(scene)}${gestureBar(scene)}</div>`,
    hasPlainEmoji: scene.variation?.hasPlainEmoji === true,
  };
  return scene.variation ? vary(drawing, scene, scene.variation) : drawing;
}
