import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Reader } from '../port.ts';
import { openReader } from './reader.ts';

// The reader as the server runs it: two threads, decoder, recogniser and engine. One pool serves the whole file, since
// starting a thread takes longer than reading a screenshot.

const chat = readFileSync(new URL('./testing/chat.png', import.meta.url));
const truth = [
  ['match', 'Coucou ! Oui trop bien, on a fait du surf avec des potes'],
  ['moi', "Haha j'ai jamais essayé mais j'ai toujours eu envie"],
  ['match', 'Faut que tu viennes alors !'],
  ['moi', "T'es dispo quand ?"],
  ['match', 'Jeudi soir ou samedi, comme tu préfères'],
];

let reader: Reader;
beforeAll(() => {
  reader = openReader({ threads: 2, deadlineMs: 120_000 });
});
afterAll(async () => await reader.close());

async function messagesOf(file: Uint8Array) {
  const outcome = await reader.read(file);
  if (!('reading' in outcome)) throw new Error(outcome.refusal);
  return outcome.reading.messages;
}

it('reads who wrote what, and gives boxes in the pixels of the file whatever its size', async () => {
  const large = await sharp(chat).resize({ width: 2340 }).png().toBuffer();
  const [messages, enlarged] = await Promise.all([messagesOf(chat), messagesOf(large)]);
  expect(messages.map(({ from, text }) => [from, text])).toEqual(truth);
  const widths = [messages, enlarged].map(([first]) => first?.box.width ?? Number.NaN) as [number, number];
  expect(widths[1] / widths[0]).toBeCloseTo(3, 1);
});

it('tells the bubbles of each file before their text is read, and again with it', async () => {
  const told: { page: number; sides: string[]; isRead: boolean }[] = [];
  const outcome = await reader.readConversation([chat], {
    onBubbles: (page, bubbles) =>
      told.push({ page, sides: bubbles.map(({ from }) => from), isRead: bubbles.every(({ text }) => text !== null) }),
  });
  expect(outcome).toHaveProperty('reading');
  const sides = truth.map(([from]) => from);
  expect(told).toEqual([
    { page: 0, sides, isRead: false },
    { page: 0, sides, isRead: true },
  ]);
});

it('makes one conversation of two files, in a thread', async () => {
  const [before, outcome] = [reader.stats().answered, await reader.readConversation([chat, chat])];
  expect('reading' in outcome && outcome.reading.messages.map(({ from, text }) => [from, text])).toEqual(truth);
  expect(reader.stats().answered - before).toBe(3);
});

it('refuses files that are no images, without losing a thread', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  const outcomes = await Promise.all([svg, chat.subarray(0, 9000), chat].map((file) => reader.read(file)));
  expect(outcomes).toMatchObject([{ refusal: 'not_an_image' }, { refusal: 'not_an_image' }, { reading: {} }]);
  expect(reader.stats()).toMatchObject({ ready: 2, died: 0 });
});
