import { expect, it } from 'vitest';
import type { SentOutcome } from '#contract/sent-replies.ts';
import { answeredQuestion, recordText } from './record-text.ts';

const sent = (...outcomes: SentOutcome[]) => outcomes.map((outcome) => ({ outcome }));

it('counts answers among those whose outcome is known', () => {
  expect(recordText(sent('answered', 'answered', 'answered', 'silent', 'waiting')).replace(/\s/g, ' ')).toBe(
    '5 envoyées, 3 réponses sur 4 (75 %).',
  );
});

it('shows no share before the first outcome', () => {
  expect(recordText(sent('waiting'))).toBe('1 envoyée, pas encore de suite notée.');
});

it('asks about her, him, or neither', () => {
  expect([answeredQuestion('femme'), answeredQuestion('homme'), answeredQuestion(undefined)]).toEqual([
    'Elle a répondu ?',
    'Il a répondu ?',
    'Tu as eu une réponse ?',
  ]);
});
