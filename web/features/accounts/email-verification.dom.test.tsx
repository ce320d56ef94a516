// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { resetPassword, verifyEmail } from '#contract/accounts.ts';
import { expectFieldError, expectFocus, newTab } from '../../testing/browser-tab.tsx';
import { freeUser } from '../../testing/example-users.ts';
import { fieldErrors, refusal } from '../../testing/fake-api.ts';

// The page of the mailed link that confirms an address.

const tab = newTab();
const address = '/verifier/lien.signature';
const confirmed = { outcome: 'confirmed', message: 'Ton adresse est confirmée.' } as const;
const passwordNeeded = { outcome: 'password_needed', message: 'Entre le mot de passe de ton compte.' } as const;
const password = () => screen.findByLabelText('Mot de passe');
const send = () => tab.press('Confirmer mon adresse');

describe('the link of a mail that confirms an address', () => {
  it('needs no more than the click in the browser of the account', async () => {
    tab.signIn(freeUser);
    tab.api.on(verifyEmail, confirmed);
    await tab.open(address);
    await screen.findByRole('heading', { name: 'Adresse confirmée' });
    expect(tab.api.sent(verifyEmail).map(({ body }) => body)).toEqual([{ token: 'lien.signature' }]);
  });

  it('asks another browser for the password, says what is wrong with it, and then confirms and signs in', async () => {
    tab.api.on(verifyEmail, passwordNeeded);
    await tab.open(address);
    await screen.findByRole('heading', { name: 'Encore une chose : ton mot de passe' });
    await send();
    await expectFieldError(await password(), 'Mot de passe trop court (minimum 6 caractères)');

    tab.api.on(verifyEmail, fieldErrors({ password: 'Mot de passe incorrect' }));
    await tab.fill(await password(), 'pas-le-bon');
    await send();
    await expectFieldError(await password(), 'Mot de passe incorrect');

    tab.api.on(verifyEmail, confirmed);
    tab.signIn(freeUser);
    await tab.fill(await password(), 'velo-orange');
    await send();
    await expectFocus(await screen.findByRole('heading', { name: 'Adresse confirmée' }));
    await screen.findByRole('link', { name: 'Continuer' });
    expect(tab.api.sent(verifyEmail).at(-1)?.body).toEqual({ token: 'lien.signature', password: 'velo-orange' });
  });

  it('lets whoever does not know the password choose another one by the same link', async () => {
    tab.api.on(verifyEmail, passwordNeeded);
    tab.api.on(resetPassword, {
      message: 'Ton mot de passe est changé. Tu peux te connecter.',
      otherWaysIn: ['Google'],
    });
    await tab.open(address);
    await tab.user.click(await screen.findByRole('link', { name: 'Choisis un nouveau mot de passe' }));
    await tab.fill(await screen.findByLabelText('Nouveau mot de passe'), 'velo-orange-neuf');
    await tab.press('Changer mon mot de passe');
    await screen.findByRole('heading', { name: "C'est fait" });
    const note = screen.getByText(/^Ces accès ouvrent encore ton compte : Google\./);
    expect(within(note).getByRole('link').getAttribute('href')).toBe('/compte');
    expect(tab.api.sent(resetPassword).map(({ body }) => body)).toEqual([
      { token: 'lien.signature', password: 'velo-orange-neuf' },
    ]);
  });

  it('says that it is spent where it was used while the password was typed', async () => {
    tab.api.on(verifyEmail, passwordNeeded);
    await tab.open(address);
    tab.api.on(verifyEmail, refusal('invalid_token', 'Ce lien a expiré ou a déjà servi.'));
    await tab.fill(await password(), 'velo-orange');
    await send();
    await screen.findByRole('heading', { name: 'Ce lien ne marche plus' });
  });
});
