import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Reader } from '../port.ts';
import { openReader } from './reader.ts';

// The real thing: threads, decoder, recogniser and engine.

const chat = readFileSync(new URL('./testing/chat.png', import.meta.url));
const truth = [
  ['match', 'Coucou ! Oui trop bien, on a fait du surf avec des potes'],
  ['moi', "Haha j'ai jamais essayé mais j'ai toujours eu envie"],
  ['match', 'Faut que tu viennes alors !'],
  ['moi', "T'es dispo quand ?"],
  ['match', 'Jeudi soir ou samedi, comme tu préfères'],
];

let reader: Reader;
beforeAll(async () => {
  reader = openReader({ threads: 1, deadlineMs: 60_000 });
});
afterAll(async () => await reader.close());

async function messagesOf(file: Uint8Array) {
  const outcome = await reader.read(file);
  if (!('reading' in outcome)) throw new Error(outcome.refusal);
  return outcome.reading.messages;
}

it('reads a screenshot', async () => {
  const messages = await messagesOf(chat);
  expect(messages.map(({ from, text }) => [from, text])).toEqual(truth);
});

it('gives boxes in the pixels of the file, however large it is', async () => {
  const large = await sharp(chat).resize({ width: 2340 }).png().toBuffer();
  const [small, enlarged] = [await messagesOf(chat), await messagesOf(large)];
  const first = enlarged[0]?.box.width ?? 0;
  expect(first / (small[0]?.box.width ?? 1)).toBeCloseTo(3, 1);
});

it('is not disturbed by files that are none', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  const outcomes = await Promise.all([svg, chat.subarray(0, 9000), chat].map((file) => reader.read(file)));
  expect(outcomes).toMatchObject([{ refusal: 'not_an_image' }, { refusal: 'not_an_image' }, { reading: {} }]);
  expect(reader.stats()).toMatchObject({ ready: 1, died: 0 });
});

it('reads one screenshot after the other in the same memory', async () => {
  // One short bubble on a whole screen: little to recognise, 9 MB of pixels to let go of.
  const screen = await sharp(chat)
    .extract({ left: 0, top: 440, width: 780, height: 90 })
    .extend({ top: 600, bottom: 1000, background: 'white' })
    .resize({ width: 1170 })
    .png()
    .toBuffer();
  const readTimes = async (times: number) => {
    for (let time = 0; time < times; time++) await reader.read(screen);
    return process.memoryUsage().rss;
  };
  const settled = await readTimes(10);
  const grown = (await readTimes(25)) - settled;
  expect(grown / 2 ** 20).toBeLessThan(120);
}, 120_000);

describe('a scroll of many lines', () => {
  /** The messages of the screenshot, four times over. */
  const scroll = async () => {
    const { width = 0, height = 0 } = await sharp(chat).metadata();
    const layers = [0, 1, 2, 3].map((time) => ({ input: chat, top: time * height, left: 0 }));
    const long = { width, height: 4 * height, channels: 3 as const, background: 'white' };
    return await sharp({ create: long }).composite(layers).png().toBuffer();
  };

  it('is read by two threads side by side, to the same answer as by one', async () => {
    const file = await scroll();
    const alone = await reader.read(file);
    expect(reader.stats().lent).toBe(0);
    const two = openReader({ threads: 2, deadlineMs: 60_000 });
    try {
      await two.read(chat);
      await vi.waitFor(() => expect(two.stats()).toMatchObject({ ready: 2 }), { timeout: 30_000 });
      expect(await two.read(file)).toEqual(alone);
      // Whoever is late is not waited for: on a busy machine the other thread may miss the first chance.
      for (let time = 0; time < 5 && two.stats().lent === 0; time++) expect(await two.read(file)).toEqual(alone);
      expect(two.stats().lent).toBeGreaterThan(0);
    } finally {
      await two.close();
    }
  }, 120_000);
});
