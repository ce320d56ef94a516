import { escapeHtml } from '../parts/escape.ts';
import { icon } from '../parts/icons.ts';
import { chatRows } from '../parts/message-row.ts';
import { avatar } from '../parts/portrait.ts';
import type { AppTemplate } from './app.ts';

const light = {
  theme: 'light',
  background: '#ffffff',
  bar: '#ffffff',
  ink: '#111418',
  faint: '#7c8591',
  line: '#e3e6ea',
  field: '#ffffff',
  accent: '#fd297b',
  theirs: '#e9eef3',
  theirsInk: '#21262e',
  mineInk: '#ffffff',
} as const;
const dark = {
  theme: 'dark',
  background: '#111418',
  bar: '#111418',
  ink: '#ffffff',
  faint: '#8f98a3',
  line: '#2b3038',
  field: '#111418',
  accent: '#ff4458',
  theirs: '#21262e',
  theirsInk: '#f0f2f4',
  mineInk: '#ffffff',
} as const;

export const tinder: AppTemplate = {
  id: 'tinder',
  platforms: ['ios', 'android'],
  looks: [
    { ...light, id: 'blue', mine: '#106bd5' },
    { ...light, id: 'bright-blue', mine: '#1786ff', theirs: '#f0f2f4' },
    { ...light, id: 'gradient', only: 'test', mine: 'linear-gradient(90deg,#fd267a,#ff6036)', theirs: '#f0f2f4' },
    { ...dark, id: 'dark-blue', mine: '#0a63d0' },
    { ...dark, id: 'dark-black', background: '#000000', bar: '#000000', theirs: '#2a2f37', mine: '#1786ff' },
    { ...dark, id: 'dark-gradient', mine: 'linear-gradient(90deg,#fd267a,#ff6036)' },
  ],
  wallpapers: ['plain'],
  layouts: 3,
  can: { quote: false, reaction: true, voice: true, sticker: true },
  receipts: ['Envoyé', 'Lu', ''],
  notices: ['Tu as matché avec {name} le 12/03/2025.', 'Vous avez matché il y a 2 jours'],
  dates: 'weekday',
  startsAtTop: true,
  style: (scene) => `
.header { min-height: 66px; border-bottom: 1px solid var(--line); justify-content: space-between; }
.header .who { display: flex; flex-direction: ${scene.layout === 1 ? 'row' : 'column'}; align-items: center; gap: ${scene.layout === 1 ? 10 : 3}px; }
.header .name { font-size: ${scene.layout === 1 ? 18 : 13}px; }
.header .icon { color: var(--faint); } .header .icon:last-child { color: var(--accent); }
.bubble { border-radius: ${scene.layout === 2 ? 8 : 20}px; padding: 9px 14px; }
.moi.last .bubble { border-bottom-right-radius: 4px; } .match.last .bubble { border-bottom-left-radius: 4px; }
.reaction { background: #fff; } .date { font-weight: 600; }
.field { border: 1px solid var(--line); border-radius: 22px; } .field b { color: var(--faint); font-size: 13px; }
.gif { border: 2px solid var(--faint); border-radius: 5px; font-size: 10px; font-weight: 700; padding: 2px 4px; color: var(--faint); }`,
  header: (scene) =>
    `<div class="header">${icon('back')}<div class="who">${avatar(scene.id, 36)}<div class="name">${escapeHtml(scene.matchName)}</div></div>${icon(scene.layout === 0 ? 'video' : 'moreH')}${icon('shield')}</div>`,
  chat: (scene) =>
    chatRows(scene, {
      avatar: ({ last }) => (last ? avatar(scene.id, 30) : '<div style="width:30px;flex:none"></div>'),
      bareEmoji: scene.layout !== 1,
    }),
  inputBar: (scene) =>
    `<div class="input"><span class="gif">GIF</span>${icon('sticker', 24)}<div class="field">Écris un message${scene.layout === 1 ? '' : '<b>ENVOYER</b>'}</div></div>`,
};
