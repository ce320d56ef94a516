// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { writeOpeners } from '#contract/tool-calls.ts';
import { privacyLines } from '../../content/assistant.ts';
import { expectFocus, expectToast, newTab, typedIn } from '../../testing/browser-tab.tsx';
import { proUser } from '../../testing/example-users.ts';
import { badGateway } from '../../testing/fake-api.ts';

const tab = newTab();

it('three tools say that pasted text is written about, and the radar that it is only analysed here', async () => {
  tab.signIn(proUser);
  await tab.open('/dashboard?section=outils');
  expect(await screen.findAllByText(privacyLines.local.texte, { exact: false })).toHaveLength(3);
  const radar = screen.getByText(privacyLines.local.analyse, { exact: false });
  expect(radar.closest('form')?.textContent).toContain('Radar à red flags');
  expect(privacyLines.model.analyse).toBe(privacyLines.local.analyse);
});

const pack = {
  openers: [
    {
      strategy: 'question' as const,
      content: 'Ton chat a-t-il validé ce profil ?',
      about: 'chat',
      score: 85,
      why: [
        { label: 'Parle de son profil', points: 25 },
        { label: 'Plusieurs questions à la fois', points: -5 },
      ],
    },
  ],
  remark: null,
  usage: null,
};

async function askForOpeners(): Promise<HTMLElement> {
  tab.signIn(proUser);
  tab.api.on(writeOpeners, pack);
  await tab.open('/dashboard?section=outils');
  await tab.user.click(await screen.findByRole('tab', { name: 'Accroches' }));
  const panel = screen.getByRole('tabpanel', { name: 'Accroches' });
  await tab.fill(within(panel).getByLabelText('La bio de son profil'), 'Prof de SVT\nMon chat choisit mes matchs.');
  await tab.press('Écrire 10 accroches');
  await within(panel).findByText(/Ton chat a-t-il validé/);
  return panel;
}

it('the form of a tool folds to one line once its result is there, and opens again with what was typed', async () => {
  const panel = await askForOpeners();
  expect(within(panel).queryByRole('button', { name: 'Écrire 10 accroches' })).toBeNull();
  expect(within(panel).getByText('Prof de SVT Mon chat choisit mes matchs.')).not.toBeNull();
  expect(panel.contains(document.activeElement)).toBe(true);
  await tab.press('Modifier ma demande');
  const field = within(panel).getByLabelText('La bio de son profil');
  expect(typedIn(field)).toBe('Prof de SVT\nMon chat choisit mes matchs.');
  await expectFocus(field);
  expect(within(panel).getByText(/Ton chat a-t-il validé/)).not.toBeNull();
});

it('a result stays while more of the same is asked for, and if that fails', async () => {
  const panel = await askForOpeners();
  tab.api.on(writeOpeners, badGateway);
  await tab.press('10 autres accroches');
  await expectToast('Erreur');
  expect(within(panel).getByText(/Ton chat a-t-il validé/)).not.toBeNull();
  await waitFor(() => expect(within(panel).queryByRole('button', { name: '10 autres accroches' })).not.toBeNull());
});

it('an opener has its score, explained by a tap', async () => {
  const panel = await askForOpeners();
  await tab.user.click(within(panel).getByRole('button', { name: '85/100 : pourquoi ce score' }));
  const explanation = 'Parle de son profil +25 · Plusieurs questions à la fois −5';
  expect((await screen.findByRole('tooltip')).textContent).toContain(explanation);
});
