import type { Page } from '@playwright/test';
import { orderNotice } from '#contract/product.ts';
import {
  agreeAndContinue,
  allowProvider,
  cards,
  checkoutFrame,
  fillCard,
  payButton,
  payOnPaywall,
} from './checkout.ts';
import { expect, test } from './fixtures.ts';
import { expectToast, haveRefusedCookies, pick } from './on-screen.ts';
import { openStep } from './pages.ts';
import { createAccount, fillLogin, newPerson } from './people.ts';
import { createSubscriber, fillProfile, pay } from './subscribers.ts';

// Buying Pro with the local payment provider: by its form in the first journeys, by API calls where the journey is about what
// follows. What the forms refuse, and payments that do not open, are tested in
// web/features/billing/*.dom.test.tsx.

test.beforeEach(async ({ page, tolerate }) => {
  await haveRefusedCookies(page);
  await allowProvider(page, tolerate);
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const annual = (page: Page) => page.getByRole('radio', { name: /Annuel/ });

test('from the onboarding over paywall, card and profile to the dashboard, and on to the provider’s portal', async ({
  page,
  outbox,
}) => {
  const person = newPerson();
  await openStep(page, 7);
  await page.getByRole('link', { name: 'Voir les offres' }).click();
  await expect(page).toHaveURL('/paywall');
  await expect(annual(page)).toBeChecked();
  await expect(page.getByText("Pro annuel : 24,90 € aujourd'hui")).toBeVisible();

  await agreeAndContinue(page);
  await expect(heading(page)).toHaveText('Paiement');
  await expect(page.getByRole('heading', { name: "Pro annuel : 24,90 € aujourd'hui" })).toBeFocused();
  await expect(checkoutFrame(page).getByText(orderNotice)).toBeVisible();
  await fillCard(checkoutFrame(page), { card: cards.pays, email: person.email });
  await payButton(checkoutFrame(page)).click();

  await expect(page).toHaveURL(/\/complete-profile\?session_id=/);
  await expect(page.getByLabel('E-mail')).toHaveValue(person.email);
  await page.reload();
  await fillProfile(page, person);
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Messages IA' })).toBeVisible();
  const welcome = page.getByRole('region', { name: /^Te voilà Pro/ });
  await expect(welcome.getByRole('listitem').getByRole('link')).toHaveCount(3);
  await welcome.getByRole('link', { name: 'Réveille un match silencieux' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Outils Pro' })).toBeVisible();
  await page.goBack();
  await welcome.getByRole('button', { name: 'Fermer la bienvenue' }).click();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Messages IA' })).toBeVisible();
  await expect(welcome).toBeHidden();
  await page.getByRole('link', { name: 'Bien démarrer avec Pro' }).click();
  await expect(welcome).toBeVisible();
  await page.goto('/compte');
  const billing = page.getByRole('region', { name: 'Abonnement et paiements' });
  await expect(billing).toContainText('Pro annuel');
  await expect(billing.getByRole('list', { name: 'Factures' }).getByRole('listitem')).toContainText('24,90 €');
  await outbox.waitFor(person.email, /./);

  const home = new URL(page.url()).origin;
  await page.getByRole('button', { name: 'Gérer ma carte et mes factures' }).click();
  await expect.poll(() => new URL(page.url()).origin).not.toBe(home);
  await expect(page.getByRole('link', { name: 'Changer de carte' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Résilier' })).toBeHidden();
});

test('the choice can be changed before paying, by its button and by Back, and only then does Back leave', {
  tag: '@ci',
}, async ({ page }) => {
  const origins = new Set<string>();
  page.on('request', (request) => origins.add(new URL(request.url()).origin));
  await page.goto('/pricing');
  await page.goto('/paywall');
  await expect(annual(page)).toBeChecked();
  expect([...origins], 'nothing of the provider is fetched before someone pays').toEqual([new URL(page.url()).origin]);

  await agreeAndContinue(page);
  await expect(checkoutFrame(page).getByText('24,90').first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/paywall');
  await expect(annual(page)).toBeFocused();
  await pick(page.getByRole('radio', { name: /Mensuel/ }));
  await agreeAndContinue(page);
  await expect(page.getByRole('heading', { name: "Pro mensuel : 7,90 € aujourd'hui" })).toBeVisible();
  await expect(checkoutFrame(page).getByText('7,90').first()).toBeVisible();
  await page.getByRole('button', { name: 'Modifier mon choix' }).click();
  await expect(page.getByRole('radio', { name: /Mensuel/ })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/pricing');
});

test('a card is declined, another is refused by the bank’s holder and then approved', { tag: '@ci' }, async ({
  page,
  tolerate,
}) => {
  tolerate(/status of 402/);
  const person = newPerson();
  await payOnPaywall(page, { card: cards.declined, email: person.email });
  await expect(checkoutFrame(page).getByRole('alert')).toHaveText('Ta carte a été refusée.');
  await expect(page).toHaveURL('/paywall');

  await fillCard(checkoutFrame(page), { card: cards.asksTheBank });
  await payButton(checkoutFrame(page)).click();
  await checkoutFrame(page).getByRole('button', { name: 'Refuser' }).click();
  await expect(checkoutFrame(page).getByRole('alert')).toContainText("Ta banque n'a pas confirmé ce paiement.");
  await payButton(checkoutFrame(page)).click();
  await checkoutFrame(page).getByRole('button', { name: 'Autoriser' }).click();
  await expect(page.getByLabel('E-mail')).toHaveValue(person.email);
  await fillProfile(page, person);
  await expect(page).toHaveURL('/dashboard');
});

test('a form whose script is late waits for it before it can be sent', { tag: '@ci' }, async ({ page, tolerate }) => {
  tolerate(/status of 402/);
  await page.route('**/js/checkout-page.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 3000));
    await route.continue();
  });
  await payOnPaywall(page, { card: cards.declined, email: newPerson().email });
  await expect(checkoutFrame(page).getByRole('alert')).toHaveText('Ta carte a été refusée.');
});

test('from the price page a member pays on the provider’s own page, and is asked for the phone number alone', {
  tag: '@ci',
}, async ({ page }) => {
  const person = await createAccount(page);
  await page.goto('/pricing');
  await page.getByRole('button', { name: 'Passer en Pro au mois' }).click();
  await expect(page.getByRole('button', { name: 'Redirection vers le paiement...' })).toBeDisabled();
  await expect(payButton(page)).toBeVisible();
  await expect(page.getByText(orderNotice)).toBeVisible();
  await expect(page.getByText('7,90').first()).toBeVisible();
  await fillCard(page, { card: cards.pays });
  await payButton(page).click();
  await page.getByLabel('Téléphone').fill('06 12 34 56 78');
  await expect(page.getByLabel('Mot de passe', { exact: true })).toBeHidden();
  await expect(page.getByLabel('Prénom')).toBeHidden();
  await page.getByRole('button', { name: 'Accéder à mon dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/compte');
  await expect(page.getByText(person.email).first()).toBeVisible();
});

test('a payer whose address has an account logs in, and gets what was paid for', { tag: '@ci' }, async ({
  page,
  openAnotherBrowser,
  tolerate,
}) => {
  const person = newPerson();
  await createAccount(await openAnotherBrowser(), person);
  await page.goto(await pay(page, person));
  await expect(page.getByRole('heading', { name: 'Tu as déjà un compte' })).toBeFocused();
  tolerate(/status of 401/);
  await fillLogin(page, { ...person, password: 'pas-le-bon' });
  await expectToast(page, 'Erreur de connexion');
  await fillLogin(page, person);
  await page.getByLabel('Téléphone').fill('06 12 34 56 78');
  await page.getByRole('button', { name: 'Accéder à mon dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('a Pro who buys again without signing in is told of the refund', { tag: '@ci' }, async ({
  page,
  openAnotherBrowser,
}) => {
  const person = await createSubscriber(page);
  const other = await openAnotherBrowser();
  await haveRefusedCookies(other);
  await other.goto(await pay(other, person));
  await expect(other.getByRole('heading', { name: 'Ton achat est remboursé' })).toBeFocused();
  await expect(other.getByText('ce second achat est annulé et remboursé')).toBeVisible();
  await other.getByRole('link', { name: 'Se connecter' }).click();
  await fillLogin(other, person);
  await expect(other).toHaveURL('/dashboard');
  await other.goto('/compte');
  await expect(other.getByRole('list', { name: 'Factures' }).getByRole('listitem').first()).toContainText('24,90 €');
});

test('the return address opens nothing in another browser; the mailed link does, once', { tag: '@ci' }, async ({
  page,
  openAnotherBrowser,
  outbox,
}) => {
  const person = newPerson();
  // The payer's own tab never loads the page it is sent back to: it would sign in.
  const address = await pay(page, person);
  const other = await openAnotherBrowser();
  await other.goto(address);
  await expect(other.getByRole('heading', { name: 'Regarde tes e-mails' })).toBeFocused();
  const link = await outbox.waitForLink(person.email, /./, '/complete-profile');
  await other.goto(link);
  await fillProfile(other, person);
  await expect(other).toHaveURL('/dashboard');
  const third = await openAnotherBrowser();
  await third.goto(link);
  await expect(third.getByRole('heading', { name: 'Tu as déjà un compte' })).toBeVisible();
});
