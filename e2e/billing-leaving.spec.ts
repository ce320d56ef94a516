import type { Page } from '@playwright/test';
import { setPassiveMode } from '#contract/retention.ts';
import { expect, test } from './fixtures.ts';
import { createPro } from './members.ts';
import { expectToast, haveRefusedCookies, pick } from './on-screen.ts';
import { logOut, post } from './people.ts';
import { createSubscriber } from './subscribers.ts';

// Pausing, cancelling, withdrawing. What each step refuses is tested in web/features/retention/cancellation.dom.test.tsx.

test.beforeEach(async ({ page }) => haveRefusedCookies(page));

const step = (page: Page, number: number) => expect(page.getByText(`Étape ${number} sur 3`)).toBeVisible();
const next = (page: Page) => page.getByRole('button', { name: 'Continuer', exact: true });
const reason = (page: Page, name: RegExp) => page.getByRole('radio', { name });
const billing = (page: Page) => page.getByRole('region', { name: 'Abonnement et paiements' });

// @demand cancellation
test('three clicks cancel without a reason, and one takes it back', async ({ page, outbox }) => {
  const person = await createSubscriber(page);
  await page.goto('/pricing');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Résilier mon contrat' }).click();
  await page.getByRole('button', { name: 'Résilier sans répondre' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirmer la résiliation' }).click();
  await expect(page.getByRole('heading', { name: "C'est fait" })).toBeFocused();
  await outbox.waitFor(person.email, /résili/i);

  await page.goto('/compte');
  await expect(billing(page)).toContainText('Résilié');
  await expect(billing(page)).toContainText("Ton accès reste ouvert jusqu'au");
  await page.goto('/cancel-subscription');
  await expect(page.getByRole('heading', { name: 'Ta résiliation est enregistrée' })).toBeVisible();
  await page.getByRole('button', { name: 'Garder mon abonnement' }).click();
  await expectToast(page, 'Ton abonnement continue');
  await step(page, 1);
});

test('the pause ends the way out, and is offered once', { tag: '@ci' }, async ({ page }) => {
  await createSubscriber(page, { plan: 'monthly' });
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Résilier mon contrat' }).click();
  await step(page, 1);
  await pick(reason(page, /trop cher/));
  await next(page).click();
  await step(page, 2);
  await expect(page.getByRole('heading', { name: "Une pause gratuite d'un mois" })).toBeFocused();
  await pick(reason(page, /Mettre en pause/));
  await next(page).click();
  await expectToast(page, 'Super ! 🎉');
  await expect(page).toHaveURL('/dashboard');

  await page.goto('/compte');
  await expect(billing(page)).toContainText('En pause');
  await page.goto('/cancel-subscription');
  await pick(reason(page, /trop cher/));
  await next(page).click();
  await expect(page.getByRole('heading', { name: "Besoin d'un coup de main ?" })).toBeVisible();
});

test('the three steps of the way out keep their answers on the way back', { tag: '@ci' }, async ({ page, outbox }) => {
  const person = await createPro(page);
  await page.goto('/cancel-subscription');
  await pick(reason(page, /Autre raison/));
  await page.getByLabel('Ta raison').fill('Je déménage.');
  await next(page).click();
  await step(page, 2);
  await pick(reason(page, /Résilier quand même/));
  await next(page).click();
  await step(page, 3);
  const losses = page.getByRole('main').getByRole('listitem');
  await expect(losses).toHaveText([
    '100 messages et 30 captures par mois',
    "l'analyse photo pro (avec l'option Photo)",
    "les bios optimisées (avec l'option Bio)",
    'le support prioritaire',
  ]);
  await page.getByRole('button', { name: 'Retour' }).click();
  await step(page, 2);
  await page.getByRole('button', { name: 'Retour' }).click();
  await step(page, 1);
  await expect(page.getByLabel('Ta raison')).toHaveValue('Je déménage.');
  await next(page).click();
  await pick(reason(page, /Résilier quand même/));
  await next(page).click();
  await page.getByRole('button', { name: 'Confirmer la résiliation' }).click();
  await expectToast(page, 'Abonnement résilié');
  await expect(page.getByRole('heading', { name: "C'est fait" })).toBeFocused();
  await outbox.waitFor(person.email, /résili|annul/i);
  await page.goto('/cancel-subscription');
  await expect(page.getByText("Tu n'as pas d'abonnement actif.")).toBeVisible();
});

test('instead of leaving, a bio is analysed and the weekly mail switched on', { tag: '@ci' }, async ({ page }) => {
  await createPro(page);
  await page.goto('/cancel-subscription');
  await pick(reason(page, /pas eu de résultats/));
  await next(page).click();
  await expect(page.getByRole('heading', { name: 'Analyse gratuite de ton profil' })).toBeVisible();
  await pick(reason(page, /Analyser mon profil/));
  await next(page).click();
  await page.getByLabel('Colle ta bio').fill("J'aime rire, les voyages et les bons restos entre amis.");
  await page.getByRole('button', { name: 'Analyser mon profil' }).click();
  await expect(page.getByRole('heading', { name: 'Ton profil, vu de près' })).toBeVisible();
  await expect(page.getByRole('meter', { name: 'Clarté' })).toBeVisible();

  await page.goto('/cancel-subscription');
  await pick(reason(page, /pas le temps/));
  await next(page).click();
  await pick(reason(page, /Recevoir une idée par semaine/));
  await next(page).click();
  await expectToast(page, "Une idée par semaine, c'est parti");
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/compte');
  await page.getByRole('button', { name: "L'arrêter" }).click();
  await expectToast(page, "Plus d'idée de la semaine");
});

test('the weekly mail is stopped by its own link, without signing in', { tag: '@ci' }, async ({
  page,
  outbox,
  openAnotherBrowser,
}) => {
  const person = await createPro(page);
  await post(page, setPassiveMode.path, { enabled: true });
  const link = await outbox.waitForLink(person.email, /idée/i, '/mode-passif/');
  const other = await openAnotherBrowser();
  await haveRefusedCookies(other);
  await other.goto(link);
  await other.getByRole('button', { name: 'Arrêter cet e-mail' }).click();
  await expect(other.getByRole('heading', { name: "C'est arrêté" })).toBeFocused();
  await page.goto('/compte');
  await expect(billing(page)).toContainText('Pro');
  await expect(page.getByRole('button', { name: "L'arrêter" })).toBeHidden();
});

test('without signing in, a mailed link cancels once', { tag: '@ci' }, async ({ page, outbox, tolerate }) => {
  const person = await createSubscriber(page);
  await logOut(page);
  await page.goto('/cancel-subscription');
  await page.getByLabel("E-mail de l'abonnement").fill(person.email);
  await page.getByRole('button', { name: 'Recevoir le lien de résiliation' }).click();
  await expect(page.getByRole('heading', { name: 'Regarde tes e-mails' })).toBeFocused();
  const link = await outbox.waitForLink(person.email, /résili/i, '/cancel-subscription');
  await page.goto(link);
  await page.getByRole('button', { name: 'Confirmer la résiliation' }).click();
  await expect(page.getByRole('heading', { name: "C'est fait" })).toBeFocused();
  tolerate(/status of 400/);
  await page.goto(link);
  await page.getByRole('button', { name: 'Confirmer la résiliation' }).click();
  await expect(page.getByRole('heading', { name: 'Ce lien ne marche plus' })).toBeVisible();

  await page.goto('/cancel-subscription');
  const login = page.getByRole('region', { name: 'Se connecter' });
  await login.getByLabel('E-mail').fill(person.email);
  await login.getByLabel('Mot de passe', { exact: true }).fill(person.password);
  await login.getByRole('button', { name: 'Se connecter', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Ta résiliation est enregistrée' })).toBeVisible();
});

// @demand withdrawal
test('a withdrawal refunds everything, once, with a receipt', { tag: '@ci' }, async ({ page, outbox }) => {
  const person = await createSubscriber(page);
  await page.goto('/compte');
  await expect(billing(page)).toContainText('24,90 €, soit la totalité');
  await page.getByRole('button', { name: 'Renoncer au contrat ici' }).click();
  const dialog = page.getByRole('dialog', { name: 'Renoncer à ton contrat ?' });
  await expect(dialog).toContainText(person.email);
  await dialog.getByRole('button', { name: 'Confirmer la rétractation' }).click();
  await expectToast(page, 'Rétractation confirmée');
  await expect(page.getByRole('button', { name: 'Renoncer au contrat ici' })).toBeHidden();
  await expect(billing(page).getByRole('list', { name: 'Factures' })).toContainText('Remboursée');
  await outbox.waitFor(person.email, /rétract/i);
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/paywall');
});
