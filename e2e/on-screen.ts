import { expect, type Locator, type Page } from '@playwright/test';

// What every screen of Déclic has: toasts, cards to pick from, the question about cookies.

/** The toast that says both, in a region that screen readers announce. */
export async function expectToast(page: Page, title: string, description?: string): Promise<void> {
  const toast = page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem');
  await expect(toast.filter({ hasText: title })).toBeVisible();
  if (description) await expect(toast.filter({ hasText: title })).toContainText(description);
}

/** In milliseconds, from web/ui/toast.ts. */
const toastDurationMs = 5000;

/** Toasts stay until the next one: on a busy machine five seconds may pass between two looks at one. */
export async function holdToasts(page: Page): Promise<void> {
  await page.addInitScript((durationMs) => {
    const start = window.setTimeout;
    const startLate = (handler: () => void, ms = 0) => start(handler, ms < durationMs ? ms : 3_600_000);
    Object.assign(window, { setTimeout: startLate });
  }, toastDurationMs);
}

/** Boxes and radios that are drawn as cards: the card is what one clicks. */
export async function pick(control: Locator): Promise<void> {
  await control.locator('xpath=ancestor::label').click();
  await expect(control).toBeChecked();
}

export function consentBanner(page: Page): Locator {
  return page.getByRole('region', { name: 'Choix des cookies' });
}

export async function refuseCookies(page: Page): Promise<void> {
  await consentBanner(page).getByRole('button', { name: 'Refuser' }).click();
  await expect(consentBanner(page)).toBeHidden();
}

/** For journeys about something else: the choice was made on an earlier visit. */
export async function haveRefusedCookies(page: Page): Promise<void> {
  await page.context().addCookies([{ name: 'consent', value: 'refused', url: baseOf(page) }]);
}

function baseOf(page: Page): string {
  const url = process.env.E2E_URL;
  if (!url) throw new Error(`No server for ${page.url()}`);
  return url;
}

/** Nothing has to be scrolled to sideways on a small phone. */
export async function expectNoOverflow(page: Page, width = 360): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width, height: 740 });
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(overflow).toBeLessThanOrEqual(0);
  if (size) await page.setViewportSize(size);
}
