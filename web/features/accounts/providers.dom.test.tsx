// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  finishSignIn,
  joinByPassword,
  listIdentities,
  removeIdentity,
  signUpVouched,
  startJoining,
  startSignIn,
} from '#contract/identities.ts';
import { expectAddress, expectFieldError, expectToast, newTab } from '../../testing/browser-tab.tsx';
import { exampleSettings } from '../../testing/example-settings.ts';
import { freeUser } from '../../testing/example-users.ts';
import { fieldErrors, refusal } from '../../testing/fake-api.ts';

// Signing in with Google or Apple: the buttons, the page of the return, and what the account page shows.

const tab = newTab();
const url = 'https://accounts.google.example/?state=1';
const back = '/connexion/retour/google?code=1&state=1';
let assign: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  tab.answerMemberPages(freeUser);
  vi.spyOn(exampleSettings, 'signInWith', 'get').mockReturnValue(['google', 'apple']);
  assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

describe('the buttons', () => {
  it.each(['/auth', '/signup'])('on %s lead to the provider, and say so where it does not answer', async (address) => {
    await tab.open(address);
    tab.api.on(startSignIn, refusal('provider_unavailable', 'Google ne répond pas.'));
    await tab.press('Se connecter avec Google');
    expect((await screen.findByRole('alert')).textContent).toBe('Google ne répond pas.');
    tab.api.on(startSignIn, { url });
    await tab.press('Se connecter avec Apple');
    await waitFor(() => expect(assign).toHaveBeenCalledWith(url));
  });

  it('are absent where the operator has set no keys', async () => {
    vi.spyOn(exampleSettings, 'signInWith', 'get').mockReturnValue([]);
    await tab.open('/auth');
    expect(screen.queryByRole('button', { name: /Google|Apple/ })).toBeNull();
  });
});

describe('coming back from a provider', () => {
  it('sends on what came in the query or in the fragment, once, and enters', async () => {
    tab.api.on(finishSignIn, { outcome: 'signed_in', user: freeUser });
    await tab.open('/connexion/retour/apple#code=2&state=2');
    await expectAddress('/onboarding-dm');
    await expectToast('Connexion réussie', 'Bienvenue !');
    expect(tab.api.sent(finishSignIn).map(({ body }) => body)).toEqual([{ answer: 'code=2&state=2' }]);
  });

  it('asks somebody new for age and terms, with the name filled in', async () => {
    tab.api.on(finishSignIn, { outcome: 'new', email: 'lea@gmail.com', firstName: 'Léa' });
    await tab.open(back);
    await screen.findByText('lea@gmail.com');
    await tab.press('Créer mon compte');
    await expectFieldError(screen.getByRole('checkbox', { name: /18 ans/ }), 'Confirme que tu as 18 ans ou plus');
    for (const box of screen.getAllByRole('checkbox')) await tab.user.click(box);
    tab.api.on(signUpVouched, { user: freeUser });
    await tab.press('Créer mon compte');
    await expectAddress('/onboarding-dm');
    expect(tab.api.sent(signUpVouched).at(-1)?.body).toMatchObject({
      firstName: 'Léa',
      isAdult: true,
      acceptsTerms: true,
    });
  });

  it('asks for the password of an account that has the address', async () => {
    tab.api.on(finishSignIn, { outcome: 'proof_needed', email: 'lea@gmail.com' });
    tab.api.on(joinByPassword, fieldErrors({ password: 'Mot de passe incorrect' }));
    await tab.open(back);
    const password = await screen.findByLabelText('Mot de passe');
    await tab.fill(password, 'pas-le-bon');
    await tab.press('Relier et me connecter');
    await expectFieldError(password, 'Mot de passe incorrect');
    tab.api.on(joinByPassword, { user: freeUser });
    await tab.press('Relier et me connecter');
    await expectAddress('/onboarding-dm');
    expect(tab.api.sent(joinByPassword).at(-1)?.body).toEqual({ email: 'lea@gmail.com', password: 'pas-le-bon' });
  });

  it('says what went wrong and leads on, without a call where it was called off', async () => {
    await tab.open('/connexion/retour/google?error=access_denied&state=1');
    await screen.findByText(/s'est arrêtée en chemin/);
    expect(screen.getByRole('link', { name: 'Retour à la connexion' }).getAttribute('href')).toBe('/auth');
    expect(tab.api.sent(finishSignIn)).toEqual([]);
  });

  it('is no page for a provider that there is not', async () => {
    await tab.open('/connexion/retour/autre?code=1');
    expect(await screen.findByText('404')).toBeTruthy();
  });
});

describe('the account page', () => {
  it('shows what is joined, takes it away, and asks for the password before another is joined', async () => {
    tab.signIn(freeUser);
    tab.api.on(listIdentities, {
      identities: [{ provider: 'google', email: 'lea@gmail.com', joinedAt: '2026-11-01T09:00:00.000Z' }],
    });
    tab.api.on(removeIdentity, { message: "Google n'est plus relié à ton compte." });
    tab.api.on(startJoining, { url });
    await tab.open('/compte');
    await screen.findByText('lea@gmail.com');
    await tab.press('Relier Apple');
    const dialog = within(await screen.findByRole('dialog'));
    await tab.fill(dialog.getByLabelText('Ton mot de passe, pour confirmer'), 'velo-orange');
    await tab.press('Continuer vers Apple');
    await waitFor(() => expect(assign).toHaveBeenCalledWith(url));
    expect(tab.api.sent(startJoining).map(({ body }) => body)).toEqual([{ password: 'velo-orange' }]);
    tab.api.on(listIdentities, { identities: [] });
    await tab.press('Retirer Google');
    await screen.findByRole('button', { name: 'Relier Google' });
  });

  it('of who has no password says how to choose one', async () => {
    tab.signIn({ ...freeUser, hasPassword: false });
    tab.api.on(listIdentities, { identities: [] });
    await tab.open('/compte');
    const way = await screen.findByRole('link', { name: 'en choisir un par e-mail' });
    expect(way.getAttribute('href')).toBe('/mot-de-passe-oublie');
  });
});
