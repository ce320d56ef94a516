import { describe, expect, it } from 'vitest';
import type { ChatApp, Speaker } from '#contract/reading.ts';
import type { Colour } from '../../pixels/raster.ts';
import type { MessageCandidate } from '../find-messages/message-candidate.ts';
import { lookAt } from '../find-shapes/screen.ts';
import { candidateAt, rectangle } from '../testing/build.ts';
import { grey, paintPage } from '../testing/paint.ts';
import { appLooks } from './app-looks.ts';
import { type Clues, detectApp } from './detect-app.ts';

type KnownApp = keyof typeof appLooks;
const apps = Object.keys(appLooks) as KnownApp[];

function fromHex(hex = ''): Colour {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return [red, green, blue];
}

/** The hint in the empty input box of each app. */
const hints: Record<KnownApp, string> = {
  tinder: 'Écrire un message',
  bumble: 'Aa',
  hinge: 'Envoyer un message',
  fruitz: 'Écris ton message',
  happn: 'Ton message',
  instagram: 'Votre message...',
  messenger: 'Aa',
  whatsapp: 'Message',
  imessage: 'iMessage',
  telegram: 'Message',
  sms: 'Message RCS',
};

function spoken(
  from: Speaker,
  outer: MessageCandidate['outer'],
  more: Partial<MessageCandidate>,
): Clues['sides'][number] {
  return { candidate: candidateAt(outer, more), side: { from, certainty: 0.95 } };
}

/** Clues of an app in its colours number `outfit`, as the earlier steps would find them. */
function cluesOf(app: KnownApp, outfit: number, hint: string | null): Clues {
  const look = appLooks[app];
  const of = (colours: string[]) => fromHex(colours[Math.min(outfit, colours.length - 1)]);
  const hadTime = look.hasTimes;
  const left = look.hasAvatars ? 48 : 14;
  const tail = look.hasTails ? 5 : 0;
  const mine = { colour: of(look.mine), hadTime, box: rectangle(150, 260, 376, 300) };
  const theirs = { colour: of(look.theirs), hadTime, box: rectangle(left, 200, 250, 240) };
  return {
    screen: lookAt(paintPage(390, 60, of(look.page))),
    hasSideBars: false,
    sides: [
      spoken('match', { ...theirs.box, x0: left - tail }, theirs),
      spoken('moi', { ...mine.box, x1: 376 + tail }, mine),
    ],
    hints: hint === null ? [] : [hint],
    header: [],
  };
}

describe('an app in its first colours', () => {
  it.each(apps)('%s is recognised by them and its hint', (app) => {
    expect(detectApp(cluesOf(app, 0, hints[app]))).toBe(app);
  });

  it.each(apps)('%s is recognised by them alone', (app) => {
    expect(detectApp(cluesOf(app, 0, null))).toBe(app);
  });
});

describe('an app in the colours of another', () => {
  const blue = { colour: [40, 110, 240] as Colour, box: rectangle(150, 260, 376, 300) };

  it.each([
    ['instagram', ['Faustine', 'faustine_jadou']],
    ['messenger', ['Sarah Benali', 'En ligne il y a 12 min']],
  ] as const)('%s is recognised by its header', (app, header) => {
    const clues = cluesOf('messenger', 0, null);
    const sides = [clues.sides[0], spoken('moi', blue.box, blue)].filter((side) => side !== undefined);
    expect(detectApp({ ...clues, sides, header: [...header] })).toBe(app);
  });
});

describe('an app whose hint has icons beside it', () => {
  it.each(apps)('%s is recognised', (app) => {
    expect(detectApp(cluesOf(app, 0, `${hints[app]} Q è`))).toBe(app);
  });
});

describe('an app in a blue that many have', () => {
  const blue = { colour: [20, 120, 241] as Colour, box: rectangle(150, 260, 376, 300) };
  const theirs = { colour: grey(240), box: rectangle(34, 200, 250, 240) };
  const clues: Clues = {
    screen: lookAt(paintPage(390, 60, grey(255))),
    hasSideBars: false,
    sides: [spoken('match', theirs.box, theirs), spoken('moi', blue.box, blue)],
    hints: [],
    header: ['Manon'],
  };

  it.each([
    ['happn', { header: ['Manon', 'À 800 m'] }],
    ['happn', { header: ['Manon', 'Croisée 4 fois'] }],
    ['messenger', { header: ['Manon', 'En ligneilya 1h'] }],
    ['tinder', { header: ['Manon', 'Active récemment'] }],
    ['sms', { header: ['+33 6 39 98 12 34'] }],
  ] satisfies [ChatApp, Partial<Clues>][])('is %s with %o', (app, more) => {
    expect(detectApp({ ...clues, ...more })).toBe(app);
  });
});

describe('an app that no look fits', () => {
  it('is unknown', () => {
    const clues = cluesOf('sms', 0, null);
    const strange = (colour: Colour) => ({ colour, hadTime: true, box: rectangle(150, 260, 376, 300) });
    const sides = [spoken('moi', rectangle(150, 260, 376, 300), strange([120, 60, 20]))];
    expect(detectApp({ ...clues, screen: lookAt(paintPage(390, 60, [90, 120, 60])), sides })).toBe('unknown');
  });
});

describe('an app that is not known', () => {
  const page = lookAt(paintPage(390, 60, grey(255)));
  /** Signal, Meetic, Badoo and Grindr, as they were drawn: the colours of the two sides, and where the match's messages begin. */
  it.each([
    { mine: [34, 103, 245], theirs: [231, 235, 244], left: 12, hint: 'Message Signal', header: ['Inès'] },
    {
      mine: [90, 34, 216],
      theirs: [239, 234, 248],
      left: 12,
      hint: 'Ton message...',
      header: ['Inès', 'Actif aujourd’hui'],
    },
    { mine: [107, 43, 240], theirs: [238, 237, 242], left: 12, hint: 'Écris un message', header: ['Inès', 'En ligne'] },
    { mine: [249, 217, 73], theirs: [238, 241, 244], left: 12, hint: 'Message', header: ['Inès', 'À 800 m'] },
  ] satisfies { mine: Colour; theirs: Colour; left: number; hint: string; header: string[] }[])(
    'is unknown: $hint',
    ({ mine, theirs, left, hint, header }) => {
      const [first, second] = [rectangle(left, 200, 250, 240), rectangle(150, 260, 378, 300)];
      const sides = [
        spoken('match', first, { colour: theirs, box: first }),
        spoken('moi', second, { colour: mine, box: second }),
      ];
      expect(detectApp({ screen: page, hasSideBars: false, sides, hints: [hint], header })).toBe('unknown');
    },
  );
});

describe('messages beside side bars', () => {
  it('are Snapchat, whatever the colours', () => {
    expect(detectApp({ ...cluesOf('tinder', 0, null), hasSideBars: true })).toBe('snapchat' satisfies ChatApp);
  });
});

describe('photos', () => {
  it('do not count as an app’s colours', () => {
    const clues = cluesOf('whatsapp', 0, 'Message');
    const photo = spoken('moi', rectangle(150, 400, 376, 600), { kind: 'photo', lines: [], colour: grey(128) });
    expect(detectApp({ ...clues, sides: [...clues.sides, photo, photo, photo] })).toBe('whatsapp');
  });
});
