import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectFieldError, expectToast, haveRefusedCookies } from './on-screen.ts';
import { createAccount, expectGreeting, fillLogin, freeSpace, logIn } from './people.ts';

// The account page: password, devices, verification, deletion.

test.setTimeout(120_000);

test.beforeEach(async ({ page }) => haveRefusedCookies(page));

const section = (page: Page, name: string) => page.getByRole('region', { name });

test('the password is changed, which signs other devices out', async ({
  page,
  openAnotherBrowser,
  outbox,
  tolerate,
}) => {
  const person = await createAccount(page);
  const otherBrowser = await openAnotherBrowser();
  await logIn(otherBrowser, person);
  await page.goto('/compte');
  const current = page.getByLabel('Mot de passe actuel');
  const chosen = page.getByLabel('Nouveau mot de passe');
  const send = page.getByRole('button', { name: 'Changer le mot de passe' });

  await send.click();
  await expectFieldError(current, 'Mot de passe trop court (minimum 6 caractères)');
  await expectFieldError(chosen, 'Le mot de passe doit contenir au moins 6 caractères');
  await expect(current).toBeFocused();

  tolerate(/status of 400/);
  const newPassword = `${person.password}-neuf`;
  await current.fill('pas-le-bon');
  await chosen.fill(newPassword);
  await send.click();
  await expectFieldError(current, 'Mot de passe incorrect');
  await expect(current).toBeFocused();

  await current.fill(person.password);
  await chosen.fill('azerty123');
  await send.click();
  await expectFieldError(chosen, 'Ce mot de passe est trop courant');
  await expect(chosen).toBeFocused();

  await chosen.fill(newPassword);
  await send.click();
  await expectToast(page, 'Mot de passe changé');
  await expect(current).toHaveValue('');
  await outbox.waitFor(person.email, /Ton mot de passe a changé/);

  tolerate(/status of 401/);
  await otherBrowser.reload();
  await expect(otherBrowser).toHaveURL('/auth');
  await fillLogin(otherBrowser, person);
  await expectToast(otherBrowser, 'Erreur de connexion');
  await fillLogin(otherBrowser, { ...person, password: newPassword });
  await expect(otherBrowser).toHaveURL(freeSpace);
});

test.describe('devices', () => {
  test('are listed, and one is signed out from another', async ({ page, openAnotherBrowser, tolerate }) => {
    const person = await createAccount(page);
    const otherBrowser = await openAnotherBrowser();
    await logIn(otherBrowser, person);
    await page.goto('/compte');
    const rows = section(page, 'Appareils connectés').getByRole('listitem');
    await expect(rows).toHaveCount(2);
    await expect(rows.first()).toContainText('Cet appareil');
    await rows
      .last()
      .getByRole('button', { name: /^Déconnecter/ })
      .click();
    await expectToast(page, 'Appareils connectés', 'Cet appareil est déconnecté.');
    await expect(rows).toHaveCount(1);

    tolerate(/status of 401/);
    await otherBrowser.getByRole('button', { name: 'Télécharger mes données' }).click();
    await expectToast(otherBrowser, 'Ta session a expiré', 'Reconnecte-toi pour continuer.');
    await expect(otherBrowser).toHaveURL('/auth');
  });

  test('are signed out all at once, but for this one', async ({ page, openAnotherBrowser, tolerate }) => {
    const person = await createAccount(page);
    const others = [await openAnotherBrowser(), await openAnotherBrowser()];
    for (const other of others) await other.request.post('/api/auth/login', { data: credentialsOf(person) });
    await page.goto('/compte');
    const rows = section(page, 'Appareils connectés').getByRole('listitem');
    await expect(rows).toHaveCount(3);
    await page.getByRole('button', { name: 'Déconnecter tous les autres' }).click();
    await expect(rows).toHaveCount(1);
    tolerate(/status of 401/);
    for (const other of others) expect((await other.request.get('/api/auth/me')).status()).toBe(401);
    await page.reload();
    await expectGreeting(page, person);
  });

  function credentialsOf({ email, password }: { email: string; password: string }) {
    return { email, password };
  }
});

test('the verification link is sent again, and only the last one counts', async ({ page, outbox, tolerate }) => {
  const person = await createAccount(page);
  const subject = /Confirme ton adresse/;
  const firstLink = await outbox.waitForLink(person.email, subject, '/verifier/');
  await page.goto('/compte');
  await page.getByRole('button', { name: 'Renvoyer le lien' }).click();
  await expectToast(page, 'Confirmation de ton adresse', 'Le lien est parti.');
  await expect.poll(async () => (await outbox.list(person.email)).length).toBe(2);
  const lastLink = await outbox.waitForLink(person.email, subject, '/verifier/');
  expect(lastLink).not.toBe(firstLink);

  tolerate(/status of 400/);
  await page.goto(firstLink);
  await expect(page.getByRole('heading', { name: 'Ce lien ne marche plus' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Recevoir un nouveau lien' })).toBeVisible();
  await page.goto(lastLink);
  await expect(page.getByRole('heading', { name: 'Adresse confirmée' })).toBeVisible();
  await page.goto(lastLink);
  await expect(page.getByRole('heading', { name: 'Adresse déjà confirmée' })).toBeVisible();
});

test('a verification link opened in a browser that is not signed in leads to login', async ({
  page,
  openAnotherBrowser,
  outbox,
  tolerate,
}) => {
  const person = await createAccount(page);
  const link = await outbox.waitForLink(person.email, /Confirme ton adresse/, '/verifier/');
  const otherBrowser = await openAnotherBrowser();
  await otherBrowser.goto(link);
  await expect(otherBrowser.getByRole('heading', { name: 'Adresse confirmée' })).toBeVisible();
  await otherBrowser.getByRole('link', { name: 'Me connecter' }).click();
  await expect(otherBrowser).toHaveURL('/auth');
  tolerate(/status of 400/);
  await otherBrowser.goto(link);
  await expect(otherBrowser.getByRole('heading', { name: 'Ce lien ne marche plus' })).toBeVisible();
  await expect(otherBrowser.getByRole('link', { name: 'Me connecter' })).toBeVisible();
});

test('deletion asks for the right password, and can be left', async ({ page, tolerate }) => {
  const person = await createAccount(page);
  await page.goto('/compte');
  const opener = page.getByRole('button', { name: 'Supprimer mon compte' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Supprimer ton compte ?' });
  const field = dialog.getByLabel('Ton mot de passe, pour confirmer');
  const send = dialog.getByRole('button', { name: 'Supprimer mon compte' });

  await send.click();
  await expectFieldError(field, 'Mot de passe trop court (minimum 6 caractères)');
  await expect(field).toBeFocused();

  tolerate(/status of 400/);
  await field.fill('pas-le-bon');
  await send.click();
  await expectFieldError(field, 'Mot de passe incorrect');
  await expect(field).toBeFocused();

  await dialog.getByRole('button', { name: 'Annuler' }).click();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await page.reload();
  await expectGreeting(page, person);
});
