import type { Page } from '@playwright/test';
import { mySubscription, type SubscriptionState } from '#contract/billing.ts';
import { priceCents } from '#contract/plans.ts';
import { setPassiveMode } from '#contract/retention.ts';
import { expectProvider } from './checkout.ts';
import { expect, test } from './fixtures.ts';
import { createMember, post } from './members.ts';
import { expectFieldError, expectToast, haveRefusedCookies, pick } from './on-screen.ts';
import { createAccount, logOut } from './people.ts';
import { becomeSubscriber } from './subscribers.ts';

// Pausing, cancelling, withdrawing.

test.setTimeout(150_000);

test.beforeEach(async ({ page }) => haveRefusedCookies(page));

const step = (page: Page, number: number) => expect(page.getByText(`Étape ${number} sur 3`)).toBeVisible();
const next = (page: Page) => page.getByRole('button', { name: 'Continuer', exact: true });
const reason = (page: Page, name: RegExp) => page.getByRole('radio', { name });
const billing = (page: Page) => page.getByRole('region', { name: 'Abonnement et paiements' });

test('out in three clicks, with no reason given', async ({ page, outbox, tolerate }) => {
  await expectProvider(page, tolerate);
  const person = await becomeSubscriber(page);
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

test('the pause ends the funnel, and can be had once', async ({ page, tolerate }) => {
  await expectProvider(page, tolerate);
  await becomeSubscriber(page, { plan: 'monthly' });
  await page.getByRole('link', { name: 'Résilier mon contrat' }).click();
  await step(page, 1);
  await next(page).click();
  await expectToast(page, 'Sélectionne une raison');
  await pick(reason(page, /trop cher/));
  await next(page).click();
  await step(page, 2);
  await expect(page.getByRole('heading', { name: "Une pause gratuite d'un mois" })).toBeFocused();
  await next(page).click();
  await expectToast(page, 'Fais un choix');
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

test('the three steps, there and back', async ({ page, outbox }) => {
  const person = await createMember(page, outbox, 'pro');
  await page.goto('/cancel-subscription');
  await pick(reason(page, /Autre raison/));
  await next(page).click();
  await expectToast(page, 'Précise ta raison');
  await expectFieldError(page.getByLabel('Ta raison'), 'Précise ta raison');
  await expect(page.getByLabel('Ta raison')).toBeFocused();
  await page.getByLabel('Ta raison').fill('Je déménage.');
  await next(page).click();
  await step(page, 2);
  await pick(reason(page, /Résilier quand même/));
  await next(page).click();
  await step(page, 3);
  const losses = page.getByRole('main').getByRole('listitem');
  await expect(losses).toHaveText([
    '100 messages et 30 screenshots par mois',
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
  await expectToast(page, 'Abonnement annulé');
  await expect(page.getByRole('heading', { name: "C'est fait" })).toBeFocused();
  await outbox.waitFor(person.email, /résili|annul/i);
  await page.goto('/cancel-subscription');
  await expect(page.getByText("Tu n'as pas d'abonnement actif.")).toBeVisible();
});

test('help is asked for; a failure keeps the text and gives an address', async ({ page, outbox, tolerate }) => {
  await createMember(page, outbox, 'pro');
  await page.goto('/cancel-subscription');
  await pick(reason(page, /Autre raison/));
  await page.getByLabel('Ta raison').fill('Les réponses sont trop longues.');
  await next(page).click();
  await pick(reason(page, /Demander de l'aide/));
  await next(page).click();
  await page.getByLabel('Ton message').fill('Comment les raccourcir ?');
  tolerate(/status of 503/);
  const failing = '**/api/retention/request-support';
  await page.route(failing, (route) =>
    route.fulfill({ status: 503, json: { code: 'overloaded', message: 'Le service est surchargé.' } }),
  );
  await page.getByRole('button', { name: 'Envoyer ma demande' }).click();
  await expectToast(page, "Ta demande n'est pas partie", 'Le service est surchargé.');
  await expect(page.getByLabel('Ton message')).toHaveValue('Comment les raccourcir ?');
  await expect(page.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);

  await page.unroute(failing);
  await page.getByRole('button', { name: 'Envoyer ma demande' }).click();
  await expectToast(page, 'On te contacte bientôt ! 📧');
  await expect(page).toHaveURL('/dashboard');
});

test('the free analysis reads a bio, the passive mode is switched on and off', async ({ page, outbox }) => {
  await createMember(page, outbox, 'pro');
  await page.goto('/cancel-subscription');
  await pick(reason(page, /pas eu de résultats/));
  await next(page).click();
  await expect(page.getByRole('heading', { name: 'Analyse gratuite de ton profil' })).toBeVisible();
  await pick(reason(page, /Analyser mon profil/));
  await next(page).click();
  await page.getByRole('button', { name: 'Analyser mon profil' }).click();
  await expectFieldError(page.getByLabel('Colle ta bio'), "Colle ta bio actuelle pour l'évaluer");
  await page.getByLabel('Colle ta bio').fill("J'aime rire, les voyages et les bons restos entre amis.");
  await page.getByRole('button', { name: 'Analyser mon profil' }).click();
  await expect(page.getByRole('heading', { name: 'Ton profil, vu de près' })).toBeVisible();
  await expect(page.getByRole('meter', { name: 'Clarté' })).toBeVisible();

  await page.goto('/cancel-subscription');
  await pick(reason(page, /pas le temps/));
  await next(page).click();
  await pick(reason(page, /Recevoir une idée par semaine/));
  await next(page).click();
  await expectToast(page, 'Mode passif activé');
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/compte');
  await page.getByRole('button', { name: "L'arrêter" }).click();
  await expectToast(page, 'Mode passif arrêté');
});

test('the weekly mail stops by its own link, signed in or not', async ({ page, outbox, openAnotherBrowser }) => {
  const person = await createMember(page, outbox, 'pro');
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

test('without Pro there is nothing to cancel', async ({ page }) => {
  await createAccount(page);
  await page.goto('/cancel-subscription');
  await expect(page.getByText("Tu n'as pas d'abonnement actif.")).toBeVisible();
  await page.getByRole('link', { name: 'Retour au dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('what nobody paid for in time has closed, and can still be cancelled', async ({ page }) => {
  await createAccount(page);
  const answer = await page.request.get(mySubscription.path);
  const unpaid: SubscriptionState = {
    source: 'provider',
    plan: 'monthly',
    status: 'past_due',
    amountCents: priceCents.proMonthly,
    startedAt: '2026-09-15T09:00:00.000Z',
    renewsAt: null,
    endsAt: null,
    pausedUntil: null,
    graceUntil: null,
    cancellation: null,
    withdrawal: null,
    pause: { available: false, availableFrom: null },
  };
  const json = { ...(await answer.json()), pro: unpaid, hasPortal: true };
  await page.route(`**${mySubscription.path}`, (route) => route.fulfill({ json }));
  await page.goto('/compte');
  await expect(billing(page)).toContainText('et ton accès est fermé. Mets ta carte à jour pour le rouvrir');
  await billing(page).getByRole('link', { name: 'Résilier mon contrat' }).click();
  await step(page, 1);
  await page.getByRole('button', { name: 'Résilier sans répondre' }).click();
  await expect(page.getByRole('dialog')).toContainText("Ton abonnement s'arrête tout de suite");
});

test('«Besoin d’aide ?» leads here, and from here to the help', async ({ page }) => {
  await page.goto('/pricing');
  await page.getByRole('contentinfo').getByRole('link', { name: "Besoin d'aide ?" }).click();
  await expect(page).toHaveURL('/cancel-subscription');
  await page.getByRole('link', { name: "Voir l'aide" }).click();
  await expect(page).toHaveURL('/legal/aide');
});

test('signed out: log in, or a mailed link', async ({ page, outbox, tolerate }) => {
  await expectProvider(page, tolerate);
  const person = await becomeSubscriber(page);
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
  await login.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByRole('heading', { name: 'Ta résiliation est enregistrée' })).toBeVisible();
});

test('withdrawal: everything is refunded, once, with a receipt', async ({ page, outbox, tolerate }) => {
  await expectProvider(page, tolerate);
  const person = await becomeSubscriber(page);
  await page.goto('/compte');
  await expect(billing(page)).toContainText('24,90€, la totalité');
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

test('card and invoices are at the provider', async ({ page, tolerate }) => {
  await expectProvider(page, tolerate);
  await becomeSubscriber(page);
  await page.goto('/compte');
  const home = new URL(page.url()).origin;
  await page.getByRole('button', { name: 'Gérer ma carte et mes factures' }).click();
  await expect.poll(() => new URL(page.url()).origin).not.toBe(home);
  await expect(page.getByRole('link', { name: 'Changer de carte' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Résilier' })).toBeHidden();
});
