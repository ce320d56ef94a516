import { expect, it } from 'vitest';
import { understand } from '#engine/understand/understand.ts';
import { sendable, talkOf, unsendable } from '../testing/judged-replies.ts';
import { tidyText } from '../tidy-text.ts';
import { checkReply } from './check-reply.ts';

function judged(replies: typeof sendable) {
  return replies.flatMap(({ talk, replies: texts }) => {
    const conversation = talkOf(talk);
    const situation = understand(conversation);
    return texts.map((text) => ({
      text,
      faults: checkReply(tidyText(text, { withEmoji: false }), {
        conversation,
        situation,
        people: { user: 'homme', match: 'femme' },
        isKnownContact: () => false,
        seen: [],
        beside: [],
      }),
    }));
  });
}

it('finds no fault in replies that were judged fit to send', () => {
  const replies = judged(sendable);
  expect(replies.length).toBeGreaterThan(100);
  expect(replies.filter(({ faults }) => faults.length > 0)).toEqual([]);
});

it('finds a fault in every reply that was judged unfit to send', () => {
  const replies = judged(unsendable);
  expect(replies.length).toBeGreaterThan(110);
  expect(replies.filter(({ faults }) => faults.length === 0)).toEqual([]);
});
