import { expect, type Page } from '@playwright/test';

// Texts that would run if a page took them for HTML, and the pages that take an affiliate's slug from their address.

export const hostile = '<img src=x onerror="ran=1"><a href="javascript:ran=1">oui</a>';

export const hostileSlugs = [encodeURIComponent(hostile), 'javascript:ran=1', '//pirate.example'];

export const pathsWithSlug = ['/', '/pricing', '/signup', '/onboarding', '/affiliation'];

export async function expectNothingRan(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  await expect(page.locator('img[src="x"], [onerror], a[href^="javascript:"]')).toHaveCount(0);
}

/** Opens the page with the slug: nothing runs, and no link leads elsewhere. */
export async function expectHarmless(page: Page, path: string, slug: string): Promise<void> {
  await page.goto(`${path}?ref=${slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNothingRan(page);
  const hosts = await page
    .locator('a')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).hostname));
  expect(hosts).not.toContain('pirate.example');
}
