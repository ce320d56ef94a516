// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import type { Reply } from '#contract/writing.ts';
import { TriedAdvice } from './tried-advice.tsx';

afterEach(cleanup);

const reply = (tone: string, content: string): Reply => ({ tone, content, why: 'Parce que.', confidence: 80 });
const doubted = {
  verdict: 'reply',
  reason: 'La balle est dans ton camp.',
  question: { text: "« j'ai 16 ans » peut faire penser à un mineur. Est-ce le cas ?", ifYes: 'On arrête là : 119.' },
} as const;

it('asks before it shows a reply where two readers disagree, and shows the replies after a no', async () => {
  render(<TriedAdvice judgement={doubted} replies={[reply('flirt', 'Salut toi')]} />);
  screen.getByText('Une question avant de répondre');
  expect(screen.queryByText('Salut toi')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Non, tout va bien' }));
  screen.getByText('Salut toi');
  expect(screen.queryByText(/119/)).toBeNull();
});

it('says where help is after a yes, and shows no reply', async () => {
  render(<TriedAdvice judgement={doubted} replies={[reply('flirt', 'Salut toi')]} />);
  await userEvent.click(screen.getByRole('button', { name: 'Oui' }));
  screen.getByText(/119/);
  expect(screen.queryByText('Salut toi')).toBeNull();
});

it('names no tone in a grave talk', () => {
  const judgement = { verdict: 'reply', reason: 'Une présence suffit.', signal: 'grave' } as const;
  render(<TriedAdvice judgement={judgement} replies={[reply('court', 'Je pense à toi')]} />);
  screen.getByText('Un moment difficile');
  screen.getByRole('button', { name: /la réponse courte/ });
  expect(screen.queryByText('court')).toBeNull();
});

it('shows what to write about first, and folds replies that suit any talk', () => {
  const idea = "Elle t'écrit « la pétanque » : rebondis là-dessus.";
  const judgement = { verdict: 'reply', reason: 'La balle est dans ton camp.', idea } as const;
  render(<TriedAdvice judgement={judgement} replies={[reply('flirt', 'Salut toi')]} />);
  screen.getByText(/la pétanque/);
  const fold = screen.getByText('Trois idées passe-partout').closest('details');
  expect(fold?.open).toBe(false);
  expect(fold?.textContent).toContain('Salut toi');
});

it('asks for gentleness where the talk may be hard', () => {
  const reading = { stance: 'careful', words: 'je sais pas', by: 'engine' } as const;
  const judgement = { verdict: 'reply', reason: 'Relis son dernier message.', reading } as const;
  render(<TriedAdvice judgement={judgement} replies={[reply('court', 'Je comprends.')]} />);
  screen.getByText('Doucement');
  const fold = screen.getByText("Trois mots doux, si c'est sérieux").closest('details');
  expect(fold?.open).toBe(false);
  expect(fold?.textContent).toContain('Je comprends.');
});
