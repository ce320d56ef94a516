// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { logout } from '#contract/accounts.ts';
import { historyAgreement } from '../../session/kept-entries.ts';
import { expectAddress, expectToast, isDisabled, newTab } from '../../testing/browser-tab.tsx';
import { proUser } from '../../testing/example-users.ts';
import { badGateway } from '../../testing/fake-api.ts';

const tab = newTab();

it('a logout that fails in the dashboard is logged, not told, and can be tried again', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  tab.signIn(proUser);
  tab.api.on(logout, badGateway);
  await tab.open('/dashboard');
  await tab.press('Déconnexion');
  await waitFor(() => expect(logged).toHaveBeenCalledWith('logout', expect.any(Error)));
  expect(screen.queryByText('Erreur lors de la déconnexion')).toBeNull();
  await expectAddress('/dashboard');
  expect(isDisabled(screen.getByRole('button', { name: 'Déconnexion' }))).toBe(false);
});

it('logging out asks first where conversations are kept on the device, and erases them once confirmed', async () => {
  tab.signIn(proUser);
  tab.api.on(logout, { message: 'À bientôt !' });
  historyAgreement.write(proUser.id);
  await tab.open('/dashboard');
  await tab.press('Déconnexion');
  const dialog = within(await screen.findByRole('dialog', { name: 'Te déconnecter ?' }));
  await tab.user.click(dialog.getByRole('button', { name: 'Annuler' }));
  expect(tab.api.sent(logout)).toEqual([]);
  expect(historyAgreement.read()).toBe(proUser.id);

  await tab.press('Déconnexion');
  await tab.user.click(await screen.findByRole('button', { name: 'Me déconnecter' }));
  await expectToast('Déconnexion réussie');
  expect(historyAgreement.read()).toBeNull();
});

it('on a phone the four sections are tabs, of which the current one is marked', async () => {
  tab.signIn(proUser);
  await tab.open('/dashboard?section=photos');
  const tabs = within(await screen.findByRole('navigation', { name: 'Onglets' })).getAllByRole('link');
  expect(tabs.map(({ textContent }) => textContent)).toEqual(['Messages', 'Bio', 'Photos', 'Outils']);
  expect(
    tabs.filter((link) => link.getAttribute('aria-current') === 'page').map(({ textContent }) => textContent),
  ).toEqual(['Photos']);
});
