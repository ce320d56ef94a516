// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { optimizeText } from '#contract/assistant.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import { tabRunEntry } from '../../session/kept-entries.ts';
import { newTab } from '../../testing/browser-tab.tsx';
import { proUser } from '../../testing/example-users.ts';
import { readTabRun } from './tab-run.ts';

const tab = newTab();

const answer: ResponseOf<typeof optimizeText> = {
  result: {
    responses: [{ tone: 'flirt', text: 'Je connais ce sentier.', context: 'Un point commun.', confidence: 90 }],
    verdict: 'reply',
    reason: 'Une question attend.',
    transcript: {
      app: 'unknown',
      matchName: 'Léa',
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
  const events = `event: done\ndata: ${JSON.stringify(answer)}\n\n`;
  tab.api.on(optimizeText, () => new Response(events, { headers: { 'content-type': 'text/event-stream' } }));
  tab.signIn(proUser);
  await tab.open('/dashboard');
  await tab.user.click(await screen.findByRole('tab', { name: 'Texte' }));
  await tab.fill(screen.getByLabelText('Le texte de ta conversation'), 'Elle : Une rando, et toi ?');
  await tab.press('Trouver mes 3 réponses');
  await screen.findByRole('region', { name: 'Réponses proposées' });
}

it('shows the last result again after a reload, until a new conversation is begun', async () => {
  tabRunEntry.erase();
  await askAboutText();
  cleanup();
  await tab.open('/dashboard');
  const region = await screen.findByRole('region', { name: 'Réponses proposées' });
  expect(await within(region).findByText('Je connais ce sentier.')).toBeTruthy();
  await tab.press('Nouvelle conversation');
  expect(readTabRun(proUser.id)).toBeNull();
});

it('keeps nothing of it for another account', async () => {
  tabRunEntry.erase();
  await askAboutText();
  expect(readTabRun(proUser.id)?.run.matchName).toBe('Léa');
  expect(readTabRun('another')).toBeNull();
});
