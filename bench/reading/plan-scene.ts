import { appIds, apps } from './apps/index.ts';
import { layOut, writeConversation } from './conversation.ts';
import { names } from './corpus/extras.ts';
import { devices } from './devices.ts';
import { fontsFor } from './fonts.ts';
import { createRandom, type Random } from './random.ts';
import type { Crop, Encoding, Look, Scene, Split, Theme } from './scene.ts';

export const chatCount: Record<Split, number> = { dev: 156, test: 252 };

const crops: Partial<Record<Crop, number>> = {
  none: 46,
  'no-header': 8,
  'no-input': 8,
  'chat-only': 7,
  'cut-top': 8,
  'cut-bottom': 6,
  'cut-both': 5,
  sides: 4,
  long: 8,
};
const textSizes = [14, 15, 15, 15, 16, 16, 16, 16, 17, 17, 17, 18, 19];
const encodings: Encoding[] = ['png', 'jpeg', 'jpeg-1600'];

function lookOf(looks: Look[], theme: Theme, split: Split, random: Random): Look {
  const own = looks.filter((look) => look.theme === theme && (!look.only || look.only === split));
  const kept = own.filter((look) => look.only);
  return kept.length > 0 && random.chance(0.35) ? random.pick(kept) : random.pick(own);
}

/** A scrolling screenshot is not shrunk to 1600 pixels: its letters would be four pixels high. */
function encodingOf(turn: number, screens: number): Encoding {
  const encoding = encodings[turn % encodings.length] ?? 'png';
  return encoding === 'jpeg-1600' && screens > 1 ? 'jpeg' : encoding;
}

/** Apps, themes and encodings take turns; everything else is random. */
export function planChat(split: Split, index: number): Scene {
  const round = Math.floor(index / appIds.length);
  const place = index % appIds.length;
  const app = apps[appIds[place] ?? 'tinder'];
  const number = String(index + 1).padStart(3, '0');
  const random = createRandom(`chat ${split} ${number}`);
  const look = lookOf(app.looks, round % 2 === 0 ? 'light' : 'dark', split, random);
  const device = random.pick(devices.filter(({ platform }) => app.platforms.includes(platform)));
  const crop = random.weighted(crops);
  const screens = crop === 'long' ? 1.5 + random.int(0, 6) / 4 : 1;
  const isShort = crop !== 'long' && random.chance(0.14);
  const messages = isShort ? random.int(2, 6) : Math.round(random.int(15, 19) * screens);
  const matchName = random.pick(names[split]);
  const lines = writeConversation({
    random,
    split,
    app,
    messages,
    curly: random.chance(device.platform === 'ios' ? 0.75 : 0.15),
  });
  const endsWithMine = lines.at(-1)?.from === 'moi';
  return {
    id: `${number}-${app.id}-${look.id}`,
    split,
    app: app.id,
    look,
    device,
    font: random.pick(fontsFor(app.id, device.platform, split)),
    textSize: random.pick(textSizes),
    wallpaper: random.pick(app.wallpapers),
    lowContrast: app.wallpapers.length === 1 && app.id !== 'snapchat' && random.chance(0.12),
    layout: random.int(0, app.layouts - (split === 'dev' ? 2 : 1)),
    matchName,
    clock: `${random.int(7, 23)}:${String(random.int(0, 59)).padStart(2, '0')}`,
    items: layOut(lines, random, app, matchName),
    receipt: endsWithMine ? random.pick(app.receipts) || null : null,
    isTyping: random.chance(0.09),
    hasIntro: isShort && random.chance(0.7),
    crop,
    encoding: encodingOf(round + place, screens),
    screens,
    fromTop: isShort && app.startsAtTop,
    scrolledBack: !isShort && random.chance(0.2) ? random.int(20, 160) : 0,
  };
}
