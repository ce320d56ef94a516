// @demand accessibility
import type { Page } from '@playwright/test';
import { annualMonthlyEquivalentCents, annualSavingCents, priceCents } from '#contract/plans.ts';
import { claimsOf, unlisted } from '#contract/testing/claims.ts';
import { bothThemes, findViolations, lightPhone } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { flawlessWalk, walkByTab } from './keyboard.ts';
import { consentBanner, haveRefusedCookies } from './on-screen.ts';
import { enterAdmin, openAdminTab } from './operator.ts';
import { missingPages, openStep, publicPages } from './pages.ts';
import { createAccount, logInAs } from './people.ts';
import { descriptionOf, textOf, unlimitedSentences } from './written-amounts.ts';

// Every page once, on a phone: axe finds nothing, nothing is wider than the screen, and no amount or quota is named that is
// not in the price list. Other widths, themes and states of a page are in accessibility.full.spec.ts and prices.full.spec.ts.

test.use({ viewport: { width: 390, height: 850 }, contextOptions: { reducedMotion: 'reduce' } });

/** The narrowest phone that the site is made for. */
const narrow = { width: 360, height: 740 };

const toolsSection = '/dashboard?section=outils';
const operatorTab = 'the operator’s tab';
/** The budgets of an evening out and the operator's figures are no prices of ours. */
const namesOtherAmounts = (place: string) => place === toolsSection || place.startsWith(operatorTab);

async function expectSound(page: Page, place: string, appearances = lightPhone): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveCount(1);
  expect(await findViolations(page, appearances), place).toEqual([]);
  await page.setViewportSize(narrow);
  const { content, screen } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    screen: document.documentElement.clientWidth,
  }));
  expect(content, `${place} is wider than the screen`).toBeLessThanOrEqual(screen);
  if (!namesOtherAmounts(place)) expect(unlisted(await textOf(page)), place).toEqual([]);
}

const themesOf = (path: string) => (path === '/' || path === '/dashboard' ? bothThemes : lightPhone);

async function openSound(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectSound(page, path, themesOf(path));
}

const isAboutTerms = ({ path }: { path: string }) => /^\/(pricing|legal)/.test(path);

for (const { title, tag, pages } of [
  { title: 'the way in', tag: [], pages: publicPages.filter((page) => !isAboutTerms(page)) },
  {
    title: 'prices, legal texts and missing pages',
    tag: ['@ci'],
    pages: [...publicPages.filter(isAboutTerms), ...missingPages],
  },
]) {
  test(`the pages that a visitor sees: ${title}`, { tag }, async ({ page, tolerate }) => {
    tolerate(/status of 404/);
    await haveRefusedCookies(page);
    const seen: number[] = [];
    for (const { path, heading } of pages) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expectSound(page, path, themesOf(path));
      for (const sentence of await unlimitedSentences(page)) expect(sentence, path).toContain('Rate My Bio');
      expect(unlisted(await descriptionOf(page)), `${path}: its description`).toEqual([]);
      seen.push(...claimsOf(await textOf(page)).cents);
    }
    if (!pages.some(isAboutTerms)) return;
    // The whole price list stands on these pages: the check did not pass because it read nothing.
    expect([...new Set(seen)]).toEqual(
      expect.arrayContaining([...Object.values(priceCents), annualSavingCents, annualMonthlyEquivalentCents]),
    );
  });
}

test('the landing page under the question about cookies, where Tab reaches everything', async ({ page }) => {
  await page.goto('/?ref=demo');
  await expect(consentBanner(page)).toBeVisible();
  expect(await walkByTab(page)).toEqual(flawlessWalk);
  await expectSound(page, '/ with the question about cookies');
});

test('the steps of the onboarding', { tag: '@ci' }, async ({ page }) => {
  await haveRefusedCookies(page);
  for (const step of [2, 3, 4, 5, 6, 7]) {
    await openStep(page, step);
    await expectSound(page, `step ${step}`);
  }
});

test('the pages of a free account fit a phone, pass axe and name listed amounts only', { tag: '@ci' }, async ({
  page,
  tolerate,
}) => {
  tolerate(/status of 400/);
  await haveRefusedCookies(page);
  await createAccount(page);
  for (const path of [
    '/onboarding-dm',
    '/onboarding-dm?section=bio',
    '/paywall',
    '/pricing',
    '/cancel-subscription',
    '/complete-profile',
    '/partage',
    '/verifier/abime',
    '/reinitialiser/abime',
  ])
    await openSound(page, path);
  await page.goto('/compte');
  await expect(page.getByText('Cet appareil')).toBeVisible();
  await expectSound(page, '/compte');
  await page.getByRole('button', { name: 'Supprimer mon compte' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectSound(page, 'the deletion dialog');
});

test('the pages of a Pro fit a phone, pass axe and name listed amounts only', { tag: '@ci' }, async ({ page }) => {
  await haveRefusedCookies(page);
  await logInAs(page, 'pro@exemple.fr');
  for (const path of ['/dashboard?section=bio', toolsSection, '/paywall', '/cancel-subscription'])
    await openSound(page, path);
  await page.goto('/compte');
  await expect(page.getByText('Cet appareil')).toBeVisible();
  await expectSound(page, '/compte of a Pro');
  await openSound(page, '/dashboard');
  expect(await walkByTab(page)).toEqual(flawlessWalk);
});

test('the operator’s area and the offline page', { tag: '@ci' }, async ({ page }) => {
  await haveRefusedCookies(page);
  await openSound(page, '/offline.html');
  await openSound(page, '/admin');
  await enterAdmin(page);
  for (const name of [
    'Dashboard Business',
    'Utilisateurs',
    'Affiliés',
    'Stats & Performance',
    'Analytics Site',
    'Modèle',
  ]) {
    await openAdminTab(page, name);
    await expectSound(page, `${operatorTab} «${name}»`);
  }
});
