import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { createMember } from './members.ts';
import { haveRefusedCookies } from './on-screen.ts';
import { createAccount, expectGreeting } from './people.ts';

// What a member sees while the server cannot be reached, or no longer knows the session: never an endless skeleton,
// never a blank page.

test.beforeEach(async ({ page }) => haveRefusedCookies(page));

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const whoAmI = '**/api/auth/me';

test('a page that cannot tell who is here says so, and tries again', async ({ page, tolerate }) => {
  tolerate(/ERR_FAILED|status of 503/);
  const person = await createAccount(page);
  await page.route(whoAmI, (route) => route.fulfill({ status: 503, body: 'busy' }));
  await page.goto('/onboarding-dm');
  await expect(heading(page)).toHaveText("Ça n'a pas marché");
  await page.unroute(whoAmI);
  await page.route(whoAmI, (route) => route.abort());
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByText('Connexion impossible.')).toBeVisible();
  await page.unroute(whoAmI);
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expectGreeting(page, person);
});

test('a later question that fails leaves the page, and a session that ended leads to sign-in', async ({
  page,
  tolerate,
}) => {
  tolerate(/status of (401|503)/);
  const person = await createAccount(page);
  await page.goto('/compte');
  await expectGreeting(page, person);
  // Coming back to the window asks anew, since the address may have been confirmed meanwhile.
  const comeBack = async (status: number) => {
    const answered = page.waitForResponse(
      (answer) => answer.url().endsWith('/api/auth/me') && answer.status() === status,
    );
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await answered;
  };
  await page.route(whoAmI, (route) => route.fulfill({ status: 503, body: 'busy' }));
  await comeBack(503);
  await expectGreeting(page, person);
  await page.unroute(whoAmI);
  await page.request.post('/api/auth/logout');
  await page.context().addCookies([{ name: 'declic_hint', value: '1', url: process.env.E2E_URL ?? '' }]);
  await comeBack(401);
  await expect(heading(page)).toHaveText('Ta session a pris fin');
  await page.getByRole('link', { name: 'Se connecter' }).click();
  await expect(page).toHaveURL('/auth');
});

test.describe('without a service worker, which may have the files', () => {
  test.use({ serviceWorkers: 'block' });

  test('a section whose files do not come leaves the others usable', async ({ page, outbox, tolerate }) => {
    tolerate(/ERR_FAILED|Failed to fetch dynamically imported module|error occurred in the/);
    await createMember(page, outbox, 'pro');
    await page.goto('/dashboard');
    await expect(heading(page)).toHaveText('Messages IA');
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
});
