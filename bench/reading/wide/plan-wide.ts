import { apps } from '../apps/index.ts';
import { layOut, writeConversation } from '../conversation.ts';
import { names } from '../corpus/extras.ts';
import type { Device } from '../devices.ts';
import { fontsFor } from '../fonts.ts';
import { createRandom, type Random } from '../random.ts';
import type { AppId, Scene, Split, Stage, Theme } from '../scene.ts';

// Chats on screens that are wider than an upright phone: browsers and programs of a computer, tablets, a phone on its side,
// two apps sharing a screen.

interface Kind {
  name: string;
  device: Device;
  apps: Record<Split, AppId[]>;
  stage(random: Random): Partial<Stage>;
}

const alone: Stage = { list: 0, details: 0, most: 560, column: 0, hasRail: false, hasPhoto: false, isStacked: false };

const device = (name: string, width: number, height: number, scale: number): Device => ({
  name,
  platform: 'android',
  width,
  height,
  scale,
});

const kinds: Kind[] = [
  {
    name: 'desktop',
    device: device('laptop', 1440, 812, 1),
    apps: { dev: ['whatsapp', 'telegram', 'messenger'], test: ['whatsapp', 'instagram', 'bumble'] },
    stage: (random) => ({ list: random.int(300, 420), hasRail: random.chance(0.5) }),
  },
  {
    name: 'desktop-details',
    device: device('retina', 1366, 768, 2),
    apps: { dev: ['messenger', 'tinder'], test: ['tinder', 'happn', 'instagram'] },
    stage: (random) => ({
      list: random.int(280, 375),
      details: random.int(260, 375),
      hasPhoto: random.chance(0.5),
      most: random.int(330, 500),
    }),
  },
  {
    name: 'column',
    device: device('full-hd', 1700, 900, 1),
    apps: { dev: ['telegram', 'messenger'], test: ['telegram', 'imessage'] },
    stage: (random) => ({ list: random.int(320, 420), column: random.int(680, 760), most: 480 }),
  },
  {
    name: 'tablet',
    device: device('tablet', 820, 1100, 2),
    apps: { dev: ['whatsapp', 'imessage'], test: ['fruitz', 'bumble', 'sms'] },
    stage: (random) => ({ list: random.chance(0.5) ? random.int(280, 330) : 0 }),
  },
  {
    name: 'landscape',
    device: device('phone-on-its-side', 844, 390, 3),
    apps: { dev: ['tinder', 'instagram'], test: ['hinge', 'whatsapp', 'messenger'] },
    stage: () => ({}),
  },
  {
    name: 'split-tablet',
    device: device('tablet-on-its-side', 1180, 780, 2),
    apps: { dev: ['whatsapp', 'messenger'], test: ['telegram', 'happn'] },
    stage: () => ({ other: 'after' }),
  },
  {
    name: 'split-phone',
    device: device('phone', 393, 852, 2.75),
    apps: { dev: ['whatsapp', 'tinder'], test: ['instagram', 'sms'] },
    stage: (random) => ({ isStacked: true, other: random.pick(['before', 'after'] as const) }),
  },
  {
    name: 'narrow-window',
    device: device('window', 640, 780, 1.5),
    apps: { dev: ['messenger', 'bumble'], test: ['tinder', 'whatsapp'] },
    stage: () => ({}),
  },
];

const rounds: Record<Split, number> = { dev: 3, test: 5 };

export function planWideChats(split: Split): Scene[] {
  return kinds.flatMap((kind) => Array.from({ length: rounds[split] }, (_, round) => planWide(split, kind, round)));
}

function planWide(split: Split, kind: Kind, round: number): Scene {
  const random = createRandom(`wide ${split} ${kind.name} ${round}`);
  const choices = kind.apps[split];
  const app = apps[choices[round % choices.length] as AppId];
  const theme: Theme = round % 2 === 0 ? 'light' : 'dark';
  const look = random.pick(app.looks.filter((each) => each.theme === theme && (!each.only || each.only === split)));
  const matchName = random.pick(names[split]);
  const lines = writeConversation({ random, split, app, messages: random.int(9, 15), curly: random.chance(0.3) });
  return {
    id: `w-${kind.name}-${round + 1}-${app.id}-${look.id}`,
    split,
    app: app.id,
    look,
    device: kind.device,
    font: random.pick(fontsFor(app.id, random.pick(['ios', 'android'] as const), split)),
    textSize: random.pick([14, 14, 15, 15, 16, 17]),
    wallpaper: random.pick(app.wallpapers.filter((wallpaper) => wallpaper !== 'photo')),
    lowContrast: false,
    layout: random.int(0, app.layouts - (split === 'dev' ? 2 : 1)),
    matchName,
    clock: '12:00',
    items: layOut(lines, random, app, matchName),
    receipt: null,
    isTyping: false,
    hasIntro: false,
    crop: 'none',
    encoding: random.pick(['png', 'jpeg', 'jpeg-1600'] as const),
    screens: 1,
    fromTop: false,
    scrolledBack: 0,
    stage: { ...alone, ...kind.stage(random) },
  };
}
