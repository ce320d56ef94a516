// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { formatDay } from '#contract/format.ts';
import { noOwnAnswers, type OwnAnswers } from '#contract/own-answers.ts';
import type { SentReply } from '#contract/sent-replies.ts';
import type { Reply, Variation } from '#contract/writing.ts';
import { ownAnswersQuery } from '../own-answers/queries.ts';
import { sentRepliesQuery } from '../sent-replies/queries.ts';
import { keptRepliesQuery } from './kept-replies.ts';
import { SuggestedReply } from './suggested-reply.tsx';

const reply: Reply = {
  tone: 'humoristique',
  content: 'Le levain a un prénom, avoue ?',
  why: 'Tu taquines sans juger.',
  confidence: 80,
};
const withBlank: Reply = {
  ...reply,
  content: 'Moi je suis [ton métier].',
  confidence: 59,
  confidenceFilled: 80,
};

interface Shown extends Pick<ComponentProps<typeof SuggestedReply>, 'sentId' | 'unanswered' | 'onRevive'> {
  sent?: SentReply[];
  answers?: Partial<OwnAnswers>;
  isExit?: boolean;
  onVary?: (how: Variation, content: string) => void;
}

function show(shown: Reply, { answers = {}, sent = [], ...props }: Shown = {}) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(keptRepliesQuery.queryKey, []);
  client.setQueryData(sentRepliesQuery.queryKey, sent);
  client.setQueryData(ownAnswersQuery.queryKey, { ...noOwnAnswers, ...answers });
  const user = userEvent.setup();
  const copied = vi.spyOn(navigator.clipboard, 'writeText');
  render(
    <QueryClientProvider client={client}>
      <SuggestedReply reply={shown} onSent={() => undefined} {...props} />
    </QueryClientProvider>,
  );
  return { user, copied };
}

const more = () => screen.getByRole('button', { name: /^Plus d'actions/ });
const copy = () => screen.getByRole('button', { name: /^Copier/ });

afterEach(cleanup);

it('says what to check before sending a doubtful reply', () => {
  show({ ...reply, doubt: "À vérifier : « J'ai un chien », c'est vrai pour toi ?" });
  expect(screen.getByText(/À vérifier/)).toBeDefined();
  expect(copy()).toBeDefined();
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

it('shows a tone that it does not know as it came, and cannot keep it', async () => {
  const { user } = show({ ...reply, tone: 'poétique' });
  expect(screen.getByText('poétique')).toBeDefined();
  expect(screen.getByRole('button', { name: /Copier/ })).toBeDefined();
  await user.click(more());
  expect(screen.getByRole('button', { name: /^Modifier/ })).toBeDefined();
  expect(screen.queryByRole('button', { name: /Favoris/ })).toBeNull();
});

it('asks for an open blank before it copies, and raises the confidence once it is filled in', async () => {
  const { user, copied } = show(withBlank);
  expect(screen.getByText(/Confiance 59/)).toBeDefined();
  await user.click(copy());
  const field = screen.getByLabelText('À compléter : ton métier');
  expect(document.activeElement).toBe(field);
  expect(screen.getByRole('alert').textContent).toContain('Complète d’abord'.replace('’', "'"));
  expect(copied).not.toHaveBeenCalled();
  await user.type(field, 'pompier');
  expect(screen.getByText(/Confiance 80/)).toBeDefined();
  await user.click(copy());
  expect(copied).toHaveBeenCalledWith('Moi je suis pompier.');
});

it('fills a blank from the user’s own answers', async () => {
  const { user, copied } = show(withBlank, { answers: { job: 'infirmière' } });
  await user.click(copy());
  expect(copied).toHaveBeenCalledWith('Moi je suis infirmière.');
});

it('offers the user’s free days for a day', async () => {
  const { user, copied } = show(
    { ...withBlank, content: 'Disons [ton jour] ?' },
    { answers: { freeDays: ['jeudi', 'samedi'] } },
  );
  await user.click(screen.getByRole('button', { name: 'samedi' }));
  await user.click(copy());
  expect(copied).toHaveBeenCalledWith('Disons samedi ?');
});

it('is edited where it stands, and copied as it was changed', async () => {
  const { user, copied } = show(reply);
  await user.click(more());
  await user.click(screen.getByRole('button', { name: /^Modifier/ }));
  const field = screen.getByLabelText('Texte de la réponse humoristique');
  await user.clear(field);
  await user.type(field, 'Ton levain a un nom ?');
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await user.click(copy());
  expect(copied).toHaveBeenCalledWith('Ton levain a un nom ?');
});

it('asks for another idea about the words as they stand now', async () => {
  const onVary = vi.fn();
  const { user } = show(withBlank, { answers: { job: 'pompier' }, onVary });
  await user.click(more());
  await user.click(screen.getByRole('button', { name: /^Plus court/ }));
  expect(onVary).toHaveBeenCalledWith('shorter', 'Moi je suis pompier.');
});

it('shows two actions and «Plus» until it is copied, then whether it was sent', async () => {
  const { user } = show(reply, { onVary: () => undefined });
  const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(names()).toEqual([
    'Copier la réponse humoristique',
    'Autre idée que la réponse humoristique',
    "Plus d'actions pour la réponse humoristique",
  ]);
  await user.click(copy());
  expect(names()).toContain('Envoyée ? Noter que la réponse humoristique est envoyée');
});

it('shows no figure and no variation beside a goodbye', async () => {
  const { user } = show(reply, { isExit: true, onVary: () => undefined });
  await user.click(more());
  expect(screen.queryByText(/Confiance/)).toBeNull();
  expect(screen.queryByRole('button', { name: /^Plus osé/ })).toBeNull();
});

const silentSince = (sentAt: string): SentReply => {
  return { id: crypto.randomUUID(), tone: 'humoristique', writer: 'model', outcome: 'silent', sentAt };
};

it('offers a revival once no answer came, from the day on when it is wise', async () => {
  const [entry, onRevive] = [silentSince(new Date().toISOString()), vi.fn()];
  const { user } = show(reply, { sent: [entry], sentId: entry.id, unanswered: 2, onRevive });
  const due = new Date(Date.parse(entry.sentAt) + 4 * 24 * 60 * 60 * 1000);
  expect(screen.getByText(/^Tu peux relancer/).textContent).toContain(formatDay(due));
  await user.click(screen.getByRole('button', { name: 'Écrire la relance' }));
  expect(onRevive).toHaveBeenCalledWith(reply.content, due);
});

it('offers no revival after a goodbye, nor while an answer may come', () => {
  const entry = silentSince('2026-11-01T09:00:00.000Z');
  show(reply, { sent: [entry], sentId: entry.id, isExit: true, onRevive: () => undefined });
  expect(screen.queryByText(/^Tu peux relancer/)).toBeNull();
  cleanup();
  show(reply, { sent: [{ ...entry, outcome: 'waiting' }], sentId: entry.id, onRevive: () => undefined });
  expect(screen.queryByText(/^Tu peux relancer/)).toBeNull();
});
