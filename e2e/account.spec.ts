import { expect, test } from './fixtures.ts';
import { expectToast, haveRefusedCookies } from './on-screen.ts';
import { createAccount, logInByCall } from './people.ts';

// The account page across devices and mails. Its forms are tested in web/features/accounts/account-page.dom.test.tsx.

test.beforeEach(async ({ page }) => haveRefusedCookies(page));

test('a device is signed out from another', async ({ page, openAnotherBrowser, tolerate }) => {
  const person = await createAccount(page);
  const otherBrowser = await openAnotherBrowser();
  await logInByCall(otherBrowser, person);
  await otherBrowser.goto('/compte');
  await expect(otherBrowser.getByText('Cet appareil')).toBeVisible();

  await page.goto('/compte');
  const rows = page.getByRole('region', { name: 'Appareils connectés' }).getByRole('listitem');
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

test('only the last verification link counts, and asks another browser for the password', { tag: '@ci' }, async ({
  page,
  openAnotherBrowser,
  outbox,
  tolerate,
}) => {
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

  const otherBrowser = await openAnotherBrowser();
  await otherBrowser.goto(lastLink);
  await otherBrowser.getByLabel('Mot de passe', { exact: true }).fill(person.password);
  await otherBrowser.getByRole('button', { name: 'Confirmer mon adresse' }).click();
  await expect(otherBrowser.getByRole('heading', { name: 'Adresse confirmée' })).toBeVisible();
  await expect(otherBrowser.getByRole('link', { name: 'Continuer' })).toBeVisible();
  await otherBrowser.goto(lastLink);
  await expect(otherBrowser.getByRole('heading', { name: 'Adresse déjà confirmée' })).toBeVisible();

  // The link of the other browser has ended this one's session.
  tolerate(/status of 401/);
  await page.goto(lastLink);
  await expect(page.getByRole('heading', { name: 'Ce lien ne marche plus' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Se connecter' })).toBeVisible();
});
