import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
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
  reader = await openReader({ threads: 1, deadlineMs: 60_000 });
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
