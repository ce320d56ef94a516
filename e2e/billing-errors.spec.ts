import type { Page, Route } from '@playwright/test';
import {
  cancelSubscription,
  completeProfile,
  createCheckoutSession,
  createHostedCheckout,
  createPortalSession,
  mySubscription,
  paymentConfig,
} from '#contract/billing.ts';
import { generateBios } from '#contract/bios.ts';
import { pauseSubscription } from '#contract/retention.ts';
import { cards, checkoutFrame, expectProvider, payButton, payOnPaywall } from './checkout.ts';
import { expect, test } from './fixtures.ts';
import { createMember } from './members.ts';
import { expectFieldError, expectToast, haveRefusedCookies, pick } from './on-screen.ts';
import { createAccount, newPerson } from './people.ts';
import { becomeSubscriber, fillProfile } from './subscribers.ts';

// Payments that cannot be opened and profiles that cannot be saved. Only the failing answer is put in by hand.

test.setTimeout(120_000);

test.beforeEach(async ({ page }) => haveRefusedCookies(page));

const answerWith = (page: Page, path: string, status: number, body: unknown) =>
  page.route(`**${path}`, (route) =>
    typeof body === 'string' ? route.fulfill({ status, body }) : route.fulfill({ status, json: body }),
  );

async function tryToPay(page: Page): Promise<void> {
  await page.goto('/paywall');
  await page.getByRole('checkbox', { name: "J'ai 18 ans ou plus" }).check();
  await page.getByRole('checkbox', { name: "J'accepte les conditions générales" }).check();
  await page.getByRole('button', { name: 'Continuer', exact: true }).click();
}

const unopened = 'Impossible de créer la session de paiement. Réessaye ou contacte le support.';

for (const { name, status, body, description } of [
  {
    name: 'a refusal in words',
    status: 503,
    body: { code: 'provider_unavailable', message: 'Le paiement est indisponible.' },
    description: 'Le paiement est indisponible.',
  },
  {
    name: 'a failure without words',
    status: 502,
    body: 'Bad Gateway',
    description: 'Erreur lors de la création du paiement',
  },
  { name: 'an answer without a session', status: 200, body: {}, description: 'Session de paiement invalide' },
]) {
  test(`${name}: said, and the way out shown`, async ({ page, tolerate }) => {
    await expectProvider(page, tolerate);
    tolerate(/status of 50[23]/);
    await answerWith(page, createCheckoutSession.path, status, body);
    await tryToPay(page);
    await expectToast(page, 'Erreur de paiement', description);
    await expect(page.getByRole('link', { name: 'Écrire au support' })).toHaveAttribute('href', '/legal/contact');
    await expect(page.getByRole('button', { name: 'Continuer', exact: true })).toBeEnabled();
  });
}

test('a script that does not load', async ({ page, tolerate }) => {
  await expectProvider(page, tolerate);
  tolerate(/ERR_FAILED|did not load/);
  await page.route('**/js/stripe.js', (route) => route.abort());
  await tryToPay(page);
  await expectToast(page, 'Erreur de paiement', unopened);
});

test.describe('without a service worker, which may have the files', () => {
  test.use({ serviceWorkers: 'block' });

  test('files of the card form that do not come: said, and a second click fetches them', async ({ page, tolerate }) => {
    await expectProvider(page, tolerate);
    tolerate(/status of 503|dynamically imported module/);
    const file = /\/assets\/checkout-frame[^/]*\.js/;
    await page.route(file, (route) => route.fulfill({ status: 503, body: 'overloaded' }));
    await tryToPay(page);
    await expectToast(page, 'Erreur de paiement', unopened);
    await page.unroute(file);
    await page.getByRole('button', { name: 'Continuer', exact: true }).click();
    await expect(payButton(checkoutFrame(page))).toBeVisible();
  });
});

test('a server that is busy is asked again before anything is said', async ({ page, outbox, tolerate }) => {
  tolerate(/status of 503/);
  await createMember(page, outbox, 'pro');
  const busy = { code: 'overloaded', message: 'Beaucoup de monde en ce moment.', retryAfterSeconds: 1 };
  await page.route(`**${mySubscription.path}`, (route) => route.fulfill({ status: 503, json: busy }), { times: 2 });
  await page.goto('/compte');
  await expect(page.getByRole('region', { name: 'Abonnement et paiements' })).toContainText('Pro offert');
});

test('a site without a key of the provider', async ({ page }) => {
  await answerWith(page, paymentConfig.path, 200, { publishableKey: '', scriptUrl: null });
  await tryToPay(page);
  await expectToast(page, 'Configuration manquante', unopened);
  await expect(page.getByRole('link', { name: 'Continuer gratuitement' })).toBeVisible();
});

test('an upgrade that fails says so', async ({ page, tolerate }) => {
  tolerate(/status of 502/);
  await createAccount(page);
  await answerWith(page, createHostedCheckout.path, 502, 'Bad Gateway');
  await page.goto('/pricing');
  await page.getByRole('button', { name: 'Passer Pro au mois' }).click();
  await expectToast(page, 'Erreur', "Erreur lors de la création de l'abonnement");
  await expect(page.getByRole('button', { name: 'Passer Pro au mois' })).toBeEnabled();
});

test('a profile that is not saved keeps what was typed', async ({ page, openAnotherBrowser, tolerate }) => {
  await expectProvider(page, tolerate);
  tolerate(/status of (400|409|502)/);
  const person = newPerson();
  const known = newPerson();
  await createAccount(await openAnotherBrowser(), known);
  await payOnPaywall(page, { card: cards.pays, email: person.email });
  await expect(page.getByLabel('E-mail')).toHaveValue(person.email);

  await answerWith(page, completeProfile.path, 502, 'Bad Gateway');
  await fillProfile(page, person);
  await expectToast(page, 'Erreur', 'Impossible de sauvegarder les données');
  await expect(page.getByLabel('Prénom')).toHaveValue(person.firstName);
  await page.unroute(`**${completeProfile.path}`);

  await fillProfile(page, { ...person, password: 'azerty123' });
  await expectFieldError(page.getByLabel('Mot de passe', { exact: true }), 'Ce mot de passe est trop courant');
  await page.getByLabel('E-mail').fill(known.email);
  await fillProfile(page, person);
  await expect(page.getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('link', { name: 'Connecte-toi' })).toBeVisible();
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByRole('button', { name: 'Accéder à mon dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test.describe('a portal that does not open', () => {
  for (const { name, answer, description } of [
    {
      name: 'says why, where the server does',
      answer: (route: Route) =>
        route.fulfill({
          status: 503,
          json: { code: 'provider_unavailable', message: 'Le paiement est indisponible.' },
        }),
      description: 'Le paiement est indisponible.',
    },
    {
      name: 'says that it failed',
      answer: (route: Route) => route.fulfill({ status: 502, body: 'Bad Gateway' }),
      description: "Erreur lors de l'accès au portail",
    },
    {
      name: 'says to come back, where nothing answers',
      answer: (route: Route) => route.abort(),
      description: "Impossible d'accéder au portail. Réessaie plus tard.",
    },
  ]) {
    test(name, async ({ page, tolerate }) => {
      await expectProvider(page, tolerate);
      tolerate(/status of 50[23]|ERR_FAILED/);
      await becomeSubscriber(page);
      await page.route(`**${createPortalSession.path}`, answer);
      await page.goto('/compte');
      await page.getByRole('button', { name: 'Gérer ma carte et mes factures' }).click();
      await expectToast(page, 'Erreur', description);
    });
  }
});

test('a pause and a cancellation that fail say so, and can be tried again', async ({ page, tolerate }) => {
  await expectProvider(page, tolerate);
  tolerate(/status of 502/);
  await becomeSubscriber(page, { plan: 'monthly' });
  await answerWith(page, pauseSubscription.path, 502, 'Bad Gateway');
  await answerWith(page, cancelSubscription.path, 502, 'Bad Gateway');
  const next = page.getByRole('button', { name: 'Continuer', exact: true });
  await page.goto('/cancel-subscription');
  await pick(page.getByRole('radio', { name: /trop cher/ }));
  await next.click();
  await pick(page.getByRole('radio', { name: /Mettre en pause/ }));
  await next.click();
  await expectToast(page, 'Erreur', "Impossible de mettre en pause l'abonnement. Réessaye.");
  await expect(next).toBeEnabled();

  await page.goto('/cancel-subscription');
  for (const name of [/trop cher/, /Résilier quand même/]) {
    await pick(page.getByRole('radio', { name }));
    await next.click();
  }
  const confirm = page.getByRole('button', { name: 'Confirmer la résiliation' });
  await confirm.click();
  await expectToast(page, 'Erreur', 'Une erreur est survenue. Réessaie dans quelques instants.');
  await expect(confirm).toBeEnabled();
});

test('an option that cannot be bought says so', async ({ page, tolerate }) => {
  await expectProvider(page, tolerate);
  tolerate(/status of 502/);
  await becomeSubscriber(page);
  await page.route('**/api/subscription/add-bio', (route) => route.fulfill({ status: 502, body: 'Bad Gateway' }));
  await page.goto('/dashboard?section=bio');
  const activate = page.getByRole('button', { name: /Activer et payer 5€ par mois/ });
  await activate.click();
  await expectToast(page, 'Erreur', 'Une erreur est survenue');
  await expect(activate).toBeEnabled();
});

test('who is Pro already is told so, and not charged again', async ({ page, tolerate }) => {
  await expectProvider(page, tolerate);
  tolerate(/status of 409/);
  const refusal = { code: 'conflict', message: 'Tu es déjà Pro !', reason: 'already_pro' };
  await answerWith(page, createCheckoutSession.path, 409, refusal);
  await tryToPay(page);
  await expectToast(page, 'Déjà Pro !', 'Ton abonnement est déjà en cours.');
});

test('a limit of what is already owned is told as that', async ({ page, outbox, tolerate }) => {
  tolerate(/status of 403/);
  await createMember(page, outbox, 'pro', 'bio');
  const refusal = { code: 'addon_required', message: "Il te faut l'option Bio.", addon: 'bio' };
  await answerWith(page, generateBios.path, 403, refusal);
  await page.goto('/dashboard?section=bio');
  await page.getByLabel("Tes centres d'intérêt").fill('rando, jazz');
  await page.getByRole('button', { name: 'Générer 3 bios' }).click();
  await expectToast(page, 'Déjà Pro !', 'Bio');
});
