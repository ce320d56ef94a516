import { describe, expect, it } from 'vitest';
import type { Reading, ReadMessage } from '#contract/reading.ts';
import { stitchReadings } from './stitch-readings.ts';
import { bands, type Strip } from './strip.ts';

// Screenshots whose rows show that they overlap: messages in one place are one message, even if read differently.

const rowsOfScreen = 600;
const scrolled = 300;

/** The strip of a long chat: busy rows of uneven height and length that never repeat. */
const chat = new Uint8Array(2000 * bands);
for (let row = 10, turn = 1; row < 1960; turn++) {
  turn = (turn * 48271) % 2147483647;
  const length = 1 + (turn % bands);
  for (let end = row + 6 + (turn % 9); row < end; row++)
    chat.fill(60 + (turn % 120), row * bands, row * bands + length);
  row += 8 + (turn % 23);
}

function stripAt(scroll: number): Strip {
  return { rows: chat.slice(scroll * bands, (scroll + rowsOfScreen) * bands), top: 0, height: rowsOfScreen, scale: 1 };
}

function message(y: number, text: string, more: Partial<ReadMessage> = {}): ReadMessage {
  const box = { x: 10, y, width: 200, height: 40 };
  return { from: 'match', kind: 'text', text, confidence: 0.96, box, ...more };
}

function stitched(first: ReadMessage[], second: ReadMessage[]): string[] {
  return stitchedAll([first, second], [stripAt(0), stripAt(scrolled)]);
}

function stitchedAll(pages: ReadMessage[][], strips: (Strip | undefined)[]): string[] {
  const readings = pages.map((messages): Reading => ({ app: 'tinder', matchName: 'Léa', messages, warnings: [] }));
  const result = stitchReadings(readings, strips);
  expect(result.warnings).toEqual([]);
  return result.messages.map(({ kind, text }) => text || `[${kind}]`);
}

const start = message(20, 'Un début de conversation');
const shared = [message(400, 'Vu de loin'), message(400 - scrolled, 'Vu de loin')] as const;
const end = message(500, 'La suite au prochain numéro');

describe('a message in the same place of two screenshots', () => {
  it.each([
    [
      'a photo that was read as a letter',
      { kind: 'photo', text: '', confidence: 1 },
      { text: 'e', confidence: 0.4 },
      '[photo]',
    ],
    [
      'an emoji at the edge of both',
      { kind: 'emoji', text: '', confidence: 1, cut: 'bottom' },
      { text: 'x æ', confidence: 0.4, cut: 'bottom' },
      '[emoji]',
    ],
    [
      'a word that was taken for an emoji without a name',
      { kind: 'emoji', text: '', confidence: 1 },
      { text: 'Hey', confidence: 0.97 },
      'Hey',
    ],
    [
      'a picture that was taken for a sign',
      { kind: 'emoji', text: '', confidence: 1 },
      { text: '=', confidence: 0.95 },
      '[emoji]',
    ],
    ['two readings of a word', { text: 'tfq ?', confidence: 0.9 }, { text: 'Hg ?', confidence: 0.5 }, 'tfq ?'],
  ] as const)('is there once: %s', (_, one, other, expected) => {
    expect(
      stitched(
        [start, message(460, '', one), shared[0]].sort((a, b) => a.box.y - b.box.y),
        [shared[1], message(460 - scrolled, '', other), end],
      ),
    ).toEqual(['Un début de conversation', 'Vu de loin', expected, 'La suite au prochain numéro']);
  });

  it('is the whole one where an edge of the screen shows a piece of it', () => {
    const whole = message(540 - scrolled, 'Une longue phrase sur deux lignes', {
      box: { x: 10, y: 240, width: 200, height: 80 },
    });
    const piece = message(540, 'Uno lonaue phrese', {
      confidence: 0.5,
      box: { x: 10, y: 540, width: 200, height: 34 },
    });
    expect(stitched([start, shared[0], piece], [shared[1], whole, end])).toEqual([
      'Un début de conversation',
      'Vu de loin',
      'Une longue phrase sur deux lignes',
      'La suite au prochain numéro',
    ]);
  });
});

describe('a message that only one of two screenshots shows', () => {
  it('is kept where its confidence is high', () => {
    const alone = message(460, 'Une phrase que l’autre a ratée');
    expect(
      stitched(
        [start, shared[0], alone, message(520, 'ok', { from: 'moi' })],
        [shared[1], message(220, 'ok', { from: 'moi' }), end],
      ),
    ).toEqual([
      'Un début de conversation',
      'Vu de loin',
      'Une phrase que l’autre a ratée',
      'ok',
      'La suite au prochain numéro',
    ]);
  });

  it('is left out where it is half a reaction at the edge of the screen', () => {
    const reaction = message(0, '👍', { kind: 'emoji', confidence: 1, box: { x: 10, y: 0, width: 20, height: 16 } });
    expect(stitched([start, message(262, 'Ah oui'), shared[0]], [reaction, shared[1], end])).toEqual([
      'Un début de conversation',
      'Ah oui',
      'Vu de loin',
      'La suite au prochain numéro',
    ]);
  });

  it('is left out where it is a reaction to a message that was missed beside it', () => {
    const low = { x: 10, y: 432, width: 20, height: 30 };
    const reaction = message(432, '❤️', { kind: 'emoji', confidence: 1, box: low });
    const last = message(500, 'On verra bien', { from: 'moi' });
    const missed = message(400 - scrolled, 'si');
    expect(
      stitched(
        [start, message(340, 'Vu de loin'), reaction, last],
        [message(40, 'Vu de loin'), missed, message(200, 'On verra bien', { from: 'moi' }), end],
      ),
    ).toEqual(['Un début de conversation', 'Vu de loin', 'si', 'On verra bien', 'La suite au prochain numéro']);
  });

  it('is the more confident one where an icon of the bar below stands in its place', () => {
    const icon = message(558, 'Ill', { confidence: 0.66, box: { x: 10, y: 558, width: 20, height: 44 } });
    const behind = message(560 - scrolled, 'À pied s’il fait beau', { confidence: 0.82 });
    const between = message(500 - scrolled, 'On y va comment ?', { from: 'moi' });
    expect(stitched([start, shared[0], icon], [shared[1], between, behind, end])).toEqual([
      'Un début de conversation',
      'Vu de loin',
      'On y va comment ?',
      'À pied s’il fait beau',
      'La suite au prochain numéro',
    ]);
  });

  it('is left out where it is a doubtful mark at the edge of the screen', () => {
    const mark = message(560, '—', { confidence: 0.4, box: { x: 10, y: 560, width: 20, height: 6 } });
    expect(stitched([start, shared[0], mark], [shared[1], end])).toEqual([
      'Un début de conversation',
      'Vu de loin',
      'La suite au prochain numéro',
    ]);
  });
});

describe('the evidence of words', () => {
  const voice = (y: number) => message(y, '', { kind: 'voice', confidence: 1, from: 'moi' });

  it('outweighs rows that look alike at another shift', () => {
    const both = (by: number) => [
      message(340 - by, 'Tu fais quoi ce week-end ?'),
      voice(390 - by),
      message(440 - by, 'Samedi je grimpe avec des amis'),
    ];
    expect(
      stitchedAll(
        [
          [start, ...both(0)],
          [...both(scrolled), end],
        ],
        [stripAt(0), stripAt(500)],
      ),
    ).toEqual([
      'Un début de conversation',
      'Tu fais quoi ce week-end ?',
      '[voice]',
      'Samedi je grimpe avec des amis',
      'La suite au prochain numéro',
    ]);
  });

  it('gives no places: a message of a screenshot joined by words displaces none of the others', () => {
    const joint = { text: 'On se prend un verre jeudi ?', kind: 'text' } as const;
    const pages = [
      [start, message(460, joint.text, { confidence: 0.97 })],
      [message(60, joint.text), shared[0]],
      [shared[1], message(460 - scrolled, 'Vendredi c’est parfait'), end],
    ];
    expect(stitchedAll(pages, [undefined, stripAt(0), stripAt(scrolled)])).toEqual([
      'Un début de conversation',
      joint.text,
      'Vu de loin',
      'Vendredi c’est parfait',
      'La suite au prochain numéro',
    ]);
  });

  it('is enough to keep a photo only once', () => {
    const photo = {
      kind: 'photo',
      confidence: 1,
      from: 'moi',
      box: { x: 10, y: 480, width: 200, height: 110 },
    } as const;
    const tall = { ...photo, box: { ...photo.box, y: 0, height: 200 }, cut: 'top' } as const;
    const noisy = stripAt(0);
    for (let at = 0; at < noisy.rows.length; at += 6) noisy.rows[at] = 70;
    const pages = [
      [start, message(330, 'Alors ?'), message(400, '', { ...photo, box: { ...photo.box, y: 385, height: 215 } })],
      [message(0, '', tall), message(230, 'Vendredi c’est parfait'), end],
    ];
    expect(stitchedAll(pages, [noisy, stripAt(400)])).toEqual([
      'Un début de conversation',
      'Alors ?',
      '[photo]',
      'Vendredi c’est parfait',
      'La suite au prochain numéro',
    ]);
  });
});

it('keeps two photos of one size, one below the other, apart', () => {
  const photo = (y: number) =>
    message(y, '', { kind: 'photo', confidence: 1, box: { x: 10, y, width: 200, height: 150 } });
  const readings = [
    [start, photo(200), photo(360)],
    [photo(20), photo(180), end],
  ].map((messages): Reading => ({ app: 'tinder', matchName: 'Léa', messages, warnings: [] }));
  const { messages, warnings } = stitchReadings(readings, [stripAt(0), stripAt(1200)]);
  expect(messages).toHaveLength(6);
  expect(warnings.map(({ code }) => code)).toEqual(['missing_part']);
});

it('orders screenshots that share rows but no message', () => {
  const readings = [message(250, 'La fin'), message(100, 'Le début')].map(
    (only): Reading => ({ app: 'tinder', matchName: 'Léa', messages: [only], warnings: [] }),
  );
  const { messages, warnings } = stitchReadings(readings, [stripAt(500), stripAt(0)]);
  expect(messages.map(({ text }) => text)).toEqual(['Le début', 'La fin']);
  expect(warnings).toEqual([]);
});

describe('a message that only one of two screenshots shows rightly', () => {
  it('is one photo where both attribute it to different speakers', () => {
    const low = { x: 10, y: 540, width: 200, height: 60 };
    const piece = message(540, '', { kind: 'photo', from: 'moi', cut: 'bottom', confidence: 1, box: low });
    const tall = { x: 10, y: 540 - scrolled, width: 200, height: 200 };
    const whole = message(540 - scrolled, '', { kind: 'photo', confidence: 1, box: tall });
    expect(stitched([start, shared[0], piece], [shared[1], whole, end])).toEqual([
      start.text,
      shared[0].text,
      '[photo]',
      end.text,
    ]);
  });

  it.each([true, false])('is two messages that the other read as one (the first is right: %s)', (isFirst) => {
    const two = (y: number) => [message(y, 'Depuis mes seize ans'), message(y + 50, 'Je l’ai relu trois fois')];
    const one = (y: number) => [
      message(y, 'Depuis mes seize ans Je l’ai relu trois fois', { box: { x: 10, y, width: 200, height: 90 } }),
    ];
    const [above, below] = isFirst ? [two(480), one(480 - scrolled)] : [one(480), two(480 - scrolled)];
    expect(stitched([start, shared[0], ...above], [shared[1], ...below, end])).toEqual([
      start.text,
      shared[0].text,
      'Depuis mes seize ans',
      'Je l’ai relu trois fois',
      end.text,
    ]);
  });
});
