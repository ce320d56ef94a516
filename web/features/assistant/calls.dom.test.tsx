// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { optimizeText } from '#contract/assistant.ts';
import { answerText, askAboutText } from '../../testing/assistant-run.ts';
import { newTab } from '../../testing/browser-tab.tsx';
import { fieldErrors } from '../../testing/fake-api.ts';

const tab = newTab();

it('says what is wrong with the conversation where the server refuses it', async () => {
  tab.api.on(optimizeText, fieldErrors({ conversation: 'Ce texte est trop long : garde la fin de la conversation' }));
  await askAboutText(tab);
  const main = within(await screen.findByRole('main'));
  expect(await main.findByText(/Ce texte est trop long/)).toBeTruthy();
  expect(main.queryByText('Certains champs sont à corriger.')).toBeNull();
});

it('shows on replies to a pasted conversation which are starting ideas and what to check before sending', async () => {
  answerText(tab, [
    { tone: 'humoristique', text: 'Et toi ?', context: 'Court.', confidence: 30, isStartingIdea: true },
    {
      tone: 'flirt',
      text: 'Je connais ce sentier.',
      context: 'Un point commun.',
      confidence: 90,
      doubt: 'À vérifier : tu connais ce sentier ?',
    },
  ]);
  await askAboutText(tab);
  const region = await screen.findByRole('region', { name: 'Réponses proposées' });
  const [idea, written] = await within(region).findAllByRole('listitem');
  expect(idea?.textContent).toContain('Idée de départ');
  expect(written?.textContent).not.toContain('Idée de départ');
  expect(written?.textContent?.replace(/\s/g, ' ')).toContain('À vérifier : tu connais ce sentier ?');
});
