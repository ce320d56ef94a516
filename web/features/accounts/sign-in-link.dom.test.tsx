// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { requestSignInLink, signInByLink } from '#contract/accounts.ts';
import { expectAddress, expectFieldError, expectFocus, expectToast, newTab } from '../../testing/browser-tab.tsx';
import { freeUser } from '../../testing/example-users.ts';
import { noConnection, refusal } from '../../testing/fake-api.ts';

// Signing in by a mailed link: asking for it, and the page that it opens.

const tab = newTab();
const email = () => screen.getByLabelText('E-mail');
const address = '/connexion/lien.signature';

beforeEach(() => tab.answerMemberPages(freeUser));

describe('asking for a link to sign in', () => {
  it('takes the address along from the login page, and says that the link has left', async () => {
    const message = 'Si cette adresse a un compte, un lien vient de partir. Il est valable 15 minutes.';
    tab.api.on(requestSignInLink, { message });
    await tab.open('/auth');
    await tab.fill(email(), freeUser.email);
    await tab.user.click(screen.getByRole('link', { name: 'Recevoir un lien par e-mail' }));
    await expectAddress('/connexion');
    await screen.findByRole('heading', { level: 1, name: 'Lien de connexion' });
    await tab.press('Recevoir le lien');
    await expectFocus(await screen.findByRole('heading', { name: 'Regarde tes e-mails' }));
    expect(screen.getByText(message)).toBeTruthy();
    expect(tab.api.sent(requestSignInLink).map(({ body }) => body)).toEqual([{ email: freeUser.email }]);
  });

  it('says what is wrong with the address', async () => {
    await tab.open('/connexion');
    await tab.fill(email(), 'pas-une-adresse');
    await tab.press('Recevoir le lien');
    await expectFieldError(email(), 'Vérifie ton adresse e-mail');
    expect(tab.api.sent(requestSignInLink)).toEqual([]);
  });
});

describe('the link of a mail that signs in', () => {
  it('does nothing until the button is pressed, then signs in and leads on', async () => {
    tab.api.on(signInByLink, { user: freeUser });
    await tab.open(address);
    const button = await screen.findByRole('button', { name: 'Me connecter' });
    expect(tab.api.sent(signInByLink)).toEqual([]);
    tab.signIn(freeUser);
    await tab.user.click(button);
    await expectAddress('/onboarding-dm');
    await expectToast('Connexion réussie', 'Bienvenue !');
    expect(tab.api.sent(signInByLink).map(({ body }) => body)).toEqual([{ token: 'lien.signature' }]);
  });

  it('says that it is spent, and leads to a new one and to the password', async () => {
    tab.api.on(signInByLink, refusal('invalid_token', 'Ce lien a expiré ou a déjà servi.'));
    await tab.open(address);
    await tab.press('Me connecter');
    await expectFocus(await screen.findByRole('heading', { name: 'Ce lien ne marche plus' }));
    expect(screen.getByRole('link', { name: 'connecte-toi avec ton mot de passe' }).getAttribute('href')).toBe('/auth');
    await tab.user.click(screen.getByRole('link', { name: 'Recevoir un nouveau lien' }));
    await expectAddress('/connexion');
  });

  it('stays for another try where there is no connection', async () => {
    tab.api.on(signInByLink, noConnection);
    await tab.open(address);
    await tab.press('Me connecter');
    await screen.findByText(/Connexion impossible/);
    tab.api.on(signInByLink, { user: freeUser });
    await tab.press('Me connecter');
    await expectAddress('/onboarding-dm');
  });
});
