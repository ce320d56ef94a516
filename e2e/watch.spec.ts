import { test } from './fixtures.ts';

// The watch has to bite: each of these tests passes only because it fails.

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test.fail('a console error fails a journey', async ({ page }) => {
  await page.evaluate(() => console.error('provoked'));
});

test.fail('an uncaught exception fails a journey', async ({ page }) => {
  const thrown = page.waitForEvent('pageerror');
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('provoked');
    });
  });
  await thrown;
});

test.fail('a request to another host fails a journey', async ({ page }) => {
  await page.goto('http://127.0.0.1:9/').catch(() => undefined);
});

test.fail('an inline script fails a journey', async ({ page }) => {
  await page.evaluate(`
    const script = document.createElement('script');
    script.textContent = 'window.ran = true';
    document.head.append(script);
  `);
});

test('a complaint that the journey announced does not', async ({ page, tolerate }) => {
  tolerate(/console: provoked/);
  await page.evaluate(() => console.error('provoked'));
});
