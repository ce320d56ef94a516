// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { autoLogin } from '#contract/billing.ts';
import { expectAddress, newTab } from '../../testing/browser-tab.tsx';
import { proUser } from '../../testing/example-users.ts';

const tab = newTab();
const region = () => screen.findByRole('region', { name: /^Te voilà Pro/ });

it('follows a purchase, with three ways to begin and what is new, until it is closed', async () => {
  tab.signIn(proUser);
  tab.api.on(autoLogin, { status: 'signed_in', user: proUser });
  await tab.open('/complete-profile?session_id=cs_test_1');
  await expectAddress('/dashboard');
  const welcome = within(await region());
  const links = welcome.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/dashboard#ta-conversation', '/dashboard?section=outils', '/dashboard?section=bio']);
  expect(document.getElementById('ta-conversation')).toBeTruthy();
  welcome.getByText('100 par mois');
  await tab.press('Fermer la bienvenue');
  expect(screen.queryByRole('region', { name: /^Te voilà Pro/ })).toBeNull();
  await tab.open('/dashboard');
  await screen.findByRole('heading', { name: 'Messages IA' });
  expect(screen.queryByRole('region', { name: /^Te voilà Pro/ })).toBeNull();
});

it('is not shown to a Pro who bought nothing now, and can be reached from the menu', async () => {
  tab.signIn(proUser);
  await tab.open('/dashboard');
  await screen.findByRole('heading', { name: 'Messages IA' });
  expect(screen.queryByRole('region', { name: /^Te voilà Pro/ })).toBeNull();
  await tab.user.click(screen.getByRole('link', { name: 'Bien démarrer avec Pro' }));
  expect(within(await region()).queryByRole('button', { name: 'Fermer la bienvenue' })).toBeNull();
});
