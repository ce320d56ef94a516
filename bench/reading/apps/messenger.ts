import { escapeHtml } from '../parts/escape.ts';
import { icon } from '../parts/icons.ts';
import { chatRows } from '../parts/message-row.ts';
import { avatar } from '../parts/portrait.ts';
import type { AppTemplate } from './app.ts';

const light = {
  theme: 'light',
  background: '#ffffff',
  bar: '#ffffff',
  ink: '#050505',
  faint: '#65676b',
  line: '#e4e6eb',
  field: '#f0f2f5',
  accent: '#0084ff',
  theirs: '#f0f0f0',
  theirsInk: '#050505',
  mineInk: '#ffffff',
} as const;
const dark = {
  theme: 'dark',
  background: '#000000',
  bar: '#000000',
  ink: '#e4e6eb',
  faint: '#b0b3b8',
  line: '#3e4042',
  field: '#333334',
  accent: '#2e89ff',
  theirs: '#303030',
  theirsInk: '#e4e6eb',
  mineInk: '#ffffff',
} as const;

export const messenger: AppTemplate = {
  id: 'messenger',
  platforms: ['ios', 'android'],
  looks: [
    { ...light, id: 'blue', mine: '#0084ff' },
    { ...light, id: 'default-gradient', mine: 'linear-gradient(#00b2ff, #006aff) fixed', theirs: '#e4e6eb' },
    { ...light, id: 'love', mine: 'linear-gradient(#ff5d8f, #c23b8f) fixed', accent: '#f2578f' },
    { ...light, id: 'citrus', only: 'test', mine: 'linear-gradient(#ffb347, #ff5f52) fixed', accent: '#ff6f52' },
    { ...dark, id: 'dark-blue', mine: '#0a7cff' },
    {
      ...dark,
      id: 'dark-gradient',
      mine: 'linear-gradient(#c84bff, #0a7cff) fixed',
      background: '#18191a',
      bar: '#18191a',
    },
    { ...dark, id: 'dark-berry', only: 'test', mine: 'linear-gradient(#9b2fae, #e0487c) fixed', theirs: '#242526' },
  ],
  wallpapers: ['plain', 'plain', 'gradient', 'photo'],
  layouts: 3,
  can: { quote: true, reaction: true, voice: true, sticker: true },
  receipts: ['Envoyé', 'Vu', 'Distribué', ''],
  notices: [
    'Vous pouvez désormais vous appeler et voir des informations comme le statut En ligne',
    '{name} a réagi 😂 à votre message',
    'Les messages sont chiffrés de bout en bout.',
  ],
  dates: 'weekday',
  startsAtTop: false,
  style: (scene) => `
.header { box-shadow: 0 1px 3px rgb(0 0 0 / .12); } .header .icon, .input > .icon { color: var(--accent); } .header .name { font-weight: 700; }
.bubble { border-radius: 18px; padding: 8px 12px; } .stack { max-width: 70%; }
${
  scene.layout === 2
    ? ''
    : `.moi .bubble { border-top-right-radius: 4px; border-bottom-right-radius: 4px; } .moi.first .bubble { border-top-right-radius: 18px; } .moi.last .bubble { border-bottom-right-radius: 18px; }
.match .bubble { border-top-left-radius: 4px; border-bottom-left-radius: 4px; } .match.first .bubble { border-top-left-radius: 18px; } .match.last .bubble { border-bottom-left-radius: 18px; }`
}
.reaction { bottom: -14px; background: var(--field); }
.quote { color: var(--faint); margin-bottom: -8px; display: flex; flex-direction: column; align-items: flex-start; gap: 2px; max-width: 100%; } .moi .quote { align-items: flex-end; }
.quote b { font-weight: 400; font-size: 12px; } .quote span { background: color-mix(in srgb, var(--theirs) 55%, var(--background)); border-radius: 16px; padding: 6px 12px 14px; }
.input { gap: 13px; } .field { border-radius: 20px; color: var(--faint); } .receipt { font-size: 11px; }`,
  header: (scene) =>
    `<div class="header">${icon('back')}${avatar(scene.id, 36)}<div class="who"><div class="name">${escapeHtml(scene.matchName)}</div><div class="state">${scene.layout === 1 ? 'En ligne il y a 12 min' : 'En ligne'}</div></div>${icon('phone', 22)}${icon('video', 24)}</div>`,
  chat: (scene) =>
    chatRows(scene, {
      avatar: ({ last }) => (last ? avatar(scene.id, 28) : '<div style="width:28px;flex:none"></div>'),
      quote: 'above',
      quoteTitle: (from) => (from === 'moi' ? 'Vous avez répondu' : 'Vous a répondu'),
      bareEmoji: true,
    }),
  inputBar: () =>
    `<div class="input">${icon('plusCircle')}${icon('camera')}${icon('image')}${icon('mic')}<div class="field">Aa${icon('smile', 22)}</div><span style="font-size:24px">👍</span></div>`,
};
