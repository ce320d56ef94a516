// @demand security-headers
import { expect, test } from './fixtures.ts';
import type { Watch } from './watch.ts';

// Controls: each kind of complaint is noted, and one that no journey announced fails the test.

async function expectComplaint(watch: Watch, complaint: RegExp): Promise<void> {
  await expect.poll(() => watch.unexpected().join('\n')).toMatch(complaint);
  watch.tolerate(complaint);
}

test('the watch notes console errors, uncaught exceptions, CSP violations and requests to another host', async ({
  page,
  watch,
}) => {
  await page.goto('/');
  await page.evaluate(() => console.error('provoked'));
  await expectComplaint(watch, /^console: provoked/);

  await page.evaluate(() => void setTimeout(() => Promise.reject(new Error('provoked'))));
  await expectComplaint(watch, /^uncaught: Error: provoked/);

  await page.evaluate(`
    const script = document.createElement('script');
    script.textContent = 'window.ran = true';
    document.head.append(script);
  `);
  await expectComplaint(watch, /^CSP: script-src/m);
  watch.tolerate(/^console: .*Content Security Policy/);

  await page.goto('http://127.0.0.1:9/').catch(() => undefined);
  await expectComplaint(watch, /^other host: http:\/\/127\.0\.0\.1:9\/$/);
});

test.fail('a complaint that was not announced fails its test', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => console.error('provoked'));
});
