import { escapeHtml } from '../parts/escape.ts';
import { icon } from '../parts/icons.ts';
import { chatRows } from '../parts/message-row.ts';
import { avatar } from '../parts/portrait.ts';
import type { AppTemplate } from './app.ts';

const light = {
  theme: 'light',
  background: '#ffffff',
  bar: '#ffffff',
  ink: '#1a1a1a',
  faint: '#7d7d7d',
  line: '#e6e6e6',
  field: '#ffffff',
  accent: '#1a1a1a',
  theirs: '#f1efed',
  theirsInk: '#1a1a1a',
  mineInk: '#ffffff',
} as const;
const dark = {
  theme: 'dark',
  background: '#121212',
  bar: '#121212',
  ink: '#f5f5f5',
  faint: '#949494',
  line: '#303030',
  field: '#1c1c1c',
  accent: '#f5f5f5',
  theirs: '#2a2a2a',
  theirsInk: '#f5f5f5',
  mineInk: '#ffffff',
} as const;

export const hinge: AppTemplate = {
  id: 'hinge',
  platforms: ['ios', 'android'],
  looks: [
    { ...light, id: 'plum', mine: '#6a2c70' },
    { ...light, id: 'violet', mine: '#8a5cd1', theirs: '#f3f3f3' },
    { ...light, id: 'teal', only: 'test', mine: '#2b6e6b' },
    { ...dark, id: 'dark-plum', mine: '#7b3b83' },
    { ...dark, id: 'dark-violet', only: 'test', mine: '#6f4bb3', theirs: '#242424' },
  ],
  wallpapers: ['plain'],
  layouts: 3,
  can: { quote: false, reaction: true, voice: true, sticker: false },
  receipts: ['Envoyé', ''],
  notices: ['{name} a aimé ta photo', 'Tu as commenté la photo de {name}'],
  dates: 'weekday',
  startsAtTop: true,
  style: (scene) => `
.header { flex-direction: column; align-items: stretch; gap: 0; padding-bottom: 0; border-bottom: 1px solid var(--line); }
.header .top { display: flex; align-items: center; gap: 12px; min-height: 44px; } .header .name { font: 700 22px 'Liberation Serif', serif; ${scene.layout === 1 ? 'text-align:center' : ''} }
.tabs { display: flex; font-size: 14px; font-weight: 600; } .tabs span { flex: 1; text-align: center; padding: 9px; color: var(--faint); } .tabs span:first-child { color: var(--ink); border-bottom: 2px solid var(--ink); }
.bubble { border-radius: ${scene.layout === 2 ? 12 : 20}px; padding: 11px 15px; } .row { margin-top: 5px; } .row.first { margin-top: 14px; }
.reaction { background: none; border: 0; bottom: -9px; font-size: 18px; padding: 0; }
.field { border: 1px solid var(--line); border-radius: 24px; padding: 10px 16px; }`,
  header: (scene) =>
    `<div class="header"><div class="top">${icon('back')}${scene.layout === 2 ? avatar(scene.id, 34) : ''}<div class="who"><div class="name">${escapeHtml(scene.matchName)}</div></div>${icon('video')}${icon('moreH')}</div><div class="tabs"><span>Discussion</span><span>Profil</span></div></div>`,
  chat: (scene) =>
    chatRows(
      scene,
      scene.layout === 2
        ? { avatar: ({ last }) => (last ? avatar(scene.id, 28) : '<div style="width:28px;flex:none"></div>') }
        : {},
    ),
  inputBar: () => `<div class="input"><div class="field">Envoie un message${icon('mic', 22)}</div></div>`,
};
