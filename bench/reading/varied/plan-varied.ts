import { appIds, apps } from '../apps/index.ts';
import { layOut, writeConversation } from '../conversation.ts';
import { names } from '../corpus/extras.ts';
import { devices } from '../devices.ts';
import { fontsFor } from '../fonts.ts';
import { createRandom, type Random } from '../random.ts';
import type { Line, Scene, Split, Theme, Variation } from '../scene.ts';
import { appVariants } from './app-variants.ts';
import { evenLines } from './even-lines.ts';

// Chats whose paddings, corners, hints, headers and colours are not those of the usual templates: what a reader meets that
// was never shown them. Half of them consist of messages of two lines each.

const rounds = 4;

export function planVariedChats(split: Split): Scene[] {
  return Array.from({ length: rounds * appIds.length }, (_, index) => planVaried(split, index));
}

/** Emoji that plain typefaces have in one colour. */
const plainEmoji: Record<Split, string[]> = {
  dev: ['😂', '😉', '😊', '😍', '😀', '☺', '❤'],
  test: ['😅', '😁', '😘', '😎', '😄', '☹', '♥', '😏'],
};

function planVaried(split: Split, index: number): Scene {
  const round = Math.floor(index / appIds.length);
  const place = index % appIds.length;
  const app = apps[appIds[place] ?? 'tinder'];
  const number = String(index + 1).padStart(2, '0');
  const random = createRandom(`varied ${split} ${number}`);
  const theme: Theme = (round + place) % 2 === 0 ? 'light' : 'dark';
  const own = app.looks.filter((look) => look.theme === theme && (!look.only || look.only === split));
  const variants = appVariants[app.id];
  const paint = random.pick(variants.paints[split][theme]);
  const look = {
    ...random.pick(own),
    mine: paint.mine,
    mineInk: paint.ink,
    ...(paint.theirs && { theirs: paint.theirs }),
  };
  const device = random.pick(devices.filter(({ platform }) => app.platforms.includes(platform)));
  const textSize = random.pick([14, 15, 16, 17]);
  const isEven = round < 2;
  const isPlain = round !== 1;
  const shape = shapeOf(random);
  const matchName = random.pick(names[split]);
  const room = ((device.width - 2 * shape.edge - 40) * shape.share - 2 * shape.paddingX) / (textSize * 0.47);
  const written: Line[] = isEven
    ? evenLines({ random, split, messages: random.int(5, 9), room, from: place % 4 === 3 ? 'match' : null })
    : writeConversation({ random, split, app, messages: random.int(9, 14), curly: random.chance(0.5) });
  const lines = isPlain && !isEven ? withPlainEmoji(written, random, split) : written;
  return {
    id: `v${number}-${app.id}-${isEven ? 'even' : 'mixed'}-${theme}`,
    split,
    app: app.id,
    look,
    device,
    font: random.pick(fontsFor(app.id, device.platform, split)),
    textSize,
    wallpaper: isEven ? 'plain' : random.pick(app.wallpapers),
    lowContrast: false,
    layout: random.int(0, app.layouts - (split === 'dev' ? 2 : 1)),
    matchName,
    clock: `${random.int(7, 23)}:${String(random.int(0, 59)).padStart(2, '0')}`,
    items: layOut(lines, random, app, matchName),
    receipt: null,
    isTyping: false,
    hasIntro: false,
    crop: random.pick(['none', 'none', 'none', 'no-header', 'no-input', 'chat-only'] as const),
    encoding: random.pick(['png', 'jpeg', 'jpeg-1600'] as const),
    screens: 1,
    fromTop: app.startsAtTop && isEven,
    scrolledBack: 0,
    variation: {
      ...shape,
      isEven,
      hint: random.pick(variants.hints[split]),
      state: random.pick(variants.states[split]),
      hasPlainEmoji: isPlain && !isEven,
    },
  };
}

function shapeOf(random: Random): Omit<Variation, 'isEven' | 'hint' | 'state' | 'hasPlainEmoji'> {
  return {
    paddingX: random.int(10, 18),
    paddingY: random.int(6, 13),
    radius: random.pick([6, 10, 14, 18, 22]),
    share: random.int(64, 82) / 100,
    edge: random.int(7, 20),
    headerHeight: random.int(46, 74),
    nameSize: random.int(15, 20),
    gap: random.int(2, 10),
  };
}

/** Leaves only emoji that a plain typeface has, at the end of some messages. */
function withPlainEmoji(lines: Line[], random: Random, split: Split): Line[] {
  return lines
    .filter(({ kind }) => kind === 'text')
    .map(({ quote: _, reaction: __, ...line }) => {
      const text = line.text
        .replace(/\s*(\p{Extended_Pictographic}|\uFE0F|\u200D|[\u{1F3FB}-\u{1F3FF}])+/gu, '')
        .trim();
      return { ...line, text: random.chance(0.45) ? `${text} ${random.pick(plainEmoji[split])}` : text };
    })
    .filter(({ text }) => text !== '');
}
