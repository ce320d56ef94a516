import { describe, expect, it } from 'vitest';
import { grey, write } from './testing/paint.ts';
import { conversation, frame, page, readingOf } from './testing/painted-chat.ts';

it('a screenshot of a conversation becomes who said what, in order, with the name of the header', async () => {
  const image = page();
  frame(image);
  conversation(image);
  const reading = await readingOf(image);
  expect(reading).toMatchObject({
    matchName: 'Manon',
    messages: [
      { from: 'match', kind: 'text', text: 'tu oui bien' },
      { from: 'moi', kind: 'text', text: 'merci tu oui bien' },
      { from: 'match', kind: 'text', text: 'merci' },
    ],
    warnings: [],
  });
});

describe('text that no message took up', () => {
  /** Words of a message whose bubble cannot be seen, in grey: neither bubble nor loose text. */
  function faded(image: ReturnType<typeof page>, y: number, fontPx = 33): void {
    write(image, 'nnnn nnnnn nn nnn', 56, y * 2, fontPx, grey(150));
  }

  it.each([
    { where: 'above all messages', y: 125, after: -1, message: "En haut, il reste du texte que je n'ai pas pu lire." },
    {
      where: 'between two',
      y: 272,
      after: 1,
      message: "Entre « merci tu oui bien » et « merci », il reste du texte que je n'ai pas pu lire.",
    },
    { where: 'below all', y: 400, after: 2, message: "En bas, il reste du texte que je n'ai pas pu lire." },
  ])('is told $where', async ({ y, after, message }) => {
    const image = page();
    frame(image);
    conversation(image);
    faded(image, y);
    expect(await readingOf(image)).toMatchObject({ warnings: [{ code: 'unread_text', after, message }] });
  });

  it('is not told where it is smaller, as dates and names are', async () => {
    const image = page();
    frame(image);
    conversation(image);
    faded(image, 400, 24);
    expect(await readingOf(image)).toMatchObject({ warnings: [] });
  });

  it('is not told of what is in the input box', async () => {
    const image = page();
    frame(image);
    conversation(image);
    write(image, 'nnnn nnnnn nn', 120, 1448, 33, grey(150));
    expect(await readingOf(image)).toMatchObject({ warnings: [] });
  });
});

it('the clock of the phone, which a photograph shows above the chat, is no message', async () => {
  const image = page();
  conversation(image);
  write(image, 'nnnnnn', 30, 60, 33, grey(0));
  expect(await readingOf(image, { Manon: '21:14' })).toMatchObject({ messages: [{ text: 'tu oui bien' }, {}, {}] });
});

it('the signs of the phone beside its clock, read as letters, are no message', async () => {
  const image = page();
  conversation(image);
  write(image, 'nnnnnn', 620, 60, 33, grey(0));
  expect(await readingOf(image, { Manon: 'all 5G 25%' })).toMatchObject({
    messages: [{ text: 'tu oui bien' }, {}, {}],
  });
});

it('the sign beside the input box is no message', async () => {
  const image = page();
  frame(image);
  conversation(image);
  write(image, 'nnn', 14, 1450, 33, grey(0));
  expect(await readingOf(image)).toMatchObject({ messages: [{}, {}, { text: 'merci' }] });
});
