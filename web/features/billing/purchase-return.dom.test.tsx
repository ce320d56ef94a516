// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { User } from '#contract/accounts.ts';
import { autoLogin, completeProfile, openPurchaseLink, resendPurchaseLink } from '#contract/billing.ts';
import {
  expectAddress,
  expectFieldError,
  expectFocus,
  expectToast,
  newTab,
  typedIn,
} from '../../testing/browser-tab.tsx';
import { freeUser, proUser } from '../../testing/example-users.ts';
import { badGateway, fieldErrors, ok, refusal } from '../../testing/fake-api.ts';

// Back from paying: payments that are not there yet or not known, and the profile that is still missing.

const tab = newTab();

const payer: User = {
  ...proUser,
  firstName: null,
  emailVerified: false,
  profileMissing: ['firstName', 'phoneNumber', 'password'],
};
const paid = { status: 'signed_in', user: payer } as const;

const firstName = () => screen.getByLabelText('Prénom');
const email = () => screen.getByLabelText('E-mail');
const phone = () => screen.getByLabelText('Téléphone');
const password = () => screen.getByLabelText('Mot de passe');
const send = () => tab.press('Accéder à mon dashboard');

async function openReturn(): Promise<void> {
  await tab.open('/complete-profile?session_id=cs_test_1');
  await screen.findByLabelText('Téléphone');
}

async function fillAll(): Promise<void> {
  await tab.fill(firstName(), 'Camille');
  await tab.fill(phone(), '06 12 34 56 78');
  await tab.fill(password(), 'velo-orange-42');
}

describe('the profile of an account that was opened by paying', () => {
  beforeEach(() => {
    tab.api.on(autoLogin, paid);
    tab.answerMemberPages(proUser);
  });

  it('says under each field what is wrong', async () => {
    await openReturn();
    expect(typedIn(email())).toBe(payer.email);
    await send();
    await expectFieldError(firstName(), 'Le prénom doit contenir au moins 2 caractères');
    await expectFieldError(phone(), 'Le numéro doit contenir au moins 8 caractères');
    await expectFieldError(password(), 'Le mot de passe doit contenir au moins 6 caractères');
  });

  it('asks for no address that is proven, and says where it can be changed', async () => {
    tab.api.on(autoLogin, { status: 'signed_in', user: { ...payer, emailVerified: true } });
    tab.api.on(completeProfile, { user: proUser });
    await openReturn();
    expect(screen.queryByLabelText('E-mail')).toBeNull();
    expect(screen.getByText(payer.email).parentElement?.textContent).toContain('Tu la changeras ensuite');
    await fillAll();
    await send();
    await expectAddress('/dashboard');
    expect(tab.api.sent(completeProfile).at(-1)?.body).toMatchObject({ email: payer.email });
  });

  it('keeps what was typed when it cannot be saved', async () => {
    tab.api.on(completeProfile, badGateway);
    await openReturn();
    await fillAll();
    await send();
    await expectToast('Erreur', 'Impossible de sauvegarder les données');
    expect(typedIn(firstName())).toBe('Camille');

    tab.api.on(completeProfile, fieldErrors({ password: 'Ce mot de passe est trop courant' }));
    await send();
    await expectFieldError(password(), 'Ce mot de passe est trop courant');

    const taken = 'Cette adresse a déjà un compte.';
    tab.api.on(completeProfile, refusal('conflict', taken, { reason: 'email_taken' }));
    await tab.fill(email(), 'autre@exemple.fr');
    await tab.fill(password(), 'velo-orange-42');
    await send();
    await expectFieldError(email(), taken);
    await expectFocus(email());
    expect(screen.getByRole('link', { name: 'Connecte-toi' }).getAttribute('href')).toBe('/auth');

    tab.api.on(completeProfile, { user: proUser });
    await tab.fill(email(), payer.email);
    await send();
    await expectAddress('/dashboard');
  });
});

describe('a mailed link where somebody else is signed in', () => {
  const other = { status: 'other_account', signedInAs: 'moi@exemple.fr', email: payer.email } as const;

  // @demand gift-link
  it('asks before the account is changed, and stays where the answer is no', async () => {
    tab.signIn(proUser);
    tab.api.on(openPurchaseLink, other);
    await tab.open('/complete-profile?lien=un-lien.signature');
    await expectFocus(await screen.findByRole('heading', { name: 'Changer de compte ?' }));
    expect(screen.getByText('moi@exemple.fr')).toBeTruthy();
    expect(tab.api.sent(openPurchaseLink).map(({ body }) => body)).toEqual([{ token: 'un-lien.signature' }]);
    await tab.user.click(screen.getByRole('link', { name: 'Rester sur mon compte' }));
    await expectAddress('/dashboard');
  });

  it('opens the other account where the answer is yes', async () => {
    tab.signIn(proUser);
    tab.api.on(openPurchaseLink, other);
    await tab.open('/complete-profile?lien=un-lien.signature');
    await screen.findByRole('heading', { name: 'Changer de compte ?' });
    tab.api.on(openPurchaseLink, { status: 'signed_in', user: { ...payer, id: freeUser.id, email: 'b@exemple.fr' } });
    await tab.press("Ouvrir l'autre compte");
    expect(tab.api.sent(openPurchaseLink).at(-1)?.body).toEqual({ token: 'un-lien.signature', switchAccount: true });
    await screen.findByLabelText('Téléphone');
    expect(typedIn(email())).toBe('b@exemple.fr');
  });
});

describe('a buyer who opens the dashboard first', () => {
  it('is asked for the phone number, with the reason for it, and then let in', async () => {
    tab.signIn({ ...proUser, profileMissing: ['phoneNumber'] });
    tab.api.on(completeProfile, { user: proUser });
    await tab.open('/dashboard');
    await expectAddress('/complete-profile');
    const field = await screen.findByLabelText('Téléphone');
    const hint = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    expect(hint?.textContent).toContain('Seulement en cas de souci de paiement');
    expect(screen.queryByLabelText('Mot de passe')).toBeNull();
    await tab.fill(field, '06 12 34 56 78');
    await send();
    await expectAddress('/dashboard');
  });

  it('is not asked again once the profile is complete', async () => {
    tab.signIn(proUser);
    await tab.open('/complete-profile');
    await expectAddress('/dashboard');
  });
});

describe('a payment', () => {
  it('that is still on its way is waited for, and asked about at once on demand', async () => {
    tab.api.on(autoLogin, { status: 'pending' });
    await tab.open('/complete-profile?session_id=cs_test_1');
    await expectFocus(await screen.findByRole('heading', { name: "Ta banque n'a pas encore répondu" }));
    tab.api.on(autoLogin, paid);
    await tab.press('Vérifier maintenant');
    expect(typedIn(await screen.findByLabelText('E-mail'))).toBe(payer.email);
  });

  it.each(['/complete-profile', '/complete-profile?session_id=cs_test_inconnue'])(
    'that nobody knows has ways out, at %s',
    async (address) => {
      tab.api.on(autoLogin, refusal('not_found', 'Session de paiement invalide'));
      tab.api.on(resendPurchaseLink, ({ body }) => {
        expect(body).toEqual({ email: 'personne@exemple.fr' });
        return ok({ message: 'Si un paiement attend à cette adresse, un lien vient de partir.' });
      });
      await tab.open(address);
      expect(await screen.findByRole('heading', { name: 'Session de paiement invalide' })).toBeTruthy();
      await tab.fill(screen.getByLabelText('E-mail donné au paiement'), 'personne@exemple.fr');
      await tab.press('Recevoir le lien');
      await expectToast('Regarde tes e-mails');
      await tab.user.click(screen.getByRole('link', { name: 'Voir les offres' }));
      await expectAddress('/paywall');
    },
  );
});
