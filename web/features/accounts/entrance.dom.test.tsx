// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { forgotPassword, login, resetPassword, signup } from '#contract/accounts.ts';
import {
  expectAddress,
  expectFieldError,
  expectFocus,
  expectNoFieldError,
  expectToast,
  isDisabled,
  newTab,
  typedIn,
} from '../../testing/browser-tab.tsx';
import { freeUser } from '../../testing/example-users.ts';
import { fieldErrors, heldAnswer, noConnection, ok, refusal } from '../../testing/fake-api.ts';

// The forms in front of an account: login, sign-up, forgotten and new password.

const tab = newTab();

const email = () => screen.getByLabelText('E-mail');
const password = () => screen.getByLabelText('Mot de passe');
const box = (name: RegExp) => screen.getByRole('checkbox', { name });
const isAdult = () => box(/J'ai 18 ans ou plus/);
const acceptsTerms = () => box(/J'accepte les conditions générales/);

const wrongPassword = refusal('invalid_credentials', 'Email ou mot de passe incorrect');
const commonPassword = fieldErrors({ password: 'Ce mot de passe est trop courant' });

beforeEach(() => tab.answerMemberPages(freeUser));

describe('login', () => {
  const send = () => tab.press('Se connecter');

  it('names itself, and leads on to sign-up, the plan choice and home', async () => {
    await tab.open('/auth');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Connexion');
    expect(screen.getByText('Accède à ton compte')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Commence ici' }).getAttribute('href')).toBe('/paywall');
    expect(screen.getByRole('link', { name: 'Déclic, accueil' }).getAttribute('href')).toBe('/');
    await tab.user.click(screen.getByRole('link', { name: 'Créer un compte gratuit' }));
    await expectAddress('/signup');
  });

  it('says under each field what is wrong, and focuses the first', async () => {
    await tab.open('/auth');
    await send();
    await expectFieldError(email(), 'Vérifie ton adresse e-mail');
    await expectFieldError(password(), 'Mot de passe trop court (minimum 6 caractères)');
    await expectFocus(email());

    await tab.fill(email(), 'toi@exemple.fr');
    await tab.fill(password(), '12345');
    await send();
    await expectNoFieldError(email());
    await expectFieldError(password(), 'Mot de passe trop court (minimum 6 caractères)');
    await expectFocus(password());
    expect(tab.api.sent(login)).toEqual([]);
  });

  it('waits visibly, refuses a wrong password, keeps the address and shows the way to a new password', async () => {
    const { answering, release } = heldAnswer(wrongPassword);
    tab.api.on(login, answering);
    await tab.open('/auth');
    await tab.fill(email(), 'camille@exemple.fr');
    await tab.fill(password(), 'pas-le-bon');
    await send();
    expect(isDisabled(await screen.findByRole('button', { name: 'Connexion...' }))).toBe(true);
    release();
    await expectToast('Erreur de connexion', 'Email ou mot de passe incorrect');
    expect(isDisabled(screen.getByRole('button', { name: 'Se connecter' }))).toBe(false);
    expect(typedIn(email())).toBe('camille@exemple.fr');
    await expectFocus(password());
    const way = screen.getByRole('link', { name: 'choisis un nouveau mot de passe' });
    expect(way.getAttribute('href')).toBe('/mot-de-passe-oublie');
  });

  it('says so when there is no connection, and works at the next try', async () => {
    tab.api.on(login, noConnection);
    await tab.open('/auth');
    await tab.fill(email(), freeUser.email);
    await tab.fill(password(), 'velo-orange');
    await send();
    await expectToast('Erreur de connexion', 'Connexion impossible.');
    tab.api.on(login, { user: freeUser });
    await send();
    await expectAddress('/onboarding-dm');
    expect(tab.api.sent(login).at(-1)?.body).toEqual({ email: freeUser.email, password: 'velo-orange' });
  });

  it('does not wait for a network that the browser knows to be gone', async () => {
    tab.api.on(login, noConnection);
    await tab.open('/auth');
    window.dispatchEvent(new Event('offline'));
    await tab.fill(email(), 'toi@exemple.fr');
    await tab.fill(password(), 'un-mot-de-passe');
    await send();
    await expectToast('Erreur de connexion', 'Connexion impossible.');
    expect(isDisabled(screen.getByRole('button', { name: 'Se connecter' }))).toBe(false);
  });

  it('shows and hides the password', async () => {
    await tab.open('/auth');
    await tab.fill(password(), 'velo-orange');
    expect(password().getAttribute('type')).toBe('password');
    await tab.press('Afficher le mot de passe');
    expect(password().getAttribute('type')).toBe('text');
    await tab.press('Masquer le mot de passe');
    expect(password().getAttribute('type')).toBe('password');
  });

  it.each(['/auth', '/signup'])('%s leads someone who is signed in to their space', async (address) => {
    tab.signIn(freeUser);
    await tab.open(address);
    await expectAddress('/onboarding-dm');
    expect(await screen.findByRole('heading', { level: 1, name: 'Bonjour Camille' })).toBeTruthy();
  });
});

describe('sign-up', () => {
  const firstName = () => screen.getByLabelText('Prénom');
  const send = () => tab.press('Créer mon compte');
  const fillAll = async (chosen = 'velo-orange-42') => {
    await tab.fill(firstName(), 'Camille');
    await tab.fill(email(), 'camille@exemple.fr');
    await tab.fill(password(), chosen);
    await tab.user.click(isAdult());
    await tab.user.click(acceptsTerms());
  };

  it('says under each field what is wrong, and focuses the first that is', async () => {
    tab.api.on(signup, { user: freeUser });
    await tab.open('/signup');
    await send();
    for (const { field, message, mend } of [
      {
        field: firstName,
        message: 'Le prénom doit contenir au moins 2 caractères',
        mend: () => tab.fill(firstName(), 'Camille'),
      },
      { field: email, message: 'Vérifie ton adresse e-mail', mend: () => tab.fill(email(), 'camille@exemple.fr') },
      {
        field: password,
        message: 'Le mot de passe doit contenir au moins 6 caractères',
        mend: () => tab.fill(password(), 'velo-orange-42'),
      },
      { field: isAdult, message: 'Confirme que tu as 18 ans ou plus', mend: () => tab.user.click(isAdult()) },
      {
        field: acceptsTerms,
        message: 'Accepte les conditions générales pour continuer',
        mend: () => tab.user.click(acceptsTerms()),
      },
    ]) {
      await expectFieldError(field(), message);
      await expectFocus(field());
      expect(tab.api.sent(signup)).toEqual([]);
      await mend();
      await expectNoFieldError(field());
      await send();
    }
    await expectAddress('/onboarding-dm');
  });

  it('refuses letters that are no address, and a name of spaces', async () => {
    await tab.open('/signup');
    await tab.fill(firstName(), '   ');
    await tab.fill(email(), 'camille@');
    await tab.fill(password(), '12345');
    await send();
    await expectFieldError(firstName(), 'Le prénom doit contenir au moins 2 caractères');
    await expectFieldError(email(), 'Vérifie ton adresse e-mail');
    await expectFieldError(password(), 'Le mot de passe doit contenir au moins 6 caractères');
  });

  it('says that an address has an account, and takes it along to login', async () => {
    tab.api.on(signup, refusal('conflict', 'Cette adresse a déjà un compte.'));
    await tab.open('/signup');
    await fillAll();
    await tab.fill(email(), 'CAMILLE@EXEMPLE.FR');
    await send();
    await expectFieldError(email(), 'Cette adresse a déjà un compte');
    await expectFocus(email());
    const way = screen.getByRole('link', { name: 'choisis un nouveau mot de passe' });
    expect(way.getAttribute('href')).toBe('/mot-de-passe-oublie');
    await tab.user.click(screen.getByRole('link', { name: 'Connecte-toi' }));
    await expectAddress('/auth');
    expect(typedIn(await screen.findByLabelText('E-mail'))).toBe('CAMILLE@EXEMPLE.FR');
  });

  it('shows a common password as refused by the server, and keeps everything else', async () => {
    tab.api.on(signup, commonPassword);
    await tab.open('/signup');
    await fillAll('azerty123');
    await send();
    await expectFieldError(password(), 'Ce mot de passe est trop courant');
    await expectFocus(password());
    expect(typedIn(email())).toBe('camille@exemple.fr');
    tab.api.on(signup, { user: freeUser });
    await tab.fill(password(), 'velo-orange-42');
    await send();
    await expectAddress('/onboarding-dm');
  });

  it('opens the conditions in another tab', async () => {
    await tab.open('/signup');
    const conditions = screen.getByRole('link', { name: /conditions générales/ });
    expect([conditions.getAttribute('href'), conditions.getAttribute('target')]).toEqual(['/legal/cgu', '_blank']);
  });
});

describe('a forgotten password', () => {
  const answer = { message: 'Si cette adresse a un compte, un lien vient de partir.' };
  const send = () => tab.press('Recevoir le lien');

  it('needs an address', async () => {
    await tab.open('/mot-de-passe-oublie');
    await tab.fill(email(), 'camille');
    await send();
    await expectFieldError(email(), 'Vérifie ton adresse e-mail');
    await expectFocus(email());
  });

  it('is answered in the server’s words, whoever has an account', async () => {
    tab.api.on(forgotPassword, answer);
    await tab.open('/mot-de-passe-oublie');
    await tab.fill(email(), 'personne@exemple.fr');
    await send();
    await expectFocus(await screen.findByRole('heading', { name: 'Regarde tes e-mails' }));
    expect(screen.getByText(/^Si cette adresse a un compte, un lien vient de partir/)).toBeTruthy();
    expect(screen.getByText('personne@exemple.fr')).toBeTruthy();
  });
});

describe('a new password by the mailed link', () => {
  const field = () => screen.getByLabelText('Nouveau mot de passe');
  const send = () => tab.press('Changer mon mot de passe');
  const open = () => tab.open('/reinitialiser/un-jeton');

  it('is checked like any other, and a refusal does not use the link up', async () => {
    await open();
    await send();
    await expectFieldError(field(), 'Le mot de passe doit contenir au moins 6 caractères');
    await expectFocus(field());

    tab.api.on(resetPassword, commonPassword);
    await tab.fill(field(), 'azerty123');
    await send();
    await expectFieldError(field(), 'Ce mot de passe est trop courant');
    await expectFocus(field());

    tab.api.on(resetPassword, ({ body }) => {
      expect(body).toEqual({ token: 'un-jeton', password: 'velo-orange-neuf' });
      return ok({ message: 'Ton mot de passe est changé.', otherWaysIn: [] });
    });
    await tab.fill(field(), 'velo-orange-neuf');
    await send();
    await expectFocus(await screen.findByRole('heading', { name: "C'est fait" }));
  });

  it('says that a link is spent or damaged, and where to get another', async () => {
    tab.api.on(resetPassword, refusal('invalid_token', 'Ce lien ne marche plus.'));
    await open();
    await tab.fill(field(), 'un-mot-de-passe-correct');
    await send();
    await expectFocus(await screen.findByRole('heading', { name: 'Ce lien ne marche plus' }));
    const way = screen.getByRole('link', { name: 'Recevoir un nouveau lien' });
    expect(way.getAttribute('href')).toBe('/mot-de-passe-oublie');
  });
});

describe('a page for members', () => {
  it('leads to login without a session', async () => {
    await tab.open('/compte');
    await expectAddress('/auth');
    await waitFor(() => within(document.body).getByRole('heading', { level: 1, name: 'Connexion' }));
  });
});
