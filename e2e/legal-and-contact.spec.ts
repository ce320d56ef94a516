import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { haveRefusedCookies } from './on-screen.ts';
import { newPerson } from './people.ts';

test.beforeEach(async ({ page }) => haveRefusedCookies(page));

const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('the legal texts and the help have a date and contents that lead to their chapters', async ({ page }) => {
  for (const [address, heading] of [
    ['/legal/mentions', 'Mentions légales'],
    ['/legal/confidentialite', 'Politique de confidentialité'],
    ['/legal/aide', "Besoin d'aide ?"],
    ['/legal/cgu', 'Conditions générales'],
  ] as const) {
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(200);
    await expect(title(page)).toHaveText(heading);
    await expect(page.getByText(/^Mis à jour le \d+/)).toBeVisible();
    expect(await page.getByRole('main').getByRole('heading', { level: 2 }).count()).toBeGreaterThan(4);
  }
  await page
    .getByRole('navigation', { name: 'Sommaire' })
    .getByRole('link', { name: /médiation/i })
    .click();
  await expect(page).toHaveURL(/#mediation$/);
  await expect(page.getByRole('heading', { name: /médiation/i })).toBeInViewport();
});

test('an address that does not exist answers 404 and leads on: in French among the legal pages, in both languages elsewhere', async ({
  page,
  tolerate,
}) => {
  tolerate(/status of 404/);
  expect((await page.goto('/legal/nulle-part'))?.status()).toBe(404);
  await expect(title(page)).toHaveText('Page non trouvée');
  await expect(page).toHaveTitle(/Page non trouvée/);
  await page.getByRole('main').getByRole('link', { name: 'Conditions générales' }).click();
  await expect(page).toHaveURL('/legal/cgu');
  await expect(title(page)).toHaveText('Conditions générales');

  for (const address of ['/nulle-part', '/compte/nulle-part', '/dashboard/nulle-part']) {
    expect((await page.goto(address))?.status()).toBe(404);
    const english = page.locator('main [lang=en]');
    await expect(english.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await expect(english).toContainText('was not found');
    await expect(page.getByText(/^Cette page n'existe pas/)).toBeVisible();
  }
  await page.getByRole('link', { name: "Retour à l'accueil" }).click();
  await expect(page).toHaveURL('/');
});

test('a message reaches the operator, and its sender gets a receipt', async ({ page, outbox }) => {
  const sender = { ...newPerson(), name: `Camille ${randomUUID().slice(0, 8)}` };
  await page.goto('/legal/contact');
  await expect(title(page)).toHaveText('Écris-nous');
  const operator = (await page.getByRole('main').getByRole('link', { name: /@/ }).textContent()) ?? '';
  await page.getByRole('button', { name: 'Envoyer mon message' }).click();
  await expect(page.getByLabel('Sujet')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Sujet')).toHaveAccessibleDescription('Choisis un sujet');

  await page.getByLabel('Nom').fill(sender.name);
  await page.getByLabel('E-mail').fill(sender.email);
  await page.getByLabel('Sujet').selectOption('Un problème technique');
  await page.getByLabel('Message').fill('Bonjour,\n\nle bouton <b>Continuer</b> ne répond plus.');
  await page.getByRole('button', { name: 'Envoyer mon message' }).click();
  await expect(page.getByRole('heading', { name: "C'est envoyé" })).toBeFocused();
  await expect(page.getByText('Ton message est bien arrivé.')).toBeVisible();

  const notice = await outbox.waitFor(operator, new RegExp(`^Un problème technique : ${sender.name}$`));
  expect(notice.replyTo).toContain(sender.email);
  expect(notice.text).toContain('le bouton <b>Continuer</b> ne répond plus.');
  expect(notice.html).toContain('le bouton &lt;b&gt;Continuer&lt;/b&gt; ne répond plus.');
  const receipt = await outbox.waitFor(sender.email, /On a bien reçu ton message/);
  expect(receipt.text).not.toContain('Continuer');

  await page.getByRole('button', { name: 'Écrire un autre message' }).click();
  await expect(page.getByLabel('Message')).toHaveValue('');
});
