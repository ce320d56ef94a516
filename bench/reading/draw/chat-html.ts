import { apps } from '../apps/index.ts';
import { gestureBar, statusBar } from '../parts/phone-bars.ts';
import type { Scene } from '../scene.ts';
import { vary } from '../varied/vary.ts';
import { onStage, stageStyle } from '../wide/stage.ts';
import type { Drawing } from './drawing.ts';
import { pageStyle } from './page-style.ts';

export function chatHtml(scene: Scene): Drawing {
  const app = apps[scene.app];
  const chat = `${app.header(scene)}<div class="chat"><div class="list">${app.chat(scene)}</div></div>${app.inputBar(scene)}`;
  const { stage } = scene;
  const drawing = {
    style: pageStyle(scene) + app.style(scene) + (stage ? stageStyle(scene, stage) : ''),
    body: stage
      ? onStage(chat, scene, stage)
      : `<div class="screen">${statusBar(scene)}${chat}${gestureBar(scene)}</div>`,
    hasPlainEmoji: scene.variation?.hasPlainEmoji === true,
  };
  return scene.variation ? vary(drawing, scene, scene.variation) : drawing;
}
