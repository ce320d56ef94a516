import { allowProvider, checkoutFrame, payButton } from './checkout.ts';
import { expect, test } from './fixtures.ts';
import { createPro } from './members.ts';
import { expectToast, haveRefusedCookies } from './on-screen.ts';

// Files of the site that do not come when a page asks for them later: the page says so, and can ask again.

test.beforeEach(async ({ page }) => haveRefusedCookies(page));

test('without the files of the card form the paywall says so, and a second click fetches them', { tag: '@ci' }, async ({
  page,
  tolerate,
}) => {
  await allowProvider(page, tolerate);
  tolerate(/status of 503|dynamically imported module/);
  const file = /\/assets\/checkout-frame[^/]*\.js/;
  await page.route(file, (route) => route.fulfill({ status: 503, body: 'overloaded' }));
  await page.goto('/paywall');
  await page.getByRole('checkbox', { name: "J'ai 18 ans ou plus" }).check();
  await page.getByRole('checkbox', { name: "J'accepte les conditions générales" }).check();
  const next = page.getByRole('button', { name: 'Continuer', exact: true });
  await next.click();
  const unopened = 'Impossible de créer la session de paiement. Réessaye ou contacte le support.';
  await expectToast(page, 'Erreur de paiement', unopened);
  await page.unroute(file);
  await next.click();
  await expect(payButton(checkoutFrame(page))).toBeVisible();
});

test('without the files of a section the others stay usable', { tag: '@ci' }, async ({ page, tolerate }) => {
  tolerate(/ERR_FAILED|Failed to fetch dynamically imported module|error occurred in the/);
  await createPro(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Messages IA');
  await page.route('**/assets/tools-section*', (route) => route.abort());
  const menu = page.getByRole('navigation', { name: 'Sections' });
  await menu.getByRole('link', { name: 'Outils Pro' }).click();
  await expect(page.getByText("Cette section ne s'est pas chargée")).toBeVisible();
  await menu.getByRole('link', { name: 'Messages IA' }).click();
  await expect(page.getByText("Ajoute ta capture d'écran")).toBeVisible();
  await page.unroute('**/assets/tools-section*');
  await menu.getByRole('link', { name: 'Outils Pro' }).click();
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('button', { name: 'Comprendre ce silence' })).toBeVisible();
});
