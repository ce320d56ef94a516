import { escapeHtml } from '../parts/escape.ts';
import { icon } from '../parts/icons.ts';
import { type PlacedMessage, textHtml } from '../parts/message-row.ts';
import { picture } from '../parts/picture.ts';
import { avatar } from '../parts/portrait.ts';
import { sticker } from '../parts/sticker.ts';
import { voiceNote } from '../parts/voice.ts';
import type { Scene } from '../scene.ts';
import type { AppTemplate } from './app.ts';

const light = {
  theme: 'light',
  background: '#ffffff',
  bar: '#ffffff',
  ink: '#16191c',
  faint: '#656d78',
  line: '#e1e5ea',
  field: '#f0f2f5',
  accent: '#00b4ff',
  mine: '#f23c57',
  mineInk: '#16191c',
  theirs: '#0eadff',
  theirsInk: '#16191c',
} as const;
const dark = {
  theme: 'dark',
  background: '#121212',
  bar: '#121212',
  ink: '#f2f2f2',
  faint: '#9aa0a6',
  line: '#2c2c2c',
  field: '#262626',
  accent: '#00b4ff',
  mine: '#f23c57',
  mineInk: '#f2f2f2',
  theirs: '#0eadff',
  theirsInk: '#f2f2f2',
} as const;

/** The chat has no sides: a name in capitals, and a bar of that person's colour along the messages. */
function block(scene: Scene, message: PlacedMessage): string {
  const { line, index, first } = message;
  const seed = `${scene.id} ${index}`;
  const name = first
    ? `<div class="speaker ${line.from}">${escapeHtml(line.from === 'moi' ? 'MOI' : scene.matchName.toLocaleUpperCase('fr'))}</div>`
    : '';
  const content = {
    text: () => textHtml(line.text),
    emoji: () => textHtml(line.text),
    photo: () => picture(seed, 150, 210),
    sticker: () => sticker(seed, 110),
    voice: () => voiceNote(seed),
  }[line.kind]();
  const quote = line.quote ? `<div class="quote"><span data-quote>${escapeHtml(line.quote.text)}</span></div>` : '';
  const reaction = line.reaction ? `<span class="reaction">${line.reaction}</span>` : '';
  return `${name}<div class="said ${line.from} ${line.kind} ${first ? 'first' : ''}" data-message="${index}">${quote}${content}${reaction}</div>`;
}

export const snapchat: AppTemplate = {
  id: 'snapchat',
  platforms: ['ios', 'android'],
  looks: [
    { ...light, id: 'light' },
    { ...light, id: 'light-violet', theirs: '#a05dcd', mine: '#f23b57' },
    { ...light, id: 'light-green', theirs: '#2ab573', only: 'test' },
    { ...dark, id: 'dark' },
    { ...dark, id: 'dark-orange', theirs: '#ff8a00', background: '#000000', bar: '#000000' },
    { ...dark, id: 'dark-violet', theirs: '#b779e0', only: 'test' },
  ],
  wallpapers: ['plain'],
  layouts: 3,
  can: { quote: true, reaction: true, voice: true, sticker: true },
  receipts: [''],
  notices: ['VOUS AVEZ ENREGISTRÉ UN SNAP', '{name} A FAIT UNE CAPTURE D’ÉCRAN !'],
  dates: 'weekday',
  startsAtTop: false,
  style: (scene) => `
.header { border-bottom: 1px solid var(--line); } .header .name { font-weight: 700; font-size: 17px; } .header .icon { color: var(--ink); background: var(--field); border-radius: 50%; padding: 7px; }
.list { padding: 6px ${scene.layout === 2 ? 8 : 12}px; }
.speaker { font-size: ${scene.layout === 1 ? 13 : 12}px; font-weight: 700; margin: 12px 0 3px; letter-spacing: .2px; } .speaker.moi { color: var(--mine); } .speaker.match { color: var(--theirs); }
.said { position: relative; border-left: ${scene.layout === 2 ? 3 : 2}px solid var(--theirs); padding: 3px 10px; color: var(--theirs-ink); white-space: pre-wrap; overflow-wrap: anywhere; width: fit-content; max-width: 94%; } .said.moi { border-color: var(--mine); color: var(--mine-ink); }
${scene.layout === 2 ? '.said { background: var(--field); width: 100%; max-width: 100%; padding: 5px 12px; }' : ''}
.said.emoji { font-size: 34px; letter-spacing: 2px; line-height: 1.2; } .said > div { border-radius: 10px; } .said .voice { color: var(--accent); padding: 4px 0; }
.said .quote { border-left: 2px solid var(--faint); border-radius: 0; color: var(--faint); padding-left: 8px; margin-bottom: 4px; }
.reaction { position: static; display: table; margin-top: 3px; background: var(--field); border: 0; font-size: 14px; }
.date { text-transform: uppercase; font-size: 11px; font-weight: 600; } .notice { font-size: 11px; text-transform: uppercase; }
.input .icon { color: var(--ink); } .field { border-radius: 22px; }`,
  header: (scene) =>
    `<div class="header">${avatar(scene.id, 38)}<div class="who"><div class="name">${escapeHtml(scene.matchName)}</div></div>${icon('phone', 34)}${icon('video', 34)}</div>`,
  chat: (scene) =>
    scene.items
      .map((item) =>
        item.type === 'message'
          ? block(scene, item)
          : `<div class="${item.type}"><span>${escapeHtml(item.text)}</span></div>`,
      )
      .join('\n'),
  inputBar: () =>
    `<div class="input">${icon('camera', 28)}<div class="field">Envoyer un chat${icon('mic', 20)}</div>${icon('smile')}${icon('image')}</div>`,
};
