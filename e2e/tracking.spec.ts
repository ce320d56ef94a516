import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { haveRefusedCookies } from './on-screen.ts';

// Browsers that a program drives are not measured, so this one says that it is none.

test.use({
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
});

interface Sent {
  eventType: string;
  pagePath: string;
  sessionId: string;
  utmSource: string | null;
}

/** Collects what the page sends about the visit. */
function listen(page: Page): Sent[] {
  const sent: Sent[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/tracking')) sent.push(...JSON.parse(request.postData() ?? '').events);
  });
  return sent;
}

// @demand anonymous-audience
test('a visit is measured while the visitor reads, and no more once they object', { tag: '@ci' }, async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false }));
  await haveRefusedCookies(page);
  const sent = listen(page);
  const arrived = page.waitForResponse('**/api/tracking');
  await page.goto('/?utm_source=tiktok');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Confidentialité' }).click();
  await expect(page).toHaveURL(/confidentialite/);
  expect((await arrived).status()).toBe(204);
  await expect
    .poll(() => sent.map(({ eventType, pagePath }) => `${eventType} ${pagePath}`))
    .toEqual(['page_view /', 'button_click /', 'navigation /', 'page_view /legal/confidentialite']);
  expect(new Set(sent.map(({ sessionId }) => sessionId)).size).toBe(1);
  expect(sent[0]?.utmSource).toBe('tiktok');

  await page.getByRole('checkbox', { name: 'Compter mes visites sur cet appareil' }).uncheck();
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  sent.length = 0;
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Compter mes visites sur cet appareil' })).not.toBeChecked();
  await page.goto('/pricing');
  await page.goto('/');
  expect(sent).toEqual([]);
});
