import { escapeHtml } from '../parts/escape.ts';
import { icon } from '../parts/icons.ts';
import { chatRows } from '../parts/message-row.ts';
import { avatar } from '../parts/portrait.ts';
import type { AppTemplate } from './app.ts';

const light = {
  theme: 'light',
  background: '#ffffff',
  bar: '#ffffff',
  ink: '#000000',
  faint: '#737373',
  line: '#dbdbdb',
  field: '#efefef',
  accent: '#7638fa',
  theirs: '#efefef',
  theirsInk: '#000000',
  mineInk: '#ffffff',
} as const;
const dark = {
  theme: 'dark',
  background: '#000000',
  bar: '#000000',
  ink: '#f5f5f5',
  faint: '#a8a8a8',
  line: '#262626',
  field: '#262626',
  accent: '#7638fa',
  theirs: '#262626',
  theirsInk: '#f5f5f5',
  mineInk: '#ffffff',
} as const;
/** Fixed to the screen: a bubble changes its colour as it scrolls. */
const purpleToBlue = 'linear-gradient(#a033ff, #7a3cff 35%, #3b7bff 75%, #1f93ff) fixed';

export const instagram: AppTemplate = {
  id: 'instagram',
  platforms: ['ios', 'android'],
  looks: [
    { ...light, id: 'gradient', mine: purpleToBlue },
    { ...light, id: 'indigo', mine: '#4a5df9', theirs: '#f0f2f5' },
    { ...light, id: 'berry', only: 'test', mine: 'linear-gradient(#d6249f, #a033ff 60%, #6a4bff) fixed' },
    { ...dark, id: 'dark-gradient', mine: purpleToBlue },
    { ...dark, id: 'dark-indigo', background: '#0c1014', bar: '#0c1014', theirs: '#25292e', mine: '#4a5df9' },
    { ...dark, id: 'dark-violet', only: 'test', mine: '#7638fa', theirs: '#1f1f1f' },
  ],
  wallpapers: ['plain', 'plain', 'plain', 'gradient'],
  layouts: 3,
  can: { quote: true, reaction: true, voice: true, sticker: true },
  receipts: ['Vu', 'Vu à l’instant', 'Vu il y a 2 h', 'Envoyé à l’instant', ''],
  notices: ['{name} a réagi ❤️ à votre message', 'Vous avez défini le mode éphémère', 'Vous avez répondu à sa story'],
  dates: 'weekday',
  startsAtTop: false,
  style: (scene) => `
.header .state { font-size: 12px; } .header .icon { color: var(--ink); }
.bubble { border-radius: 20px; padding: 8px 13px; } .stack { max-width: 72%; }
${
  scene.layout === 2
    ? '.bubble { border-radius: 14px; }'
    : `.moi .bubble { border-top-right-radius: 5px; border-bottom-right-radius: 5px; } .moi.first .bubble { border-top-right-radius: 20px; } .moi.last .bubble { border-bottom-right-radius: 20px; }
.match .bubble { border-top-left-radius: 5px; border-bottom-left-radius: 5px; } .match.first .bubble { border-top-left-radius: 20px; } .match.last .bubble { border-bottom-left-radius: 20px; }`
}
.reaction { background: var(--theirs); } .match .reaction { right: auto; left: 10px; }
.quote { color: var(--faint); margin-bottom: 4px; display: flex; flex-direction: column; align-items: flex-start; gap: 3px; max-width: 100%; } .moi .quote { align-items: flex-end; }
.quote b { font-weight: 400; font-size: 12px; } .quote span { display: block; background: var(--field); color: var(--faint); border-radius: 16px; padding: 6px 12px; }
.date { padding-top: 18px; } .input .field { border-radius: 24px; min-height: 44px; padding: 4px 14px 4px 6px; color: var(--faint); }
.lens { width: 34px; height: 34px; border-radius: 50%; background: var(--accent); color: #fff; display: flex; align-items: center; justify-content: center; }
.field .tools { display: flex; gap: 12px; color: var(--ink); margin-left: auto; }`,
  header: (scene) =>
    `<div class="header">${icon(scene.device.platform === 'ios' ? 'back' : 'arrow')}${avatar(scene.id, 32)}<div class="who"><div class="name">${escapeHtml(scene.matchName)}</div>${scene.layout === 1 ? '' : '<div class="state">En ligne</div>'}</div>${icon('phone', 24)}${icon('video', 26)}</div>`,
  chat: (scene) =>
    chatRows(scene, {
      avatar: ({ last }) => (last ? avatar(scene.id, 28) : '<div style="width:28px;flex:none"></div>'),
      quote: 'above',
      quoteTitle: (from) => (from === 'moi' ? 'Vous avez répondu' : `${scene.matchName} a répondu`),
      bareEmoji: true,
    }),
  inputBar: () =>
    `<div class="input"><div class="field"><span class="lens">${icon('camera', 20)}</span>Votre message…<span class="tools">${icon('mic', 22)}${icon('image', 22)}${icon('plusCircle', 22)}</span></div></div>`,
};
