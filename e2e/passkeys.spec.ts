// @demand passkeys
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectToast, haveRefusedCookies } from './on-screen.ts';
import { createAccount, expectGreeting, freeSpace, logOut } from './people.ts';

// Passkeys with Chromium's virtual authenticator, which answers for the finger on the sensor.

async function addAuthenticator(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** As a browser that does not fill passkeys in. */
async function haveNoOfferInField(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if ('PublicKeyCredential' in window) PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
}

test.beforeEach(async ({ page }) => haveRefusedCookies(page));

test('a member adds a passkey, signs in with it, confirms with it and removes it', async ({
  page,
  outbox,
  tolerate,
}) => {
  tolerate(/status of 401/);
  await addAuthenticator(page);
  const person = await createAccount(page);
  await page.goto(await outbox.waitForLink(person.email, /Confirme ton adresse/, '/verifier/'));
  await expect(page.getByRole('heading', { name: 'Adresse confirmée' })).toBeVisible();

  await page.goto('/compte');
  await page.getByRole('button', { name: "Ajouter une clé d'accès" }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Nom de la clé').fill('Mon capteur');
  await dialog.getByLabel('Ton mot de passe, pour confirmer').fill(person.password);
  await dialog.getByRole('button', { name: 'Continuer' }).click();
  await expectToast(page, "Clés d'accès", "Ta clé d'accès est prête.");
  const keys = page.getByRole('list', { name: "Clés d'accès" }).getByRole('listitem');
  await expect(keys).toHaveCount(1);
  await expect(keys).toContainText('pas encore utilisée');
  await expect
    .poll(async () => (await outbox.list(person.email)).map(({ subject }) => subject))
    .toContain("Une clé d'accès a été ajoutée");

  await logOut(page);
  // Chromium takes the only passkey that it offers in the field of the address, as if its owner had picked it there.
  await page.goto('/auth');
  await page.getByLabel('E-mail').focus();
  await expect(page).toHaveURL(freeSpace);

  await logOut(page);
  await haveNoOfferInField(page);
  await page.goto('/auth');
  await page.getByRole('button', { name: "Utiliser une clé d'accès" }).click();
  await expect(page).toHaveURL(freeSpace);

  await page.goto('/compte');
  await expectGreeting(page, person);
  await expect(keys).toContainText('utilisée le');
  await page.getByRole('button', { name: 'Supprimer Mon capteur' }).click();
  await page.getByRole('button', { name: "Ou confirmer avec une clé d'accès" }).click();
  await expectToast(page, "Clés d'accès", "Cette clé d'accès n'ouvre plus ton compte.");
  await expect(keys).toHaveCount(0);

  await logOut(page);
  await page.goto('/auth');
  await page.getByRole('button', { name: "Utiliser une clé d'accès" }).click();
  await expectToast(page, 'Erreur de connexion', "Cette clé d'accès n'est pas reconnue ici.");
});
