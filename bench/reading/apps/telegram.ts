import { escapeHtml } from '../parts/escape.ts';
import { icon, ticks } from '../parts/icons.ts';
import { chatRows } from '../parts/message-row.ts';
import { avatar } from '../parts/portrait.ts';
import type { AppTemplate } from './app.ts';

const light = {
  theme: 'light',
  background: '#c9dcb8',
  bar: '#ffffff',
  ink: '#000000',
  faint: '#8a8a8e',
  line: '#dcdcdf',
  field: '#ffffff',
  accent: '#3390ec',
  mine: '#effdde',
  mineInk: '#000000',
  theirs: '#ffffff',
  theirsInk: '#000000',
} as const;
const dark = {
  theme: 'dark',
  background: '#0f0f0f',
  bar: '#212121',
  ink: '#ffffff',
  faint: '#aaaaaa',
  line: '#303030',
  field: '#2b2b2b',
  accent: '#8774e1',
  mine: '#8774e1',
  mineInk: '#ffffff',
  theirs: '#212121',
  theirsInk: '#ffffff',
} as const;

export const telegram: AppTemplate = {
  id: 'telegram',
  platforms: ['ios', 'android'],
  looks: [
    { ...light, id: 'classic' },
    { ...light, id: 'day', background: '#ffffff', mine: '#3390ec', mineInk: '#ffffff', theirs: '#f1f1f4' },
    { ...light, id: 'sky', background: '#bcd3e6', mine: '#e1f0ff', only: 'test' },
    { ...dark, id: 'dark-violet' },
    {
      ...dark,
      id: 'tinted-blue',
      background: '#0e1621',
      bar: '#17212b',
      mine: '#2b5278',
      theirs: '#182533',
      accent: '#6ab3f3',
    },
    {
      ...dark,
      id: 'night',
      background: '#000000',
      bar: '#1c1c1e',
      mine: '#313131',
      theirs: '#1c1c1e',
      accent: '#3e88f7',
      only: 'test',
    },
  ],
  wallpapers: ['doodle', 'doodle', 'doodle', 'plain', 'gradient', 'photo'],
  layouts: 3,
  can: { quote: true, reaction: true, voice: true, sticker: true },
  receipts: [''],
  notices: ['{name} a rejoint Telegram', 'Vous avez modifié le fond d’écran de cette discussion.'],
  dates: 'pill',
  startsAtTop: false,
  style: (scene) => `
.header { border-bottom: .5px solid var(--line); } .header .icon { color: var(--accent); } .list { padding: 6px 10px; }
.bubble { border-radius: 16px; padding: 6px 11px 7px; } .stack { max-width: 78%; } .row { margin-top: 3px; } .row.first { margin-top: 8px; }
${
  scene.layout === 2
    ? ''
    : `.moi.last .bubble { border-bottom-right-radius: 4px; } .match.last .bubble { border-bottom-left-radius: 4px; }
.last .bubble::after { content: ''; position: absolute; bottom: 0; width: 9px; height: 14px; background: inherit; }
.match.last .bubble::after { left: -6px; clip-path: path('M9 0C9 8 5 12 0 14H9Z'); } .moi.last .bubble::after { right: -6px; clip-path: path('M0 0C0 8 4 12 9 14H0Z'); }`
}
.meta { float: right; margin: .45em -3px -4px 10px; font-size: 11px; color: var(--faint); white-space: nowrap; } .moi .meta { color: ${scene.look.theme === 'light' && scene.look.mineInk === '#000000' ? '#4fae4e' : 'color-mix(in srgb, var(--mine-ink) 65%, transparent)'}; }
.photo .bubble { padding: 0; } .photo .meta { position: absolute; right: 8px; bottom: 8px; margin: 0; color: #fff !important; background: rgb(0 0 0 / .4); padding: 2px 7px; border-radius: 10px; } .photo .bubble::after { display: none; }
.bare .meta { float: none; display: table; margin: 2px 0 0 auto; color: #fff !important; background: rgb(0 0 0 / .35); padding: 2px 7px; border-radius: 10px; letter-spacing: 0; font-size: 11px; }
.reaction { bottom: -14px; right: auto; left: 8px; background: color-mix(in srgb, var(--accent) 30%, var(--theirs)); border: 0; padding: 4px 8px; }
.quote { border-left: 3px solid var(--accent); background: color-mix(in srgb, var(--accent) 13%, transparent); border-radius: 5px; padding: 4px 8px; margin: 0 -3px 4px; } .quote b { display: block; color: var(--accent); font-size: .93em; font-weight: 600; } .moi .quote, .moi .quote b { ${scene.look.mineInk === '#ffffff' ? 'color: #fff; border-color: #fff;' : ''} }
.date span, .notice span { background: rgb(0 0 0 / .28); color: #fff; padding: 4px 10px; border-radius: 12px; font-weight: 500; } .notice, .date { padding: 9px 20px 5px; }
.input .icon { color: var(--faint); } .field { border: .5px solid var(--line); }`,
  header: (scene) =>
    scene.device.platform === 'ios'
      ? `<div class="header">${icon('back')}<div class="who" style="text-align:center"><div class="name">${escapeHtml(scene.matchName)}</div><div class="state">en ligne</div></div>${avatar(scene.id, 36)}</div>`
      : `<div class="header">${icon('arrow')}${avatar(scene.id, 40)}<div class="who"><div class="name">${escapeHtml(scene.matchName)}</div><div class="state">vu récemment</div></div>${icon('phone', 22)}${icon('dots', 22)}</div>`,
  chat: (scene) =>
    chatRows(scene, {
      quote: 'inside',
      quoteTitle: (from) => (from === 'moi' ? 'Vous' : scene.matchName),
      meta: ({ line, index }) =>
        `<span class="meta">${line.time}${line.from === 'moi' ? ticks('currentColor', index % 4 === 0 ? 1 : 2) : ''}</span>`,
      bareEmoji: true,
    }),
  inputBar: () =>
    `<div class="input">${icon('clip')}<div class="field">Message${icon('smile', 22)}</div>${icon('mic')}</div>`,
};
