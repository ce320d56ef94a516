// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  cancelEmailChange,
  changeEmail,
  confirmNewEmail,
  getEmailChange,
  resendEmailChange,
  restoreEmail,
  updateProfile,
} from '#contract/account-details.ts';
import { expectFieldError, expectFocus, expectToast, newTab, typedIn } from '../../testing/browser-tab.tsx';
import { freeUser } from '../../testing/example-users.ts';
import { fieldErrors, refusal } from '../../testing/fake-api.ts';

// Correcting a name, a number or an address on the account page, and the pages of the links that are mailed then.

const tab = newTab();
const newEmail = 'neuve@exemple.fr';
const section = () => within(screen.getByRole('region', { name: 'Mes informations' }));

beforeEach(() => {
  tab.signIn(freeUser);
});

async function openAccount(): Promise<void> {
  await tab.open('/compte');
  await screen.findByRole('heading', { level: 1, name: 'Bonjour Camille' });
}

describe('name and number', () => {
  it('are corrected, and an emptied number is none', async () => {
    await openAccount();
    const name = screen.getByLabelText('Prénom');
    const number = screen.getByLabelText('Téléphone');
    await tab.fill(name, 'C');
    await tab.fill(number, 'bientôt');
    await tab.press('Enregistrer');
    await expectFieldError(name, 'Le prénom doit contenir au moins 2 caractères');
    await expectFieldError(number, 'Le numéro doit contenir au moins 8 caractères');

    tab.api.on(updateProfile, { user: { ...freeUser, firstName: 'Camélia' } });
    await tab.fill(name, 'Camélia');
    await tab.user.clear(number);
    await tab.press('Enregistrer');
    await expectToast('Informations enregistrées');
    await screen.findByRole('heading', { level: 1, name: 'Bonjour Camélia' });
    expect(tab.api.sent(updateProfile).map(({ body }) => body)).toEqual([{ firstName: 'Camélia', phoneNumber: null }]);
  });
});

describe('the address', () => {
  const openForm = () => tab.user.click(section().getByRole('button', { name: "Changer d'adresse" }));

  it('is changed with the password; the new one then waits in sight, is mailed again or given up', async () => {
    await openAccount();
    await openForm();
    const address = screen.getByLabelText('Nouvelle adresse');
    const password = section().getByLabelText('Ton mot de passe, pour confirmer');
    await expectFocus(address);
    tab.api.on(changeEmail, fieldErrors({ password: 'Mot de passe incorrect' }));
    await tab.fill(address, newEmail);
    await tab.fill(password, 'pas-le-bon');
    await tab.press('Envoyer le lien');
    await expectFieldError(password, 'Mot de passe incorrect');

    tab.api.on(changeEmail, { message: `Un lien vient de partir vers ${newEmail}.` });
    tab.api.on(getEmailChange, { pendingEmail: newEmail });
    await tab.fill(password, 'velo-orange');
    await tab.press('Envoyer le lien');
    await expectToast('Adresse e-mail', `Un lien vient de partir vers ${newEmail}.`);
    await section().findByText(/En attente de confirmation :/);
    expect(section().getByText(newEmail)).toBeTruthy();
    expect(section().getByText(freeUser.email)).toBeTruthy();

    tab.api.on(resendEmailChange, { message: 'Le lien est parti.' });
    await tab.press('Renvoyer');
    await expectToast('Adresse e-mail', 'Le lien est parti.');
    tab.api.on(cancelEmailChange, { message: 'Ton adresse reste la même.' });
    tab.api.on(getEmailChange, { pendingEmail: null });
    await tab.press('Annuler');
    await expectToast('Adresse e-mail', 'Ton adresse reste la même.');
    expect(section().queryByText(/En attente de confirmation/)).toBeNull();
  });

  it('with a slip in its domain gets a hint that one tap takes', async () => {
    await openAccount();
    await openForm();
    const address = screen.getByLabelText('Nouvelle adresse');
    await tab.fill(address, 'lea@gmial.com');
    await tab.press('gmail.com');
    expect(typedIn(address)).toBe('lea@gmail.com');
    expect(section().queryByText(/Tu voulais dire/)).toBeNull();
  });
});

describe('the link that was mailed to a new address', () => {
  const page = '/nouvelle-adresse/lien.signature';

  it('needs no more than the click in the browser of the account', async () => {
    tab.api.on(confirmNewEmail, { outcome: 'confirmed', message: 'ok' });
    await tab.open(page);
    await screen.findByRole('heading', { name: 'Nouvelle adresse confirmée' });
  });

  it('asks another browser for the password', async () => {
    tab.api.on(confirmNewEmail, { outcome: 'password_needed', message: 'ok' });
    await tab.open(page);
    const password = await screen.findByLabelText('Mot de passe');
    tab.api.on(confirmNewEmail, { outcome: 'confirmed', message: 'ok' });
    await tab.fill(password, 'velo-orange');
    await tab.press('Confirmer mon adresse');
    await screen.findByRole('heading', { name: 'Nouvelle adresse confirmée' });
    expect(tab.api.sent(confirmNewEmail).map(({ body }) => body)).toEqual([
      { token: 'lien.signature' },
      { token: 'lien.signature', password: 'velo-orange' },
    ]);
  });

  it('leads to the account where it does not work any more', async () => {
    tab.api.on(confirmNewEmail, refusal('invalid_token', 'Ce lien a expiré'));
    await tab.open(page);
    await screen.findByRole('heading', { name: 'Ce lien ne marche plus' });
    expect(screen.getByRole('link', { name: 'Mon compte' })).toBeTruthy();
  });
});

it('the link that was mailed to the former address takes the account back with a new password', async () => {
  tab.api.on(restoreEmail, { message: 'Ton compte est de nouveau à toi.', otherWaysIn: [] });
  await tab.open('/reprendre/lien.signature');
  await tab.fill(await screen.findByLabelText('Nouveau mot de passe'), 'velo-orange-neuf');
  await tab.press('Reprendre mon compte');
  await screen.findByText('Ton compte est de nouveau à toi.');
  expect(tab.api.sent(restoreEmail).map(({ body }) => body)).toEqual([
    { token: 'lien.signature', password: 'velo-orange-neuf' },
  ]);
});
