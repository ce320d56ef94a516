import { describe, expect, it } from 'vitest';
import type { RecognisedWord } from '../pixels/ports.ts';
import { assembleMessage } from './assemble-message.ts';
import type { MessageCandidate } from './find-messages/message-candidate.ts';
import { candidateAt, inkOf, rectangle, wordAt } from './testing/build.ts';
import { grey, greyPaper, paintPage } from './testing/paint.ts';

const image = paintPage(20, 20, grey(255));
const outer = rectangle(12, 100, 250, 140);
const line = rectangle(10, 10, 200, 40);

function words(text: string, confidence = 0.95): RecognisedWord[] {
  return text === ''
    ? []
    : text.split(' ').map((word, index) => wordAt(word, { x0: index * 50, x1: index * 50 + 40, y1: 29 }, confidence));
}

function assembled(
  lines: RecognisedWord[][],
  more: Partial<MessageCandidate> = {},
  { certainty = 0.97, quoted = [] as RecognisedWord[][] } = {},
) {
  const candidate = candidateAt(outer, { ink: inkOf(greyPaper(300, 200)), lines: lines.map(() => line), ...more });
  return assembleMessage({
    image,
    candidate,
    side: { from: 'match', certainty },
    words: lines,
    quoted,
    xHeight: 21,
    scale: 2,
    matchName: 'Léa',
  });
}

describe('a message', () => {
  it('has its text, its side and its box in pixels', () => {
    expect(assembled([words('Salut toi'), words('ça va ?')])).toEqual({
      from: 'match',
      kind: 'text',
      text: 'Salut toi ça va ?',
      confidence: 0.95,
      box: { x: 24, y: 200, width: 476, height: 80 },
    });
  });

  it.each([
    { what: 'its side', lines: [words('Salut')], certainty: 0.6, confidence: 0.6 },
    { what: 'its worst word', lines: [words('Salut'), words('toi', 0.5)], certainty: 0.97, confidence: 0.5 },
  ])('has the confidence of $what', ({ lines, certainty, confidence }) => {
    expect(assembled(lines, {}, { certainty })?.confidence).toBe(confidence);
  });

  it('marks the words that may be wrong, and has no marks where all are sure', () => {
    const read = assembled([words('Salut tol', 0.95), [...words('ça', 0.5), wordAt('va', { x0: 60, x1: 90, y1: 29 })]]);
    expect(read?.doubtful).toEqual([{ start: 10, end: 12 }]);
    expect(assembled([words('Salut')])).not.toHaveProperty('doubtful');
  });

  it('does not mark words that are not in its text', () => {
    const stray = wordAt('«', { x0: 200 }, 0.4);
    expect(assembled([[...words('bisous'), stray]])).not.toHaveProperty('doubtful');
    expect(assembled([words('xx', 0.3)], { emojiText: '😂' })).not.toHaveProperty('doubtful');
    expect(assembled([words('ey r4', 0.3)], { outer: rectangle(12, 100, 250, 300) })).not.toHaveProperty('doubtful');
  });

  it('carries its quote', () => {
    const quote = { ink: inkOf(greyPaper(300, 200)), lines: [line] };
    expect(assembled([words('Oui')], { quote }, { quoted: [words('Tu viens ?')] })?.quote).toBe('Tu viens ?');
  });

  it('is text and not a picture where it quotes, even with low confidence', () => {
    const quote = { ink: inkOf(greyPaper(300, 200)), lines: [line, line] };
    const large = { quote, outer: rectangle(12, 100, 250, 200) };
    const read = assembled([words('merciii', 0.3)], large, { quoted: [words('Léa'), words('Bon anniversaire')] });
    expect(read).toMatchObject({ kind: 'text', text: 'merciii', quote: 'Bon anniversaire' });
  });

  it('carries its reactions', () => {
    expect(assembled([words('Oui')], { reactions: ['❤️'] })?.reactions).toEqual(['❤️']);
  });

  it('carries which end is cut', () => {
    expect(assembled([words('Oui')], { cut: 'top' })?.cut).toBe('top');
  });

  it('loses a time or a stray mark at its end, but not at the end of an earlier line', () => {
    const time = wordAt('14:32', { x0: 200, x1: 240, y1: 20 });
    expect(assembled([words('À demain'), [...words('bisous'), time]])?.text).toBe('À demain bisous');
    expect(assembled([words('À demain'), [...words('bisous'), wordAt('«', { x0: 200 }, 0.4)]])?.text).toBe(
      'À demain bisous',
    );
    expect(assembled([[...words('À demain'), time], words('bisous')])?.text).toBe('À demain 14:32 bisous');
  });

  it.each([{ kind: 'photo' }, { kind: 'voice' }, { kind: 'sticker' }] as const)(
    'without text is a $kind',
    ({ kind }) => {
      expect(assembled([], { kind, lines: [] })).toMatchObject({ kind, text: '' });
    },
  );

  it('of emoji alone has them as its text', () => {
    expect(assembled([], { kind: 'emoji', emojiText: '😂😂' })).toMatchObject({ kind: 'emoji', text: '😂😂' });
  });
});

describe('a candidate that holds no message', () => {
  it('is a box without a word', () => {
    expect(assembled([[]])).toBeNull();
  });

  it.each([
    { text: 'Salut toi', confidence: 0.9, isMessage: true },
    { text: 'Salut toi', confidence: 0.5, isMessage: false },
    { text: '~ /', confidence: 0.9, isMessage: false },
  ])(
    'or does, where text without a bubble is «$text» of confidence $confidence: $isMessage',
    ({ text, confidence, isMessage }) => {
      expect(assembled([words(text, confidence)], { isLoose: true }) !== null).toBe(isMessage);
    },
  );
});

describe('a large box', () => {
  it.each([
    { text: 'Salut toi', confidence: 0.9, kind: 'text' },
    { text: 'ey r4', confidence: 0.3, kind: 'photo' },
  ])('with «$text» of confidence $confidence is a $kind', ({ text, confidence, kind }) => {
    const message = assembled([words(text, confidence)], { outer: rectangle(12, 100, 250, 300) });
    expect(message).toMatchObject({ kind, text: kind === 'text' ? text : '' });
  });
});

describe('a line of which the edge of the screen shows half', () => {
  it('is kept where recognition is sure of it, with a confidence of 0.85 at most', () => {
    const message = assembled([words('à bientôt', 0.95), words('Léa', 0.93)], { halfLine: 'last', cut: 'bottom' });
    expect(message).toMatchObject({ text: 'à bientôt Léa', confidence: 0.85 });
  });

  it.each(['first', 'last'] as const)('is left out where it is not, as the %s one', (halfLine) => {
    const doubtful = words('nrAnaen Ais', 0.4);
    const lines = halfLine === 'first' ? [doubtful, words('à bientôt')] : [words('à bientôt'), doubtful];
    expect(assembled(lines, { halfLine })?.text).toBe('à bientôt');
    expect(assembled([doubtful], { halfLine })).toBeNull();
  });
});

describe('a large emoji in a bubble', () => {
  const ink = { ...inkOf(greyPaper(300, 200)), emoji: [rectangle(20, 20, 110, 110)] };

  it('is a message of its own in spite of words read from its parts and the time', () => {
    expect(assembled([words('a', 0.3), words('vr', 0.2)], { ink })).toMatchObject({ kind: 'emoji', text: '' });
    expect(assembled([], { ink, kind: 'text' })).toMatchObject({ kind: 'emoji' });
  });

  it('is a photo in a box as large as one', () => {
    const photo = { ink, outer: rectangle(194, 120, 377, 310) };
    expect(assembled([words('a', 0.3)], photo)).toMatchObject({ kind: 'photo', text: '' });
    expect(assembled([], { ...photo, kind: 'text' })).toMatchObject({ kind: 'photo', text: '' });
  });

  it('is a part of the text beside words', () => {
    expect(assembled([words('Trop bien')], { ink })).toMatchObject({ kind: 'text', text: 'Trop bien' });
  });
});
