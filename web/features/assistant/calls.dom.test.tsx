// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { optimizeText } from '#contract/assistant.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import { newTab } from '../../testing/browser-tab.tsx';
import { proUser } from '../../testing/example-users.ts';
import { fieldErrors } from '../../testing/fake-api.ts';

const tab = newTab();

const answer: ResponseOf<typeof optimizeText> = {
  result: {
    responses: [
      { tone: 'humoristique', text: 'Et toi ?', context: 'Court.', confidence: 30, isStartingIdea: true },
      {
        tone: 'flirt',
        text: 'Je connais ce sentier.',
        context: 'Un point commun.',
        confidence: 90,
        doubt: 'À vérifier : tu connais ce sentier ?',
      },
    ],
    verdict: 'reply',
    reason: 'Une question attend.',
    transcript: {
      app: 'unknown',
      matchName: null,
      messages: [{ from: 'match', kind: 'text', text: 'Une rando, et toi ?', confidence: 1 }],
      warnings: [],
    },
    engine: 'model',
    followUp: null,
    variations: null,
    usage: null,
  },
};

async function askAboutText(): Promise<void> {
  tab.signIn(proUser);
  await tab.open('/dashboard');
  await tab.user.click(await screen.findByRole('tab', { name: 'Texte' }));
  await tab.fill(screen.getByLabelText('Le texte de ta conversation'), 'Elle : Une rando, et toi ?');
  await tab.press('Trouver mes 3 réponses');
}

it('says what is wrong with the conversation where the server refuses it', async () => {
  tab.api.on(optimizeText, fieldErrors({ conversation: 'Ce texte est trop long : garde la fin de la conversation' }));
  await askAboutText();
  const main = within(await screen.findByRole('main'));
  expect(await main.findByText(/Ce texte est trop long/)).toBeTruthy();
  expect(main.queryByText('Certains champs sont à corriger.')).toBeNull();
});

it('shows on replies to a pasted conversation which are starting ideas and what to check before sending', async () => {
  const events = `event: done\ndata: ${JSON.stringify(answer)}\n\n`;
  tab.api.on(optimizeText, () => new Response(events, { headers: { 'content-type': 'text/event-stream' } }));
  await askAboutText();
  const region = await screen.findByRole('region', { name: 'Réponses proposées' });
  const [idea, written] = await within(region).findAllByRole('listitem');
  expect(idea?.textContent).toContain('Idée de départ');
  expect(written?.textContent).not.toContain('Idée de départ');
  expect(written?.textContent?.replace(/\s/g, ' ')).toContain('À vérifier : tu connais ce sentier ?');
});
