import { describe, expect, it } from 'vitest';
import type { Reading, ReadingWarningCode, ReadMessage } from '#contract/reading.ts';
import { readingWarnings, unreadTextWarning } from '#contract/reading.ts';
import { longConversation, longConversationLength } from '../testing/long-conversation.ts';
import { stitchReadings } from './stitch-readings.ts';

const box = { x: 0, y: 0, width: 10, height: 10 };

/** «> text» is the match's, «< text» the user's; «[photo]» and the like are messages without text. */
function message(line: string, more: Partial<ReadMessage> = {}): ReadMessage {
  const text = line.slice(2);
  const kind = (/^\[(photo|sticker|voice)\]$/.exec(text)?.[1] ?? (/\p{L}/u.test(text) ? 'text' : 'emoji')) as 'text';
  const from = line.startsWith('<') ? 'moi' : 'match';
  return { from, kind, text: text.startsWith('[') ? '' : text, confidence: 0.9, box, ...more };
}

function page(lines: (string | ReadMessage)[], more: Partial<Reading> = {}): Reading {
  const messages = lines.map((line) => (typeof line === 'string' ? message(line) : line));
  return { app: 'tinder', matchName: 'Léa', messages, warnings: [], ...more };
}

function linesOf({ messages }: Reading): string[] {
  return messages.map(({ from, kind, text }) => `${from === 'moi' ? '<' : '>'} ${text || `[${kind}]`}`);
}

function codesOf({ warnings }: Reading): ReadingWarningCode[] {
  return warnings.map(({ code }) => code);
}

function warning(code: ReadingWarningCode) {
  return { code, message: readingWarnings[code] };
}

const hello = '> Coucou, tu as passé un bon week-end ?';
const beach = '< Oui trop bien, on est allés à la plage';
const storm = "> Veinard, ici il a plu jusqu'à dimanche soir";
const film = '< Tu as regardé un bon film au moins ?';
const series = '> Toute une saison de Kaamelott haha';
const legend = '< Ah mais tu es une légende en fait';
const whole = [hello, beach, storm, film, series, legend];

describe('the order of screenshots', () => {
  const a = [hello, beach, storm];
  const b = [storm, film, series];
  const c = [series, legend];
  it.each([
    { given: 'in order', pages: [a, b, c] },
    { given: 'backwards', pages: [c, b, a] },
    { given: 'mixed', pages: [b, c, a] },
    { given: 'the same screenshot twice', pages: [b, a, b, c] },
    { given: 'one within another', pages: [whole, b] },
    { given: 'one within another, the small one first', pages: [[film], [storm, film], whole] },
    {
      given: 'one within two others together',
      pages: [[hello, beach, storm, film], [storm, film, series], whole.slice(3)],
    },
  ])('is found when given $given', ({ pages }) => {
    const stitched = stitchReadings(pages.map((lines) => page(lines)));
    expect(linesOf(stitched)).toEqual(whole);
    expect(codesOf(stitched)).toEqual([]);
  });

  it.each([
    { given: 'no overlap', pages: [a, c], expected: [...a, ...c] },
    { given: 'a gap after two that overlap', pages: [b, a, [legend]], expected: [...a, ...b.slice(1), legend] },
    {
      given: 'one repeated «Oui» in common',
      pages: [
        ['> Oui', hello, '> Oui'],
        ['> Oui', film],
      ],
      expected: ['> Oui', hello, '> Oui', '> Oui', film],
    },
    {
      given: 'laughs in common against the given order',
      pages: [
        ['< mdr', '> 😂', hello],
        [film, '< mdr', '> 😂'],
      ],
      expected: ['< mdr', '> 😂', hello, film, '< mdr', '> 😂'],
    },
    {
      given: 'photos in common',
      pages: [
        [hello, '> [photo]'],
        ['> [photo]', film],
      ],
      expected: [hello, '> [photo]', '> [photo]', film],
    },
  ])('is the given one with a warning: $given', ({ pages, expected }) => {
    const stitched = stitchReadings(pages.map((lines) => page(lines)));
    expect(linesOf(stitched)).toEqual(expected);
    expect(codesOf(stitched)).toEqual(['missing_part']);
  });

  it('is restored, while each message keeps the number of its screenshot as given', () => {
    const stitched = stitchReadings([page(b), page(a)]);
    expect(stitched.messages.map((each) => each.page)).toEqual([1, 1, 1, 0, 0]);
    expect(stitchReadings([page(a)]).messages.map((each) => each.page)).toEqual([0, 0, 0]);
  });

  it('of no screenshots gives no messages', () => {
    expect(stitchReadings([])).toEqual({ app: 'unknown', matchName: null, messages: [], warnings: [] });
  });
});

describe('an overlap', () => {
  it.each([
    {
      holds: 'short words around a phrase',
      a: [hello, '> Oui', storm, '> Oui', '> mdr'],
      b: [storm, '> Oui', '> mdr', '> Oui'],
      expected: [hello, '> Oui', storm, '> Oui', '> mdr', '> Oui'],
    },
    {
      holds: 'a photo',
      a: [hello, storm, '< [photo]'],
      b: [storm, '< [photo]', film],
      expected: [hello, storm, '< [photo]', film],
    },
    {
      holds: 'a message that one screenshot missed',
      a: [hello, beach, storm],
      b: [hello, storm, film],
      expected: [hello, beach, storm, film],
    },
    {
      holds: 'misread letters',
      a: [hello, beach],
      b: ['< 0ui trop bien, on est aIlés a la pIage', film],
      expected: [hello, beach, film],
    },
    {
      holds: 'another emoji for the same one',
      a: [hello, storm, '> 😂'],
      b: [storm, '> 🤣', film],
      expected: [hello, storm, '> 😂', film],
    },
    {
      holds: 'a wrong speaker',
      a: [hello, storm, beach],
      b: [storm, beach.replace('<', '>'), film],
      expected: [hello, storm, beach, film],
    },
  ])('may hold $holds', ({ a, b, expected }) => {
    expect(linesOf(stitchReadings([page(a), page(b)]))).toEqual(expected);
  });
});

describe('a message that two screenshots show', () => {
  function merged(one: Partial<ReadMessage>, other: Partial<ReadMessage>): ReadMessage | undefined {
    const stitched = stitchReadings([page([hello, message(storm, one)]), page([message(storm, other), film])]);
    expect(stitched.messages).toHaveLength(3);
    return stitched.messages[1];
  }

  it('is taken from the one with more confidence', () => {
    expect(
      merged({ confidence: 0.7, text: 'Veinard, ici il a plu jusqu a dimanche soi' }, { confidence: 0.95 }),
    ).toMatchObject({
      text: storm.slice(2),
      confidence: 0.95,
      page: 1,
    });
  });

  it('keeps quotes and reactions of both', () => {
    expect(merged({ reactions: ['❤️', '😂'] }, { reactions: ['❤️', '😮'], quote: 'on est allés' })).toMatchObject({
      reactions: ['❤️', '😂', '😮'],
      quote: 'on est allés',
    });
  });

  it('is taken from the one that shows it whole', () => {
    const part = { text: 'Veinard, ici il a', cut: 'bottom', confidence: 0.99 } as const;
    expect(merged(part, { confidence: 0.6 })).toMatchObject({ text: storm.slice(2), confidence: 0.6 });
    expect(merged(part, {})?.cut).toBeUndefined();
  });

  it.each([
    ['the line at the cut is garbled', 'Veinard, ici il a plu jusqu vf ilrn', "plu jusqu'à dimanche soir"],
    ['only the padding is cut', storm.slice(2), "il a plu jusqu'à dimanche soir"],
    ['both show the middle', 'Veinard, ici il a plu jusqu', "ici il a plu jusqu'à dimanche soir"],
  ])('is made whole of two parts: %s', (_, upper, lower) => {
    const stitched = stitchReadings([
      page([hello, message('> x', { text: upper, cut: 'bottom' })], { warnings: [warning('cut_message')] }),
      page([message('> x', { text: lower, cut: 'top' }), film], { warnings: [warning('cut_message')] }),
    ]);
    expect(linesOf(stitched)).toEqual([hello, storm, film]);
    expect(codesOf(stitched)).toEqual([]);
    expect(stitched.messages.every(({ cut }) => cut === undefined)).toBe(true);
  });

  it('stays in two parts that share nothing', () => {
    const stitched = stitchReadings([
      page([hello, message('> Veinard', { cut: 'bottom' })], { warnings: [warning('cut_message')] }),
      page([message('> dimanche soir', { cut: 'top' }), film], { warnings: [warning('cut_message')] }),
    ]);
    expect(stitched.messages).toHaveLength(4);
    expect(codesOf(stitched)).toEqual(['cut_message', 'missing_part']);
  });
});

describe('the stitched conversation', () => {
  it.each([
    { values: ['unknown', 'tinder', 'unknown'], expected: 'tinder' },
    { values: ['bumble', 'tinder', 'tinder'], expected: 'tinder' },
    { values: ['unknown', 'unknown'], expected: 'unknown' },
  ] as const)('names the app by majority: $values', ({ values, expected }) => {
    expect(stitchReadings(values.map((app) => page(whole, { app }))).app).toBe(expected);
  });

  it.each([
    { values: [null, 'Léa', null], expected: 'Léa' },
    { values: ['Lea', 'Léa', 'Léa'], expected: 'Léa' },
    { values: [null, null], expected: null },
  ])('names the match by majority: $values', ({ values, expected }) => {
    expect(stitchReadings(values.map((matchName) => page(whole, { matchName }))).matchName).toBe(expected);
  });

  it('carries each warning once', () => {
    const warnings = [warning('low_confidence'), warning('unsure_speaker')];
    expect(codesOf(stitchReadings([page(whole, { warnings }), page(whole, { warnings })]))).toEqual([
      'low_confidence',
      'unsure_speaker',
    ]);
  });
});

describe('a screenshot of another conversation', () => {
  const stranger = page(['> On se voit demain au bureau ?', '< Oui à 9 h'], { matchName: 'Karim', app: 'whatsapp' });

  it('is left out when the others agree', () => {
    const stitched = stitchReadings([page(whole.slice(0, 3)), stranger, page(whole.slice(2))]);
    expect(linesOf(stitched)).toEqual(whole);
    expect(stitched).toMatchObject({ matchName: 'Léa', app: 'tinder' });
    expect(codesOf(stitched)).toEqual(['unrelated_screenshot']);
  });

  it('is kept, with a warning, when it is one against one', () => {
    const stitched = stitchReadings([page(whole), stranger]);
    expect(stitched.messages).toHaveLength(whole.length + 2);
    expect(codesOf(stitched)).toEqual(['unrelated_screenshot']);
  });

  it.each([
    ['a name without a header', null],
    ['a misread name', 'Léa, 27'],
  ])('is not assumed for %s', (_, matchName) => {
    const stitched = stitchReadings([page([hello, beach]), page([film, series], { matchName }), page([legend])]);
    expect(stitched.messages).toHaveLength(5);
    expect(codesOf(stitched)).toEqual(['missing_part']);
  });

  it('is not assumed where it overlaps in spite of another name', () => {
    const stitched = stitchReadings([page(whole.slice(0, 4)), page(whole.slice(2), { matchName: 'Karim' })]);
    expect(linesOf(stitched)).toEqual(whole);
    expect(codesOf(stitched)).toEqual([]);
  });
});

it('stitches 8 screenshots of 40 messages each', () => {
  const stitched = stitchReadings(longConversation());
  expect(stitched.messages).toHaveLength(longConversationLength);
  expect(codesOf(stitched)).toEqual([]);
});

describe('text that was not read', () => {
  const unread = (after: number) => ({ warnings: [unreadTextWarning([], after)] });
  const afterOf = (stitched: Reading) => stitched.warnings.map(({ code, after }) => [code, after]);

  it('is told at its place in the whole conversation', () => {
    const stitched = stitchReadings([page([hello, beach, storm]), page([storm, film, legend], unread(1))]);
    expect(linesOf(stitched)).toEqual([hello, beach, storm, film, legend]);
    expect(stitched.warnings).toEqual([
      {
        code: 'unread_text',
        after: 3,
        message:
          "Entre « Tu as regardé un bon film… » et « Ah mais tu es une légende… », il reste du texte que je n'ai pas pu lire.",
      },
    ]);
  });

  it('is told above the first message and below the last', () => {
    expect(afterOf(stitchReadings([page([hello, beach, storm], unread(-1)), page([storm, film], unread(1))]))).toEqual([
      ['unread_text', -1],
      ['unread_text', 3],
    ]);
  });

  it('is not told where another screenshot has it', () => {
    expect(afterOf(stitchReadings([page([beach, storm, series], unread(1)), page([storm, film, series])]))).toEqual([]);
    expect(afterOf(stitchReadings([page([hello, beach, storm]), page([storm, film], unread(-1))]))).toEqual([]);
  });
});
