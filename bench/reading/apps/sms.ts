import { escapeHtml } from '../parts/escape.ts';
import { icon } from '../parts/icons.ts';
import { chatRows } from '../parts/message-row.ts';
import { avatar } from '../parts/portrait.ts';
import type { AppTemplate } from './app.ts';

const light = {
  theme: 'light',
  background: '#ffffff',
  bar: '#ffffff',
  ink: '#1f1f1f',
  faint: '#5f6368',
  line: '#e0e3e7',
  field: '#eff3f8',
  accent: '#0b57d0',
  theirs: '#f2f2f2',
  theirsInk: '#1f1f1f',
  mineInk: '#ffffff',
} as const;
const dark = {
  theme: 'dark',
  background: '#131314',
  bar: '#131314',
  ink: '#e3e3e3',
  faint: '#9aa0a6',
  line: '#3c4043',
  field: '#282a2c',
  accent: '#a8c7fa',
  theirs: '#2d2f31',
  theirsInk: '#e3e3e3',
  mineInk: '#ffffff',
} as const;

export const sms: AppTemplate = {
  id: 'sms',
  platforms: ['android'],
  looks: [
    { ...light, id: 'blue', mine: '#0b57d0' },
    { ...light, id: 'pale', mine: '#d3e3fd', mineInk: '#041e49', background: '#fdfcff', theirs: '#f0f0f4' },
    { ...light, id: 'green', mine: '#c4eed0', mineInk: '#072711', only: 'test' },
    { ...dark, id: 'dark-navy', mine: '#004a77', theirs: '#303134' },
    { ...dark, id: 'dark-pale', mine: '#a8c7fa', mineInk: '#062e6f' },
    { ...dark, id: 'dark-green', mine: '#0f5223', only: 'test' },
  ],
  wallpapers: ['plain'],
  layouts: 3,
  can: { quote: true, reaction: true, voice: true, sticker: true },
  receipts: ['Distribué', 'Lu', 'Envoyé', '21:32 · SMS', ''],
  notices: ['Les discussions RCS avec {name} sont chiffrées de bout en bout', 'SMS/MMS avec {name}'],
  dates: 'weekday',
  startsAtTop: false,
  style: (scene) => `
.header { min-height: 58px; } .header .name { font-size: 18px; font-weight: 400; }
.bubble { border-radius: 20px; padding: 10px 15px; } .stack { max-width: 76%; } .row { margin-top: 3px; } .row.first { margin-top: 12px; }
${
  scene.layout === 2
    ? '.moi .bubble { border-bottom-right-radius: 4px; } .match .bubble { border-bottom-left-radius: 4px; }'
    : `.moi .bubble { border-top-right-radius: 4px; border-bottom-right-radius: 4px; } .moi.first .bubble { border-top-right-radius: 20px; } .moi.last .bubble { border-bottom-right-radius: 20px; }
.match .bubble { border-top-left-radius: 4px; border-bottom-left-radius: 4px; } .match.first .bubble { border-top-left-radius: 20px; } .match.last .bubble { border-bottom-left-radius: 20px; }`
}
.reaction { background: var(--field); }
.quote { border-left: 3px solid currentColor; padding: 3px 9px; margin-bottom: 6px; opacity: .85; } .quote b { display: block; font-size: .9em; }
.time { font-size: 12px; color: var(--faint); padding: 4px 6px 2px; } .field { border-radius: 26px; padding: 13px 16px; } .input { padding: 8px 10px; }`,
  header: (scene) =>
    `<div class="header">${icon('arrow')}${avatar(scene.id, 36)}<div class="who"><div class="name">${escapeHtml(scene.matchName)}</div></div>${icon('video', 24)}${icon('phone', 22)}${icon('dots', 22)}</div>`,
  chat: (scene) =>
    chatRows(scene, {
      ...(scene.layout === 1
        ? { avatar: ({ last }) => (last ? avatar(scene.id, 32) : '<div style="width:32px;flex:none"></div>') }
        : {}),
      quote: 'inside',
      quoteTitle: (from) => (from === 'moi' ? 'Vous' : scene.matchName),
      below: ({ line, last, index }) =>
        last && index % 3 === 1
          ? `<div class="time" style="text-align:${line.from === 'moi' ? 'right' : 'left'}">${line.time}</div>`
          : '',
      bareEmoji: true,
    }),
  inputBar: (scene) =>
    `<div class="input"><div class="field">${icon('plusCircle', 22)}<span style="flex:1">${scene.layout === 1 ? 'Message texte' : 'Message RCS'}</span>${icon('smile', 22)}${icon('image', 22)}</div>${icon('mic')}</div>`,
};
