import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { signedInHintCookie } from '#contract/site.ts';
import { chromiumLaunch } from '../../e2e/chromium.ts';

/** Kilobytes of JavaScript, compressed, that a signed-in browser fetches when it opens a page for the first time. */
export async function weighScripts(url: string, cookie: string, path: string): Promise<number> {
  const browser = await chromium.launch(chromiumLaunch);
  try {
    const context = await browser.newContext();
    const [name = '', value = ''] = cookie.split('=');
    const signedIn = [
      { name, value },
      { name: signedInHintCookie, value: '1' },
    ];
    await context.addCookies(signedIn.map((one) => ({ ...one, url })));
    const page = await context.newPage();
    const sizes: Promise<number>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script')
        sizes.push(response.body().then((body) => gzipSync(body).byteLength));
    });
    await page.goto(`${url}${path}`, { waitUntil: 'networkidle' });
    // Without this a page that redirects to the login would pass with little JavaScript.
    await page.getByRole('meter').first().waitFor();
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1024;
  } finally {
    await browser.close();
  }
}
