import { escapeHtml } from '../parts/escape.ts';
import { icon } from '../parts/icons.ts';
import { chatRows } from '../parts/message-row.ts';
import { avatar } from '../parts/portrait.ts';
import type { AppTemplate } from './app.ts';

const light = {
  theme: 'light',
  background: '#ffffff',
  bar: '#ffffff',
  ink: '#2b1b3d',
  faint: '#8d849a',
  line: '#eee9f3',
  field: '#f5f2f8',
  accent: '#ff3e6c',
  theirs: '#f2eff5',
  theirsInk: '#2b1b3d',
  mineInk: '#ffffff',
} as const;
const dark = {
  theme: 'dark',
  background: '#1a1326',
  bar: '#1a1326',
  ink: '#ffffff',
  faint: '#9b91ab',
  line: '#32293f',
  field: '#2b2238',
  accent: '#ff5c84',
  theirs: '#30263f',
  theirsInk: '#ffffff',
  mineInk: '#ffffff',
} as const;

export const fruitz: AppTemplate = {
  id: 'fruitz',
  platforms: ['ios', 'android'],
  looks: [
    { ...light, id: 'cherry', mine: '#ff3e6c' },
    { ...light, id: 'peach', mine: 'linear-gradient(135deg,#ff7a59,#ff3e6c)' },
    { ...light, id: 'grape', only: 'test', mine: '#8f4bd8', theirs: '#f5f5f7' },
    { ...dark, id: 'dark-cherry', mine: '#f23a66' },
    { ...dark, id: 'dark-grape', mine: 'linear-gradient(135deg,#a35cf0,#6c3fd1)' },
  ],
  wallpapers: ['plain', 'plain', 'gradient'],
  layouts: 3,
  can: { quote: false, reaction: true, voice: true, sticker: true },
  receipts: ['Vu', 'Envoyé', ''],
  notices: ['Vous avez matché ! 🍒', '{name} cherche une pastèque 🍉'],
  dates: 'weekday',
  startsAtTop: true,
  style: (scene) => `
.header { box-shadow: 0 1px 6px rgb(0 0 0 / .08); } .header .name { font-weight: 700; font-size: 18px; } .header .icon { color: var(--accent); }
.bubble { border-radius: 24px; padding: 10px 16px; } .stack { max-width: 70%; }
${scene.layout === 2 ? '.moi .bubble { border-top-right-radius: 4px; } .match .bubble { border-top-left-radius: 4px; }' : '.moi.last .bubble { border-bottom-right-radius: 6px; } .match.last .bubble { border-bottom-left-radius: 6px; }'}
.input .icon { color: var(--accent); } .notice span { background: var(--field); padding: 5px 12px; border-radius: 14px; }
.fruit { font-size: 22px; }`,
  header: (scene) =>
    `<div class="header">${icon('back')}${avatar(scene.id, 40)}<div class="who"><div class="name">${escapeHtml(scene.matchName)}</div></div><span class="fruit">${['🍒', '🍇', '🍉'][scene.layout]}</span>${icon('moreH')}</div>`,
  chat: (scene) =>
    chatRows(scene, {
      ...(scene.layout === 1
        ? {}
        : { avatar: ({ last }) => (last ? avatar(scene.id, 32) : '<div style="width:32px;flex:none"></div>') }),
      bareEmoji: scene.layout !== 2,
    }),
  inputBar: () => `<div class="input">${icon('image')}<div class="field">Écris ton message…</div>${icon('send')}</div>`,
};
