import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ConversationMessage } from '#contract/writing.ts';
import { knownConversation } from './known-conversation.ts';

const talk = (text: string): ConversationMessage[] => [{ from: 'match', text }];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('returns the array of the last task for a copy of its conversation', () => {
  const known = knownConversation();
  const first = known(talk('Coucou'));
  expect(known(talk('Coucou'))).toBe(first);
});

it('returns another conversation as it is', () => {
  const known = knownConversation();
  known(talk('Coucou'));
  const other = talk('Salut');
  expect(known(other)).toBe(other);
});

it('forgets a conversation ten seconds after its last task', () => {
  const known = knownConversation();
  const first = known(talk('Coucou'));
  vi.advanceTimersByTime(10_000);
  expect(known(talk('Coucou'))).not.toBe(first);
});
