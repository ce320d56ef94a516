import { describe, expect, it } from 'vitest';
import type { Reading, ReadMessage } from '#contract/reading.ts';
import { bands, type Strip } from '../strip.ts';
import { stitchReadings } from './stitch-readings.ts';

// Screenshots that are seen to overlap: what was read differently on the two is one message where it stands in one place.

const rowsOfScreen = 600;
const scrolled = 300;

/** Lines of text of a long chat: busy rows of uneven height and length, which never repeat. */
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
  const readings = [first, second].map(
    (messages): Reading => ({ app: 'tinder', matchName: 'Léa', messages, warnings: [] }),
  );
  const result = stitchReadings(readings, [stripAt(0), stripAt(scrolled)]);
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

describe('what only one of two screenshots shows', () => {
  it('is kept where it was read surely', () => {
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

  it('is left out where it is a doubtful mark at the edge of the screen', () => {
    const mark = message(560, '—', { confidence: 0.4, box: { x: 10, y: 560, width: 20, height: 6 } });
    expect(stitched([start, shared[0], mark], [shared[1], end])).toEqual([
      'Un début de conversation',
      'Vu de loin',
      'La suite au prochain numéro',
    ]);
  });
});

it('tells the order of screenshots that share no message', () => {
  const readings = [message(250, 'La fin'), message(100, 'Le début')].map(
    (only): Reading => ({ app: 'tinder', matchName: 'Léa', messages: [only], warnings: [] }),
  );
  const { messages, warnings } = stitchReadings(readings, [stripAt(500), stripAt(0)]);
  expect(messages.map(({ text }) => text)).toEqual(['Le début', 'La fin']);
  expect(warnings).toEqual([]);
});

describe('what only one of two screenshots read right', () => {
  it('stays where both saw a photo and took it for a different speaker’s', () => {
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

  it.each([true, false])('is two messages that the other took for one (the first is right: %s)', (isFirst) => {
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
