import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectFieldError, expectNoFieldError, haveRefusedCookies } from './on-screen.ts';
import { createAccount, newPerson } from './people.ts';

test.setTimeout(90_000);

test.beforeEach(async ({ page }) => haveRefusedCookies(page));

const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('the legal texts and the help are there, each with its date and contents', async ({ page }) => {
  for (const [address, heading] of [
    ['/legal/mentions', 'Mentions légales'],
    ['/legal/confidentialite', 'Politique de confidentialité'],
    ['/legal/cgu', 'Conditions générales'],
    ['/legal/aide', "Besoin d'aide ?"],
  ] as const) {
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(200);
    await expect(title(page)).toHaveText(heading);
    await expect(page.getByText(/^Mis à jour le \d+/)).toBeVisible();
    expect(await page.getByRole('main').getByRole('heading', { level: 2 }).count()).toBeGreaterThan(4);
  }
});

test('the contents lead to their chapters', async ({ page }) => {
  await page.goto('/legal/cgu');
  await page
    .getByRole('navigation', { name: 'Sommaire' })
    .getByRole('link', { name: /médiation/i })
    .click();
  await expect(page).toHaveURL(/#mediation$/);
  await expect(page.getByRole('heading', { name: /médiation/i })).toBeInViewport();
});

test('a legal page that does not exist says so, in French', async ({ page, tolerate }) => {
  tolerate(/status of 404/);
  expect((await page.goto('/legal/nulle-part'))?.status()).toBe(404);
  await expect(title(page)).toHaveText('Page non trouvée');
  await expect(page).toHaveTitle(/Page non trouvée/);
  await page.getByRole('main').getByRole('link', { name: 'Conditions générales' }).click();
  await expect(page).toHaveURL('/legal/cgu');
  await expect(title(page)).toHaveText('Conditions générales');
});

test('any other address that does not exist says so in English, with a French way home', async ({ page, tolerate }) => {
  tolerate(/status of 404/);
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

test.describe('contact form', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/legal/contact');
    await expect(title(page)).toHaveText('Écris-nous');
  });

  const name = (page: Page) => page.getByLabel('Nom');
  const email = (page: Page) => page.getByLabel('E-mail');
  const topic = (page: Page) => page.getByLabel('Sujet');
  const message = (page: Page) => page.getByLabel('Message');
  const send = (page: Page) => page.getByRole('button', { name: 'Envoyer mon message' });

  async function fill(page: Page, text: string) {
    const sender = { ...newPerson(), name: `Camille ${randomUUID().slice(0, 8)}` };
    await name(page).fill(sender.name);
    await email(page).fill(sender.email);
    await topic(page).selectOption('Un problème technique');
    await message(page).fill(text);
    return sender;
  }

  test('says under each field what is wrong, and goes to the first', async ({ page }) => {
    await send(page).click();
    await expectFieldError(name(page), 'Ton nom doit contenir au moins 2 caractères');
    await expectFieldError(email(page), 'Email invalide');
    await expectFieldError(topic(page), 'Choisis un sujet');
    await expectFieldError(message(page), 'Ton message doit contenir au moins 10 caractères');
    await expect(name(page)).toBeFocused();

    await fill(page, 'x'.repeat(4001));
    await send(page).click();
    for (const field of [name(page), email(page), topic(page)]) await expectNoFieldError(field);
    await expectFieldError(message(page), 'Ton message ne peut pas dépasser 4000 caractères');
    await expect(message(page)).toBeFocused();
  });

  test('reaches the operator, and the sender gets a receipt', async ({ page, outbox }) => {
    const text = 'Bonjour,\n\nle bouton <b>Continuer</b> ne répond plus.';
    const operator = (await page.getByRole('main').getByRole('link', { name: /@/ }).textContent()) ?? '';
    const sender = await fill(page, text);
    await send(page).click();
    await expect(page.getByRole('heading', { name: "C'est envoyé" })).toBeFocused();
    await expect(page.getByText('Ton message est bien arrivé.')).toBeVisible();

    const notice = await outbox.waitFor(operator, new RegExp(`^Un problème technique : ${sender.name}$`));
    expect(notice.replyTo).toContain(sender.email);
    expect(notice.text).toContain('le bouton <b>Continuer</b> ne répond plus.');
    expect(notice.html).toContain('le bouton &lt;b&gt;Continuer&lt;/b&gt; ne répond plus.');
    const receipt = await outbox.waitFor(sender.email, /On a bien reçu ton message/);
    expect(receipt.text).not.toContain('Continuer');

    await page.getByRole('button', { name: 'Écrire un autre message' }).click();
    await expect(message(page)).toHaveValue('');
  });

  test('keeps the text when sending fails, offers the address, and sends it at the next try', async ({
    page,
    outbox,
    tolerate,
  }) => {
    tolerate(/ERR_FAILED/);
    const text = 'Un texte que personne ne veut taper deux fois.';
    const sender = await fill(page, text);
    await page.route('**/api/contact', (route) => route.abort());
    await send(page).click();
    const failure = page.getByRole('alert').filter({ hasText: "Ton message n'est pas parti" });
    await expect(failure).toBeVisible();
    await expect(message(page)).toHaveValue(text);
    await expect(failure.getByRole('link')).toHaveAttribute(
      'href',
      new RegExp(`^mailto:.+${encodeURIComponent(text).replaceAll('%', '\\%')}`),
    );
    await page.unroute('**/api/contact');
    await send(page).click();
    await expect(page.getByRole('heading', { name: "C'est envoyé" })).toBeVisible();
    await outbox.waitFor(sender.email, /On a bien reçu ton message/);
  });
});

test('a member finds name and address filled in', async ({ page }) => {
  const person = await createAccount(page);
  await page.goto('/legal/contact');
  await expect(page.getByLabel('Nom')).toHaveValue(person.firstName);
  await expect(page.getByLabel('E-mail')).toHaveValue(person.email);
});
