import { escapeHtml } from '../parts/escape.ts';
import { icon } from '../parts/icons.ts';
import { chatRows } from '../parts/message-row.ts';
import { avatar } from '../parts/portrait.ts';
import type { AppTemplate } from './app.ts';

const light = {
  theme: 'light',
  background: '#ffffff',
  bar: '#ffffff',
  ink: '#0b2239',
  faint: '#7b8794',
  line: '#e4e8ec',
  field: '#f2f4f7',
  accent: '#006ef5',
  theirs: '#eef1f4',
  theirsInk: '#0b2239',
  mineInk: '#ffffff',
} as const;
const dark = {
  theme: 'dark',
  background: '#0e1621',
  bar: '#0e1621',
  ink: '#ffffff',
  faint: '#8997a6',
  line: '#243140',
  field: '#1b2735',
  accent: '#4d9dff',
  theirs: '#1f2d3d',
  theirsInk: '#ffffff',
  mineInk: '#ffffff',
} as const;

export const happn: AppTemplate = {
  id: 'happn',
  platforms: ['ios', 'android'],
  looks: [
    { ...light, id: 'blue', mine: '#006ef5' },
    { ...light, id: 'teal', mine: '#1ca7c4', theirs: '#f3f4f6' },
    { ...light, id: 'sky', only: 'test', mine: '#cfe5ff', mineInk: '#0b2239', theirs: '#f2f2f2' },
    { ...dark, id: 'dark-blue', mine: '#0a63d6' },
    { ...dark, id: 'dark-slate', mine: '#3b6ea8', background: '#121212', bar: '#121212', theirs: '#262626' },
  ],
  wallpapers: ['plain'],
  layouts: 3,
  can: { quote: false, reaction: true, voice: true, sticker: false },
  receipts: ['Lu', 'Envoyé', ''],
  notices: ['C’est un Crush ! Dis bonjour à {name}.', 'Vous vous êtes croisés 3 fois'],
  dates: 'weekday',
  startsAtTop: true,
  style: (scene) => `
.header { border-bottom: 1px solid var(--line); } .header .icon { color: var(--accent); } .header .state { display: flex; align-items: center; gap: 3px; }
.bubble { border-radius: 16px; padding: 10px 14px; } .row { margin-top: 4px; }
${scene.layout === 2 ? '.bubble { border-radius: 10px; } .stack { max-width: 80%; }' : '.moi .bubble { border-bottom-right-radius: 2px; } .match .bubble { border-bottom-left-radius: 2px; }'}
.input { border-top: 1px solid var(--line); } .input .icon { color: var(--accent); }`,
  header: (scene) =>
    `<div class="header">${icon('arrow')}${avatar(scene.id, 40)}<div class="who"><div class="name">${escapeHtml(scene.matchName)}</div><div class="state">${icon('pin', 12)}${scene.layout === 0 ? 'À 2 km' : 'En ligne'}</div></div>${icon('phone', 22)}${icon('dots', 22)}</div>`,
  chat: (scene) =>
    chatRows(scene, {
      ...(scene.layout === 0
        ? { avatar: ({ first }) => (first ? avatar(scene.id, 34) : '<div style="width:34px;flex:none"></div>') }
        : {}),
      bareEmoji: true,
    }),
  inputBar: () =>
    `<div class="input">${icon('plus')}<div class="field">Ton message${icon('mic', 20)}</div>${icon('send')}</div>`,
};
