import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { createPro } from './members.ts';
import { haveRefusedCookies } from './on-screen.ts';
import { createAccount } from './people.ts';
import { countScripts, scriptBudgets } from './script-budgets.ts';

// What each first load costs a phone. Parts that are used later are fetched later: see web/features/landing/below-fold.tsx.

/** In a tab of its own, so that nothing was fetched before. */
async function expectWithin(page: Page, address: string, budget: number): Promise<void> {
  const tab = await page.context().newPage();
  const scripts = countScripts(tab);
  await tab.goto(address, { waitUntil: 'networkidle' });
  await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
  const kilobytes = await scripts.kilobytes();
  expect(kilobytes, address).toBeGreaterThan(40);
  expect(kilobytes, address).toBeLessThanOrEqual(budget);
  await tab.close();
}

test.beforeEach(async ({ page }) => haveRefusedCookies(page));

test('the landing page keeps its budget of JavaScript', async ({ page }) => {
  await expectWithin(page, '/', scriptBudgets.landing);
});

test('the dashboard keeps its budget of JavaScript', async ({ page }) => {
  await createPro(page);
  await expectWithin(page, '/dashboard', scriptBudgets.dashboard);
});

test('the free space keeps its budget of JavaScript', async ({ page }) => {
  await createAccount(page);
  await expectWithin(page, '/onboarding-dm', scriptBudgets.freeSpace);
});
