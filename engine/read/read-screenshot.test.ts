import { expect, it } from 'vitest';
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
