import { expect, test } from './fixtures.ts';
import type { Watch } from './watch.ts';

// The watch has to bite: what a page does wrong is noted, and what was not announced fails the test.

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

async function expectComplaint(watch: Watch, complaint: RegExp): Promise<void> {
  await expect.poll(() => watch.unexpected().join('\n')).toMatch(complaint);
  watch.tolerate(complaint);
}

test('notes a console error', async ({ page, watch }) => {
  await page.evaluate(() => console.error('provoked'));
  await expectComplaint(watch, /^console: provoked/);
});

test('notes an uncaught exception', async ({ page, watch }) => {
  await page.evaluate(() => void setTimeout(() => Promise.reject(new Error('provoked'))));
  await expectComplaint(watch, /^uncaught: Error: provoked/);
});

test('notes a request to another host', async ({ page, watch }) => {
  await page.goto('http://127.0.0.1:9/').catch(() => undefined);
  await expectComplaint(watch, /^other host: http:\/\/127\.0\.0\.1:9\/$/);
});

test('notes a violation of the content security policy', async ({ page, watch }) => {
  await page.evaluate(`
    const script = document.createElement('script');
    script.textContent = 'window.ran = true';
    document.head.append(script);
  `);
  await expectComplaint(watch, /^CSP: script-src/m);
  watch.tolerate(/^console: .*Content Security Policy/);
});

test.fail('fails a test whose page complained unannounced', async ({ page }) => {
  await page.evaluate(() => console.error('provoked'));
});
