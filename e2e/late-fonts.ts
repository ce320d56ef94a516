import { expect, type Page } from '@playwright/test';

// The landing page while its fonts come after it is drawn.

/** Opens the page at each width, in pixels; nothing on it may move. */
export async function expectNoShift(page: Page, widths: number[]): Promise<void> {
  await page.route('**/*.woff2', async (route) => {
    await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true').catch(() => null);
    await route.continue();
  });
  for (const width of widths) {
    await page.setViewportSize({ width, height: 820 });
    await page.goto('/');
    await page.evaluate(() => document.fonts.ready);
    expect(await hasFallbackFont(page), 'Arial, Liberation Sans, Helvetica Neue or Roboto is installed').toBe(true);
    expect(await shiftOf(page), `at ${width} px`).toBeLessThan(0.001);
  }
}

/** Whether the system has a font that web/fonts.css can fit to ours. */
function hasFallbackFont(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    document.fonts.load('1rem "Figtree fallback"').then(
      (faces) => faces.length > 0,
      () => false,
    ),
  );
}

/** The layout shift of the page so far, as browsers report it. */
function shiftOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let shift = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) shift += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
        // Two frames: one in which the fonts are drawn, one in which the shift is reported.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(shift), 100)));
      }),
  );
}
