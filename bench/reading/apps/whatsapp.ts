import { escapeHtml } from '../parts/escape.ts';
import { icon, ticks } from '../parts/icons.ts';
import { chatRows } from '../parts/message-row.ts';
import { avatar } from '../parts/portrait.ts';
import type { AppTemplate } from './app.ts';

const light = {
  theme: 'light',
  background: '#efeae2',
  bar: '#ffffff',
  ink: '#111b21',
  faint: '#667781',
  line: '#e9edef',
  field: '#f0f2f5',
  accent: '#00a884',
  mine: '#d9fdd3',
  mineInk: '#111b21',
  theirs: '#ffffff',
  theirsInk: '#111b21',
} as const;
const dark = {
  theme: 'dark',
  background: '#0b141a',
  bar: '#111b21',
  ink: '#e9edef',
  faint: '#8696a0',
  line: '#222d34',
  field: '#2a3942',
  accent: '#00a884',
  mine: '#005c4b',
  mineInk: '#e9edef',
  theirs: '#202c33',
  theirsInk: '#e9edef',
} as const;

export const whatsapp: AppTemplate = {
  id: 'whatsapp',
  platforms: ['ios', 'android'],
  looks: [
    { ...light, id: 'light' },
    { ...light, id: 'light-old', mine: '#dcf8c6', background: '#ece5dd', bar: '#f6f6f6' },
    { ...light, id: 'light-new', mine: '#d8fdd2', background: '#f5f1eb', only: 'test' },
    { ...dark, id: 'dark' },
    { ...dark, id: 'dark-new', mine: '#144d37', theirs: '#242626', background: '#161717', bar: '#161717' },
    {
      ...dark,
      id: 'dark-ios',
      mine: '#054740',
      theirs: '#1f2c34',
      background: '#000000',
      bar: '#121b22',
      only: 'test',
    },
  ],
  wallpapers: ['doodle', 'doodle', 'doodle', 'plain', 'gradient', 'photo'],
  layouts: 3,
  can: { quote: true, reaction: true, voice: true, sticker: true },
  receipts: [''],
  notices: [
    'Les messages et les appels sont chiffrés de bout en bout. Seules les personnes qui participent à cette discussion peuvent les lire.',
    'Vous avez activé les messages éphémères.',
  ],
  dates: 'pill',
  startsAtTop: false,
  style: (scene) => `
.header { gap: 10px; } .header .icon, .input > .icon { color: var(--ink); } .list { padding: 6px ${scene.layout === 2 ? 10 : 16}px; }
.bubble { border-radius: ${scene.layout === 1 ? 14 : 8}px; padding: 6px 9px 7px; box-shadow: 0 1px .5px rgb(11 20 26 / .13); } .stack { max-width: 80%; } .row.first { margin-top: 9px; }
${
  scene.layout === 1
    ? ''
    : `.match.first .bubble { border-top-left-radius: 0; } .moi.first .bubble { border-top-right-radius: 0; }
.first .bubble::before { content: ''; position: absolute; top: 0; width: 8px; height: 12px; background: inherit; }
.match.first .bubble::before { left: -7px; clip-path: polygon(0 0, 100% 0, 100% 100%); } .moi.first .bubble::before { right: -7px; clip-path: polygon(0 0, 100% 0, 0 100%); }`
}
.meta { float: right; margin: .42em -2px -4px 10px; font-size: 11px; color: var(--faint); white-space: nowrap; } .moi .meta { opacity: .9; color: color-mix(in srgb, var(--mine-ink) 58%, var(--mine)); }
.photo .bubble { padding: 3px; background: var(--theirs); } .photo.moi .bubble { background: var(--mine); } .photo .photo { border-radius: 6px; } .photo .meta { position: absolute; right: 10px; bottom: 10px; margin: 0; color: #fff; text-shadow: 0 0 3px #000; }
.bare .bubble { box-shadow: none; } .bare .meta { font-size: 11px; float: none; display: table; margin: 2px 0 0 auto; letter-spacing: 0; background: color-mix(in srgb, var(--theirs) 80%, transparent); padding: 2px 6px; border-radius: 8px; }
.voice { padding-right: 6px; } .voice .bubble { padding-bottom: 4px; } .reaction { left: 8px; right: auto; background: var(--theirs); border-color: var(--line); border-width: 1px; }
.quote { border-left: 4px solid var(--accent); background: rgb(128 128 128 / .13); border-radius: 7px; padding: 5px 9px; margin: 0 -4px 5px; color: var(--faint); } .quote.moi { border-color: #53bdeb; } .quote b { display: block; color: var(--accent); font-size: .92em; font-weight: 600; } .quote.moi b { color: #53bdeb; }
.date span { background: var(--theirs); color: var(--faint); padding: 5px 11px; border-radius: 8px; box-shadow: 0 1px .5px rgb(11 20 26 / .13); } .notice span { display: block; background: ${scene.look.theme === 'dark' ? '#182229' : '#fff3c5'}; color: ${scene.look.theme === 'dark' ? '#ffd279' : '#54656f'}; border-radius: 8px; padding: 6px 12px; }
.input { background: ${scene.device.platform === 'android' ? 'transparent' : 'var(--bar)'}; } .field { background: ${scene.device.platform === 'android' ? 'var(--theirs)' : 'var(--field)'}; border-radius: 22px; padding: 9px 14px; }
${scene.device.platform === 'android' ? `.input { background: var(--background); } .gesture { background: var(--background); }` : ''}
.round { width: 44px; height: 44px; border-radius: 50%; background: var(--accent); color: #fff; display: flex; align-items: center; justify-content: center; flex: none; }`,
  header: (scene) =>
    `<div class="header">${icon(scene.device.platform === 'ios' ? 'back' : 'arrow')}${avatar(scene.id, 38)}<div class="who"><div class="name">${escapeHtml(scene.matchName)}</div>${scene.layout === 1 ? '' : '<div class="state">en ligne</div>'}</div>${icon('video', 24)}${icon('phone', 22)}${scene.device.platform === 'android' ? icon('dots', 22) : ''}</div>`,
  chat: (scene) =>
    chatRows(scene, {
      quote: 'inside',
      quoteTitle: (from) => (from === 'moi' ? 'Vous' : scene.matchName),
      meta: ({ line, index }) =>
        `<span class="meta">${line.time}${line.from === 'moi' ? ticks(index % 3 === 0 ? 'currentColor' : '#53bdeb') : ''}</span>`,
      bareEmoji: scene.layout !== 2,
    }),
  inputBar: (scene) =>
    scene.device.platform === 'ios'
      ? `<div class="input">${icon('plus')}<div class="field"><span></span>${icon('sticker', 20)}</div>${icon('camera')}${icon('mic')}</div>`
      : `<div class="input"><div class="field">${icon('smile', 22)}<span style="flex:1">Message</span>${icon('clip', 22)}${icon('camera', 22)}</div><span class="round">${icon('mic', 22)}</span></div>`,
};
