import { expect, it } from 'vitest';
import { readTurn } from '#engine/understand/read-turn.ts';
import { sendable, talkOf, unsendable } from '../testing/judged-replies.ts';
import { tidyText } from '../tidy-text.ts';
import { checkReply } from './check-reply.ts';
import { findDoubt } from './doubts/find-doubt.ts';

const people = { user: 'homme', match: 'femme' } as const;

function judged(replies: typeof sendable) {
  return replies.flatMap(({ talk, replies: texts }) => {
    const conversation = talkOf(talk);
    const situation = readTurn(conversation);
    return texts.map((written) => {
      const text = tidyText(written, { withEmoji: false });
      const faults = checkReply(text, { situation, isKnownContact: () => false, seen: [] });
      return { text, faults, doubt: findDoubt(text, { conversation, people }) };
    });
  });
}

it('shows 97 in 100 replies that were judged fit to send', () => {
  const replies = judged(sendable);
  expect(replies.length).toBeGreaterThan(100);
  const refused = replies.filter(({ faults }) => faults.length > 0);
  expect(refused.length / replies.length, JSON.stringify(refused, null, 1)).toBeLessThan(0.03);
});

it('refuses or marks four in five of the replies that were judged unfit to send', () => {
  const replies = judged(unsendable);
  expect(replies.length).toBeGreaterThan(110);
  const shown = replies.filter(({ faults, doubt }) => faults.length === 0 && doubt === null);
  expect(shown.length / replies.length, JSON.stringify(shown, null, 1)).toBeLessThan(0.2);
});
