import { expect, it } from 'vitest';
import { understand } from '#engine/understand/understand.ts';
import { sendable, talkOf, unsendable } from '../testing/judged-replies.ts';
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

const each = (judged: { talk: string[]; replies: string[] }[]) =>
  judged.flatMap(({ talk, replies }) => replies.map((text) => ({ text, talk })));

it.each(each(sendable))('may be sent: $text', ({ text, talk }) => expect(faults(talk, text)).toEqual([]));
it.each(each(unsendable))('may not be sent: $text', ({ text, talk }) => expect(faults(talk, text)).not.toEqual([]));
