import { escapeHtml } from '../parts/escape.ts';
import { icon } from '../parts/icons.ts';
import { chatRows } from '../parts/message-row.ts';
import { avatar } from '../parts/portrait.ts';
import type { AppTemplate } from './app.ts';

const light = {
  theme: 'light',
  background: '#ffffff',
  bar: '#ffffff',
  ink: '#1d1d1d',
  faint: '#767676',
  line: '#e8e8e8',
  field: '#f4f4f4',
  accent: '#ffc629',
  mine: '#ffc629',
  mineInk: '#1d1d1d',
  theirs: '#f0f0f0',
  theirsInk: '#1d1d1d',
} as const;
const dark = {
  theme: 'dark',
  background: '#191919',
  bar: '#191919',
  ink: '#ffffff',
  faint: '#9b9b9b',
  line: '#333333',
  field: '#2b2b2b',
  accent: '#ffc629',
  mine: '#ffc629',
  mineInk: '#1d1d1d',
  theirs: '#303030',
  theirsInk: '#ffffff',
} as const;

export const bumble: AppTemplate = {
  id: 'bumble',
  platforms: ['ios', 'android'],
  looks: [
    { ...light, id: 'yellow' },
    { ...light, id: 'pale', mine: '#ffe7a0', theirs: '#f5f5f5' },
    { ...light, id: 'honey', only: 'test', mine: '#fdd663', theirs: '#ececec' },
    { ...dark, id: 'dark' },
    { ...dark, id: 'dark-brown', mine: '#5c4a12', mineInk: '#ffffff', theirs: '#2a2a2a' },
    { ...dark, id: 'dark-black', only: 'test', background: '#000000', bar: '#000000', theirs: '#262626' },
  ],
  wallpapers: ['plain'],
  layouts: 3,
  can: { quote: true, reaction: true, voice: true, sticker: false },
  receipts: ['Distribué', 'Envoyé', ''],
  notices: ['Vous avez matché avec {name}. À toi de jouer !', '{name} a réagi ❤️ à ton message'],
  dates: 'weekday',
  startsAtTop: false,
  style: (scene) => `
.header { border-bottom: 1px solid var(--line); } .header .name { font-weight: 700; font-size: 17px; } .header .icon { color: var(--ink); }
.bubble { border-radius: 22px; padding: 10px 15px; } .stack { max-width: ${scene.layout === 2 ? 82 : 76}%; }
.moi.last .bubble { border-bottom-right-radius: 3px; } .match.last .bubble { border-bottom-left-radius: 3px; }
.quote { padding: 6px 10px; margin: -2px -6px 6px; border-radius: 14px; background: rgb(128 128 128 / .18); border-left: 3px solid var(--faint); } .quote b { display: block; font-size: .85em; }
.date { text-transform: none; font-weight: 500; }`,
  header: (scene) =>
    `<div class="header">${icon('back')}${avatar(scene.id, 38)}<div class="who"><div class="name">${escapeHtml(scene.matchName)}</div></div>${icon('video')}${icon('moreH')}</div>`,
  chat: (scene) =>
    chatRows(scene, {
      ...(scene.layout === 1
        ? { avatar: ({ last }) => (last ? avatar(scene.id, 26) : '<div style="width:26px;flex:none"></div>') }
        : {}),
      quote: 'inside',
      quoteTitle: (from) => (from === 'moi' ? 'Toi' : scene.matchName),
      bareEmoji: scene.layout === 0,
    }),
  inputBar: () =>
    `<div class="input">${icon('plusCircle')}<div class="field">Écris un message…${icon('smile', 22)}</div>${icon('mic')}</div>`,
};
