// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { logout } from '#contract/accounts.ts';
import { expectAddress, isDisabled, newTab } from '../../testing/browser-tab.tsx';
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
