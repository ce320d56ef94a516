import { expect, it } from 'vitest';
import { understand } from '#engine/understand/understand.ts';
import { sendable, talkOf, unsendable, unsendableTalk } from '../testing/judged-replies.ts';
import { tidyText } from '../tidy-text.ts';
import { checkReply } from './check-reply.ts';

function faults(talk: readonly string[], text: string) {
  const conversation = talkOf(talk);
  return checkReply(tidyText(text, { withEmoji: false }), {
    conversation,
    situation: understand(conversation),
    people: { user: 'homme', match: 'femme' },
    isKnownContact: () => false,
    seen: [],
    beside: [],
  });
}

it.each(sendable.flatMap(({ talk, replies }) => replies.map((text) => ({ text, talk }))))(
  'may be sent: $text',
  ({ text, talk }) => expect(faults(talk, text)).toEqual([]),
);

it.each(unsendable)('may not be sent: %s', (text) => expect(faults(unsendableTalk, text)).not.toEqual([]));
