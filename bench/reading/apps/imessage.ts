import { escapeHtml } from '../parts/escape.ts';
import { icon } from '../parts/icons.ts';
import { chatRows } from '../parts/message-row.ts';
import { avatar } from '../parts/portrait.ts';
import type { AppTemplate } from './app.ts';

const light = {
  theme: 'light',
  background: '#ffffff',
  bar: '#f8f8f8',
  ink: '#000000',
  faint: '#8a8a8e',
  line: '#d1d1d6',
  field: '#ffffff',
  accent: '#007aff',
  theirs: '#e9e9eb',
  theirsInk: '#000000',
  mineInk: '#ffffff',
} as const;
const dark = {
  theme: 'dark',
  background: '#000000',
  bar: '#161617',
  ink: '#ffffff',
  faint: '#8e8e93',
  line: '#38383a',
  field: '#1c1c1e',
  accent: '#0a84ff',
  theirs: '#262628',
  theirsInk: '#ffffff',
  mineInk: '#ffffff',
} as const;
const tail = "path('M0 0V20H18C13.5 19 11 15 11 9V0Z')";
const tailMirrored = "path('M18 0V20H0C4.5 19 7 15 7 9V0Z')";

export const imessage: AppTemplate = {
  id: 'imessage',
  platforms: ['ios'],
  looks: [
    { ...light, id: 'blue', mine: '#007aff' },
    { ...light, id: 'green', mine: '#34c759' },
    { ...light, id: 'gradient', mine: 'linear-gradient(#43a2ff, #0078ff) fixed', only: 'test' },
    { ...dark, id: 'dark-blue', mine: '#0a84ff' },
    { ...dark, id: 'dark-green', mine: '#30d158' },
    { ...dark, id: 'dark-gradient', mine: 'linear-gradient(#3f9bff, #0060df) fixed', theirs: '#3b3b3d', only: 'test' },
  ],
  wallpapers: ['plain', 'plain', 'plain', 'gradient'],
  layouts: 3,
  can: { quote: true, reaction: true, voice: true, sticker: true },
  receipts: ['Distribué', 'Lu 21:14', 'Lu hier', 'Envoyé en tant que message texte', ''],
  notices: [],
  dates: 'weekday',
  startsAtTop: false,
  style: (scene) => `
.header { min-height: 74px; border-bottom: .5px solid var(--line); padding-bottom: 8px; } .header .who { display: flex; flex-direction: column; align-items: center; gap: 3px; } .header .name { font-size: 11.5px; font-weight: 400; display: flex; align-items: center; }
.header .icon { color: var(--accent); } .header .name .icon { color: var(--faint); }
.bubble { border-radius: 18px; padding: 7px 13px; } .stack { max-width: 75%; } .list { padding: 8px 14px; } .row { margin-top: 2px; } .row.first { margin-top: 8px; }
.last .bubble::after { content: ''; position: absolute; bottom: 0; width: 18px; height: 20px; background: inherit; z-index: 0; }
.moi.last .bubble::after { right: -7px; clip-path: ${tail}; } .match.last .bubble::after { left: -7px; clip-path: ${tailMirrored}; } .photo .bubble::after { display: none; }
.bubble > * { position: relative; z-index: 1; }
.row.reacted { margin-bottom: 2px; margin-top: 20px; } .bubble .reaction { position: absolute; bottom: auto; top: -17px; right: auto; left: -12px; width: 30px; height: 30px; padding: 0; display: flex; align-items: center; justify-content: center; font-size: 15px; background: var(--theirs); border-color: var(--background); border-radius: 50%; } .match .reaction { left: auto; right: -12px; background: var(--mine); }
.quote { margin: 0 0 5px; border: 1px solid var(--line); border-radius: 16px; padding: 5px 11px; color: var(--faint); max-width: 100%; }
.date { font-size: 11px; font-weight: 500; } .receipt { font-size: 11px; font-weight: 500; padding: 3px 2px 0; }
.field { border: 1px solid var(--line); border-radius: 19px; padding: 6px 12px; } .input > .icon { color: var(--faint); background: var(--theirs); border-radius: 50%; padding: 5px; }
${scene.layout === 2 ? '.bubble { border-radius: 15px; }' : ''}`,
  header: (scene) =>
    `<div class="header">${icon('back', 26)}<div class="who">${avatar(scene.id, 44)}<div class="name">${escapeHtml(scene.matchName)}${icon('back', 10).replace('class="icon"', 'class="icon" style="transform:scaleX(-1)"')}</div></div>${icon('video', 26)}</div>`,
  chat: (scene) => chatRows(scene, { quote: 'above', bareEmoji: true }),
  inputBar: (scene) =>
    `<div class="input">${icon('plus', 32)}<div class="field">${scene.look.mine.startsWith('#3') ? 'Message texte' : 'iMessage'}${icon('mic', 20)}</div></div>`,
};
