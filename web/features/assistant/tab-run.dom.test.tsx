// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { tabRunEntry } from '../../session/kept-entries.ts';
import { answerText, askAboutText, shortTranscript } from '../../testing/assistant-run.ts';
import { newTab } from '../../testing/browser-tab.tsx';
import { proUser } from '../../testing/example-users.ts';
import { readTabRun } from './tab-run.ts';

const tab = newTab();

async function getResult(): Promise<void> {
  answerText(tab, [{ tone: 'flirt', text: 'Je connais ce sentier.', context: 'Un point commun.', confidence: 90 }], {
    transcript: { ...shortTranscript, matchName: 'Léa' },
  });
  await askAboutText(tab);
  await screen.findByRole('region', { name: 'Réponses proposées' });
}

it('shows the last result again after a reload, until a new conversation is begun', async () => {
  tabRunEntry.erase();
  await getResult();
  cleanup();
  await tab.open('/dashboard');
  const region = await screen.findByRole('region', { name: 'Réponses proposées' });
  expect(await within(region).findByText('Je connais ce sentier.')).toBeTruthy();
  await tab.press('Nouvelle conversation');
  expect(readTabRun(proUser.id)).toBeNull();
});

it('keeps nothing of it for another account', async () => {
  tabRunEntry.erase();
  await getResult();
  expect(readTabRun(proUser.id)?.run.matchName).toBe('Léa');
  expect(readTabRun('another')).toBeNull();
});
