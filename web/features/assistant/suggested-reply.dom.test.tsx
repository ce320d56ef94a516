// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Reply } from '#contract/writing.ts';
import { keptRepliesQuery } from './kept-replies.ts';
import { SuggestedReply } from './suggested-reply.tsx';

const reply: Reply = {
  tone: 'humoristique',
  content: 'Le levain a un prénom, avoue ?',
  why: 'Tu taquines sans juger.',
  confidence: 80,
};

function show(shown: Reply): void {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(keptRepliesQuery.queryKey, []);
  render(
    <QueryClientProvider client={client}>
      <SuggestedReply reply={shown} />
    </QueryClientProvider>,
  );
}

afterEach(cleanup);

it('says what to check before sending a doubtful reply', () => {
  show({ ...reply, doubt: "À vérifier : « J'ai un chien », c'est vrai pour toi ?" });
  expect(screen.getByText(/À vérifier/)).toBeDefined();
  expect(screen.getByRole('button', { name: /Copier/ })).toBeDefined();
});

it('calls a reply that no language model wrote an idea to start from', () => {
  show({ ...reply, isStartingIdea: true });
  expect(screen.getByText(/Idée de départ/)).toBeDefined();
});

it('marks nothing where nothing is doubtful', () => {
  show(reply);
  expect(screen.queryByText(/À vérifier/)).toBeNull();
  expect(screen.queryByText(/Idée de départ/)).toBeNull();
});

it('shows a tone that it does not know as it came, and cannot keep it', () => {
  show({ ...reply, tone: 'poétique' });
  expect(screen.getByText('poétique')).toBeDefined();
  expect(screen.getByRole('button', { name: /Copier/ })).toBeDefined();
  expect(screen.queryByRole('button', { name: /Favoris/ })).toBeNull();
});
