import { describe, expect, it } from 'vitest';
import type { Raster } from '../pixels/ports.ts';
import { rectangle } from './testing/build.ts';
import { grey, paintDisc, paintPage, paintRounded, write } from './testing/paint.ts';
import { blue, conversation, frame, grey230, page, readingOf, say } from './testing/painted-chat.ts';

// All steps on painted screens.

describe('a screenshot of a conversation', () => {
  it('of a scroll ten screens long is read from its first message to its last', async () => {
    const image = paintPage(780, 15_000, grey(255));
    const places = Array.from({ length: 60 }, (_, index) => 140 + index * 120);
    for (const [index, y] of places.entries()) {
      const more = (index % 5) * 20;
      if (index % 2 === 0) say(image, rectangle(14, y, 190 + more, y + 40), grey230, 'nn nnn nnnn');
      else say(image, rectangle(220 - more, y, 376, y + 40), blue, 'nnnnn nn');
    }
    const reading = await readingOf(image);
    if (typeof reading === 'string') throw new Error(reading);
    expect(reading.messages).toHaveLength(60);
    expect(reading.messages.at(0)).toMatchObject({ from: 'match', text: 'tu oui bien' });
    expect(reading.messages.at(-1)).toMatchObject({ from: 'moi', text: 'merci tu' });
    expect(reading.warnings).toEqual([]);
  });

  it('gives each message its box in pixels of the screenshot', async () => {
    const image = page();
    conversation(image);
    const reading = await readingOf(image);
    if (typeof reading === 'string') throw new Error(reading);
    const box = reading.messages[1]?.box ?? { x: 0, y: 0, width: 0, height: 0 };
    for (const [edge, expected] of [
      [box.x, 280],
      [box.y, 400],
      [box.x + box.width, 752],
      [box.y + box.height, 524],
    ] as const)
      expect(Math.abs(edge - expected)).toBeLessThanOrEqual(2);
  });

  it('is read from a crop without header and input bar, without a name', async () => {
    const image = page();
    conversation(image);
    expect(await readingOf(image)).toMatchObject({ matchName: null, messages: [{}, {}, {}] });
  });

  it('is read without dates and avatars', async () => {
    const image = page();
    frame(image);
    conversation(image);
    paintRounded(image, rectangle(310, 222, 470, 266), 22, grey(235));
    write(image, 'nnnn', 340, 252, 24, grey(110));
    paintDisc(image, 40, 700, 24, [200, 90, 60]);
    const reading = await readingOf(image);
    if (typeof reading === 'string') throw new Error(reading);
    expect(reading.messages.map(({ text }) => text)).toEqual(['tu oui bien', 'merci tu oui bien', 'merci']);
  });
});

describe('a screenshot of something else', () => {
  it.each<[string, (image: Raster) => void, string]>([
    ['nothing', () => {}, 'not_a_chat'],
    ['an empty chat', frame, 'empty_chat'],
    [
      'a page of text',
      (image) => {
        for (let y = 300; y < 1200; y += 60)
          write(image, 'hnnn nn nnnnn nnn nnnn nn nnnnn nnn nnnn', 60, y, 33, grey(0));
      },
      'not_a_chat',
    ],
    [
      'a keyboard',
      (image) => {
        for (const y of [400, 520, 640])
          for (let key = 0; key < 9; key++)
            paintRounded(image, rectangle(12 + key * 84, y, 84 + key * 84, y + 90), 10, grey(225));
      },
      'not_a_chat',
    ],
  ])('of %s is refused', async (_, paint, refusal) => {
    const image = page();
    paint(image);
    expect(await readingOf(image)).toBe(refusal);
  });
});
