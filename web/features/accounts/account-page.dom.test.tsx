// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  changePassword,
  forgotPassword,
  listSessions,
  type OpenSession,
  resendVerification,
  revokeOtherSessions,
} from '#contract/accounts.ts';
import { listPasskeys, type Passkey } from '#contract/passkeys.ts';
import { deleteAccount, previewDeletion } from '#contract/privacy.ts';
import { expectFieldError, expectFocus, expectToast, newTab, typedIn } from '../../testing/browser-tab.tsx';
import { freeUser, proUser } from '../../testing/example-users.ts';
import { badGateway, fieldErrors } from '../../testing/fake-api.ts';

// The account page: password, devices, verification, deletion.

const tab = newTab();

const session = (id: number, isCurrent = false): OpenSession => ({
  id: `b6f0c5f0-5f0e-4d8e-9c8a-00000000000${id}`,
  device: 'Chrome sur Linux',
  createdAt: '2026-11-15T09:00:00.000Z',
  lastSeenAt: '2026-11-15T09:00:00.000Z',
  isCurrent,
});

const iPhone: Passkey = {
  id: 'b6f0c5f0-5f0e-4d8e-9c8a-000000000009',
  name: 'iPhone',
  isSynced: true,
  createdAt: '2026-11-15T09:00:00.000Z',
  lastUsedAt: null,
};

beforeEach(() => {
  tab.signIn(freeUser);
  tab.api.on(listSessions, { sessions: [session(1, true)] });
  tab.api.on(previewDeletion, { affiliateMoney: null });
});

async function openAccount(): Promise<void> {
  await tab.open('/compte');
  await screen.findByRole('heading', { level: 1, name: 'Bonjour Camille' });
  await screen.findByText('Cet appareil');
}

describe('the menu beside the account', () => {
  it.each([
    ['a free member', freeUser, '/onboarding-dm', '/onboarding-dm?section=bio'],
    ['a Pro', proUser, '/dashboard', '/dashboard?section=bio'],
  ])('leads %s back to every section, and marks this page', async (_, member, messages, bio) => {
    tab.signIn(member);
    tab.api.on(listSessions, { sessions: [session(1, true)] });
    await openAccount();
    const menu = within(screen.getByRole('navigation', { name: 'Sections' }));
    expect(menu.getByRole('link', { name: 'Messages IA' }).getAttribute('href')).toBe(messages);
    expect(menu.getByRole('link', { name: /^Générateur Bio/ }).getAttribute('href')).toBe(bio);
    expect(menu.getByRole('link', { name: 'Mon compte' }).getAttribute('aria-current')).toBe('page');
  });
});

describe('a change of password', () => {
  const current = () => screen.getByLabelText('Mot de passe actuel');
  const chosen = () => screen.getByLabelText('Nouveau mot de passe');
  const send = () => tab.press('Changer le mot de passe');

  it('says under each field what is wrong, whether the page or the server found it, and empties the form at the end', async () => {
    await openAccount();
    await send();
    await expectFieldError(current(), 'Mot de passe trop court (minimum 6 caractères)');
    await expectFieldError(chosen(), 'Le mot de passe doit contenir au moins 6 caractères');
    await expectFocus(current());

    tab.api.on(changePassword, fieldErrors({ currentPassword: 'Mot de passe incorrect' }));
    await tab.fill(current(), 'pas-le-bon');
    await tab.fill(chosen(), 'velo-orange-neuf');
    await send();
    await expectFieldError(current(), 'Mot de passe incorrect');
    await expectFocus(current());

    tab.api.on(changePassword, fieldErrors({ newPassword: 'Ce mot de passe est trop courant' }));
    await tab.fill(current(), 'velo-orange');
    await tab.fill(chosen(), 'azerty123');
    await send();
    await expectFieldError(chosen(), 'Ce mot de passe est trop courant');
    await expectFocus(chosen());

    const otherWaysIn = ['Google', "la clé d'accès « iPhone »"];
    tab.api.on(changePassword, { message: 'Tes autres appareils sont déconnectés.', otherWaysIn });
    await tab.fill(chosen(), 'velo-orange-neuf');
    await send();
    await expectToast('Mot de passe changé');
    expect([typedIn(current()), typedIn(chosen())]).toEqual(['', '']);
    screen.getByText(/^Ces accès ouvrent encore ton compte : Google, la clé d'accès « iPhone »\./);
  });
});

describe('devices', () => {
  it('are signed out all at once, but for this one', async () => {
    tab.api.on(listSessions, { sessions: [session(1), session(2, true), session(3)] });
    tab.api.on(revokeOtherSessions, { message: 'Tes autres appareils sont déconnectés.' });
    await openAccount();
    const list = screen.getByRole('list', { name: 'Appareils connectés' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(3);
    await tab.press('Déconnecter tous les autres');
    await expectToast('Appareils connectés', 'Tes autres appareils sont déconnectés.');
    expect(within(list).getAllByRole('listitem')).toHaveLength(1);
    await expectFocus(list);
  });
});

describe('an address that is not confirmed', () => {
  it('gets its link again, and one toast says so aloud', async () => {
    tab.signIn({ ...freeUser, emailVerified: false });
    tab.api.on(listSessions, { sessions: [session(1, true)] });
    tab.api.on(resendVerification, { message: 'Le lien est parti.' });
    await openAccount();
    await tab.press('Renvoyer le lien');
    await expectToast('Confirmation de ton adresse', 'Le lien est parti.');
    const region = screen.getByRole('region', { name: /^Notifications/ });
    expect(within(region).getAllByText('Confirmation de ton adresse')).toHaveLength(1);
  });
});

describe('deletion', () => {
  it('asks for the right password, and can be left', async () => {
    await openAccount();
    const opener = screen.getByRole('button', { name: 'Supprimer mon compte' });
    await tab.user.click(opener);
    const dialog = within(await screen.findByRole('dialog', { name: 'Supprimer ton compte ?' }));
    const field = dialog.getByLabelText('Ton mot de passe, pour confirmer');
    const send = () => tab.user.click(dialog.getByRole('button', { name: 'Supprimer mon compte' }));

    await send();
    await expectFieldError(field, 'Mot de passe trop court (minimum 6 caractères)');
    await expectFocus(field);

    tab.api.on(deleteAccount, fieldErrors({ password: 'Mot de passe incorrect' }));
    await tab.fill(field, 'pas-le-bon');
    await send();
    await expectFieldError(field, 'Mot de passe incorrect');
    await expectFocus(field);

    await tab.user.click(dialog.getByRole('button', { name: 'Annuler' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await expectFocus(opener);
    expect(screen.getByRole('heading', { level: 1, name: 'Bonjour Camille' })).toBeTruthy();
  });

  it('of an account without a password mails a link to choose one, instead of asking for it', async () => {
    tab.signIn({ ...freeUser, hasPassword: false });
    tab.api.on(listSessions, { sessions: [session(1, true)] });
    tab.api.on(forgotPassword, { message: 'Si cette adresse a un compte, un lien vient de partir.' });
    await openAccount();
    await tab.press('Supprimer mon compte');
    const dialog = within(await screen.findByRole('dialog', { name: 'Supprimer ton compte ?' }));
    expect(dialog.queryByLabelText('Ton mot de passe, pour confirmer')).toBeNull();
    expect(dialog.queryByRole('button', { name: 'Supprimer mon compte' })).toBeNull();
    await tab.user.click(dialog.getByRole('button', { name: 'Recevoir le lien' }));
    expect((await dialog.findByRole('status')).textContent).toContain(`vers ${freeUser.email}`);
    expect(tab.api.sent(forgotPassword).map(({ body }) => body)).toEqual([{ email: freeUser.email }]);
  });

  it('takes a passkey where the account has no password', async () => {
    tab.signIn({ ...freeUser, hasPassword: false });
    tab.api.on(listSessions, { sessions: [session(1, true)] });
    tab.api.on(listPasskeys, { passkeys: [iPhone] });
    vi.stubGlobal('isSecureContext', true);
    vi.stubGlobal('PublicKeyCredential', class {});
    await openAccount();
    await tab.press('Supprimer mon compte');
    const dialog = within(await screen.findByRole('dialog', { name: 'Supprimer ton compte ?' }));
    expect(await dialog.findByRole('button', { name: "Confirmer avec une clé d'accès" })).toBeTruthy();
    vi.unstubAllGlobals();
  });

  // @demand affiliate-deletion
  it("says before what becomes of an affiliate's money, with the amount", async () => {
    const payout = { amountCents: 3220, target: 'FR•• •••• 2606', executedOn: '2026-12-04T23:00:00.000Z' };
    const cases = [
      [
        { payout, lapsedCents: 0, hasPaymentDetails: true },
        /32,20\s€ partent vers FR•• •••• 2606 à partir du 5 décembre 2026/,
      ],
      [{ payout, lapsedCents: 805, hasPaymentDetails: true }, /^Le reste de tes commissions, 8,05\s€, sera perdu/],
      [
        { payout: null, lapsedCents: 2415, hasPaymentDetails: true },
        /24,15\s€, seront perdues : un versement demande 30\s€/,
      ],
      [
        { payout: null, lapsedCents: 3220, hasPaymentDetails: false },
        /32,20\s€, seront perdues : donne d'abord ton IBAN/,
      ],
    ] as const;
    await openAccount();
    for (const [affiliateMoney, said] of cases) {
      tab.api.on(previewDeletion, { affiliateMoney });
      await tab.press('Supprimer mon compte');
      const dialog = within(await screen.findByRole('dialog', { name: 'Supprimer ton compte ?' }));
      expect(dialog.getByText(said)).toBeTruthy();
      await tab.user.click(dialog.getByRole('button', { name: 'Annuler' }));
    }
  });

  // @demand affiliate-deletion
  it('is not offered where what becomes of the money cannot be said', async () => {
    tab.api.on(previewDeletion, badGateway);
    await openAccount();
    await tab.press('Supprimer mon compte');
    await expectToast('Erreur');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('erases the thumbnails that this browser keeps', async () => {
    window.localStorage.setItem('photo-thumbnails', JSON.stringify({ owner: freeUser.id, pictures: {} }));
    tab.api.on(deleteAccount, { message: 'Tout est effacé.' });
    await openAccount();
    await tab.press('Supprimer mon compte');
    const dialog = within(await screen.findByRole('dialog', { name: 'Supprimer ton compte ?' }));
    await tab.fill(dialog.getByLabelText('Ton mot de passe, pour confirmer'), 'le-bon-mot');
    await tab.user.click(dialog.getByRole('button', { name: 'Supprimer mon compte' }));
    await expectToast('Compte supprimé');
    expect(window.localStorage.getItem('photo-thumbnails')).toBeNull();
  });
});
