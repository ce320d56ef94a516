import type { Page } from '@playwright/test';
import { autoLogin } from '#contract/billing.ts';
import { orderNotice } from '#contract/product.ts';
import {
  agreeAndContinue,
  cards,
  checkoutFrame,
  expectProvider,
  fillCard,
  payButton,
  payOnPaywall,
} from './checkout.ts';
import { expect, test } from './fixtures.ts';
import { expectFieldError, expectToast, haveRefusedCookies, pick } from './on-screen.ts';
import { openStep } from './pages.ts';
import { createAccount, fillLogin, freeSpace, newPerson } from './people.ts';
import { becomeSubscriber, fillProfile } from './subscribers.ts';

// Buying Pro, from the onboarding to the dashboard, with the local payment provider.

test.setTimeout(120_000);

test.beforeEach(async ({ page, tolerate }) => {
  await haveRefusedCookies(page);
  await expectProvider(page, tolerate);
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('onboarding, paywall, card, profile, dashboard', async ({ page, outbox }) => {
  const person = newPerson();
  await openStep(page, 7);
  await page.getByRole('link', { name: 'Voir les offres' }).click();
  await expect(page).toHaveURL('/paywall');
  await expect(page.getByRole('radio', { name: /Annuel/ })).toBeChecked();
  await expect(page.getByText("Pro annuel : 24,90€ aujourd'hui")).toBeVisible();

  await agreeAndContinue(page);
  await expect(heading(page)).toHaveText('Paiement');
  await expect(page.getByRole('heading', { name: "Pro annuel : 24,90€ aujourd'hui" })).toBeFocused();
  await expect(checkoutFrame(page).getByText(orderNotice)).toBeVisible();
  await fillCard(checkoutFrame(page), { card: cards.pays, email: person.email });
  await payButton(checkoutFrame(page)).click();

  await expect(page).toHaveURL(/\/complete-profile\?session_id=/);
  await expect(page.getByLabel('E-mail')).toHaveValue(person.email);
  await page.getByRole('button', { name: 'Accéder à mon dashboard' }).click();
  await expectFieldError(page.getByLabel('Prénom'), 'Le prénom doit contenir au moins 2 caractères');
  await expectFieldError(page.getByLabel('Téléphone'), 'Le numéro doit contenir au moins 8 caractères');
  await expectFieldError(
    page.getByLabel('Mot de passe', { exact: true }),
    'Le mot de passe doit contenir au moins 6 caractères',
  );

  await page.reload();
  await fillProfile(page, person);
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Messages IA' })).toBeVisible();
  await page.goto('/compte');
  const billing = page.getByRole('region', { name: 'Abonnement et paiements' });
  await expect(billing).toContainText('Pro annuel');
  await expect(billing.getByRole('list', { name: 'Factures' }).getByRole('listitem')).toContainText('24,90€');
  await outbox.waitFor(person.email, /./);
});

test('the choice can be changed before paying', async ({ page }) => {
  await page.goto('/paywall');
  await agreeAndContinue(page);
  await expect(checkoutFrame(page).getByText('24,90').first()).toBeVisible();
  await page.getByRole('button', { name: 'Modifier mon choix' }).click();
  await expect(page.getByRole('radio', { name: /Annuel/ })).toBeFocused();
  await pick(page.getByRole('radio', { name: /Mensuel/ }));
  await agreeAndContinue(page);
  await expect(page.getByRole('heading', { name: "Pro mensuel : 7,90€ aujourd'hui" })).toBeVisible();
  await expect(checkoutFrame(page).getByText('7,90').first()).toBeVisible();
});

test('Back leads from the payment to the choice, and only then away', async ({ page }) => {
  await page.goto('/pricing');
  await page.goto('/paywall');
  await agreeAndContinue(page);
  await page.goBack();
  await expect(page).toHaveURL('/paywall');
  await expect(page.getByRole('radio', { name: /Annuel/ })).toBeFocused();
  await agreeAndContinue(page);
  await page.getByRole('button', { name: 'Modifier mon choix' }).click();
  await expect(page.getByRole('radio', { name: /Annuel/ })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/pricing');
});

test('nothing of the provider is fetched before someone pays', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).origin));
  await page.goto('/paywall');
  await page.getByRole('button', { name: 'Continuer', exact: true }).click();
  await expectFieldError(
    page.getByRole('checkbox', { name: "J'accepte les conditions générales" }),
    'Accepte les conditions générales pour continuer',
  );
  await expectFieldError(page.getByRole('checkbox', { name: "J'ai 18 ans" }), 'Tu dois avoir au moins 18 ans');
  expect([...new Set(fetched)]).toEqual([new URL(page.url()).origin]);
});

test('a declined card says so, and another one pays', async ({ page, tolerate }) => {
  tolerate(/status of 402/);
  const person = newPerson();
  await payOnPaywall(page, { card: cards.declined, email: person.email });
  await expect(checkoutFrame(page).getByRole('alert')).toHaveText('Ta carte a été refusée.');
  await expect(page).toHaveURL('/paywall');
  await fillCard(checkoutFrame(page), { card: cards.pays });
  await payButton(checkoutFrame(page)).click();
  await expect(page.getByLabel('E-mail')).toHaveValue(person.email);
});

test('3-D Secure: refused, then approved', async ({ page, tolerate }) => {
  tolerate(/status of 402/);
  const person = newPerson();
  await page.goto('/paywall');
  await agreeAndContinue(page);
  await fillCard(checkoutFrame(page), { card: cards.asksTheBank, email: person.email });
  await payButton(checkoutFrame(page)).click();
  await checkoutFrame(page).getByRole('button', { name: 'Refuser' }).click();
  await expect(checkoutFrame(page).getByRole('alert')).toContainText("Ta banque n'a pas confirmé ce paiement.");
  await payButton(checkoutFrame(page)).click();
  await checkoutFrame(page).getByRole('button', { name: 'Autoriser' }).click();
  await fillProfile(page, person);
  await expect(page).toHaveURL('/dashboard');
});

test('a member is asked for nothing but the phone number', async ({ page }) => {
  const person = await createAccount(page);
  await payOnPaywall(page, { card: cards.pays });
  await expect(page).toHaveURL(/\/complete-profile/);
  await page.getByLabel('Téléphone').fill('06 12 34 56 78');
  await expect(page.getByLabel('Mot de passe', { exact: true })).toBeHidden();
  await expect(page.getByLabel('Prénom')).toBeHidden();
  await page.getByRole('button', { name: 'Accéder à mon dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/compte');
  await expect(page.getByText(person.email).first()).toBeVisible();
  await page.goto('/pricing');
  await expect(page.getByRole('button', { name: 'Déjà Pro' })).toBeDisabled();
});

test('an address that has an account logs in, and gets what it paid for', async ({
  page,
  openAnotherBrowser,
  tolerate,
}) => {
  const person = newPerson();
  await createAccount(await openAnotherBrowser(), person);
  await payOnPaywall(page, { card: cards.pays, email: person.email });
  await expect(page.getByRole('heading', { name: 'Tu as déjà un compte' })).toBeFocused();
  tolerate(/status of 401/);
  await fillLogin(page, { ...person, password: 'pas-le-bon' });
  await expectToast(page, 'Erreur de connexion');
  await fillLogin(page, person);
  await page.getByLabel('Téléphone').fill('06 12 34 56 78');
  await page.getByRole('button', { name: 'Accéder à mon dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('a payment that is still on its way is waited for', async ({ page }) => {
  const person = newPerson();
  let asked = 0;
  await page.route(`**${autoLogin.path}`, (route) =>
    asked++ < 2 ? route.fulfill({ json: { status: 'pending' } }) : route.continue(),
  );
  await payOnPaywall(page, { card: cards.pays, email: person.email });
  await expect(page.getByRole('heading', { name: "Ta banque n'a pas encore répondu" })).toBeFocused();
  await page.getByRole('button', { name: 'Vérifier maintenant' }).click();
  await expect(page.getByLabel('E-mail')).toHaveValue(person.email);
});

test('who is Pro already and buys again is told of the refund', async ({ page, openAnotherBrowser }) => {
  const person = await becomeSubscriber(page);
  const other = await openAnotherBrowser();
  await haveRefusedCookies(other);
  await payOnPaywall(other, { card: cards.pays, email: person.email });
  await expect(other.getByRole('heading', { name: 'Tu étais déjà Pro' })).toBeFocused();
  await expect(other.getByText('ce second achat est annulé et remboursé')).toBeVisible();
  await other.getByRole('link', { name: 'Me connecter' }).click();
  await fillLogin(other, person);
  await expect(other).toHaveURL('/dashboard');
  await other.goto('/compte');
  await expect(other.getByRole('list', { name: 'Factures' }).getByRole('listitem').first()).toContainText('24,90€');
});

test('the return address opens nothing in another browser; a mailed link does, once', async ({
  page,
  openAnotherBrowser,
  outbox,
  tolerate,
}) => {
  const person = newPerson();
  await payOnPaywall(page, { card: cards.pays, email: person.email });
  await page.waitForURL(/session_id=/);
  const address = page.url();
  await page.close();
  const other = await openAnotherBrowser();
  await other.goto(address);
  await expect(other.getByRole('heading', { name: 'Regarde tes e-mails' })).toBeFocused();
  const link = await outbox.waitForLink(person.email, /./, '/complete-profile');
  await other.goto(link);
  await fillProfile(other, person);
  await expect(other).toHaveURL('/dashboard');
  tolerate(/status of 400/);
  const third = await openAnotherBrowser();
  await third.goto(link);
  await expect(third.getByRole('heading', { name: 'Ce lien ne marche plus' })).toBeVisible();
});

test('a session that nobody knows has ways out', async ({ page, tolerate }) => {
  tolerate(/status of 404/);
  for (const address of ['/complete-profile', '/complete-profile?session_id=cs_test_inconnue']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Session de paiement invalide' })).toBeVisible();
  }
  await page.getByLabel('E-mail donné au paiement').fill('personne@exemple.fr');
  await page.getByRole('button', { name: 'Recevoir le lien' }).click();
  await expectToast(page, 'Regarde tes e-mails');
  await page.getByRole('link', { name: 'Voir les formules' }).press('Enter');
  await expect(page).toHaveURL('/paywall');
});

test('from the price page a member pays on the provider’s own page', async ({ page }) => {
  await createAccount(page);
  await page.goto('/pricing');
  const upgrade = page.getByRole('button', { name: 'Passer Pro au mois' });
  await upgrade.click();
  await expect(page.getByRole('button', { name: 'Redirection vers le paiement...' })).toBeDisabled();
  await expect(payButton(page)).toBeVisible();
  await expect(page.getByText(orderNotice)).toBeVisible();
  await expect(page.getByText('7,90').first()).toBeVisible();
  await fillCard(page, { card: cards.pays });
  await payButton(page).click();
  await page.getByLabel('Téléphone').fill('06 12 34 56 78');
  await page.getByRole('button', { name: 'Accéder à mon dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('a Pro finds the add-ons at the paywall, not a second subscription', async ({ page }) => {
  await becomeSubscriber(page);
  await page.goto('/paywall');
  await expect(heading(page)).toHaveText('Tu es déjà Pro');
  await expect(page.getByRole('button', { name: /Activer et payer 5€ par mois/ })).toHaveCount(2);
  await page.goto(freeSpace);
  await page.goto('/paywall');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
});
