import type { APIRequestContext, APIResponse } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectNoOverflow, haveRefusedCookies } from './on-screen.ts';
import { missingPages, privatePages, publicPages } from './pages.ts';
import { createAccount, expectGreeting } from './people.ts';

// What browsers, phones and search engines expect of the whole site.

/** Width and height, as they stand in a PNG file's header. */
async function pngSize(answer: APIResponse): Promise<{ width: number; height: number }> {
  const file = await answer.body();
  expect(file.subarray(1, 4).toString()).toBe('PNG');
  return { width: file.readUInt32BE(16), height: file.readUInt32BE(20) };
}

async function htmlOf(request: APIRequestContext, path: string): Promise<string> {
  return await (await request.get(path)).text();
}

/** The attribute of the one element that a pattern finds in the HTML. */
function only(html: string, pattern: RegExp): string {
  const found = [...html.matchAll(pattern)].map((match) => match[1] ?? '');
  expect(found, String(pattern)).toHaveLength(1);
  return found[0] ?? '';
}

test('the manifest has what installing the site needs', async ({ page, request }) => {
  await page.goto('/');
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const answer = await request.get(address ?? '');
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const manifest = await answer.json();
  expect(manifest).toMatchObject({ name: 'Déclic', lang: 'fr', start_url: '/', scope: '/', display: 'standalone' });
  expect(manifest.background_color).toMatch(/^#[0-9a-f]{6}$/i);
  expect(manifest.theme_color).toMatch(/^#[0-9a-f]{6}$/i);
  const sizes = new Set<string>();
  for (const icon of manifest.icons) {
    const file = await request.get(icon.src);
    expect(file.status(), icon.src).toBe(200);
    expect(file.headers()['content-type']).toContain(icon.type);
    if (icon.type !== 'image/png') continue;
    const { width, height } = await pngSize(file);
    expect(`${width}x${height}`).toBe(icon.sizes);
    sizes.add(icon.sizes);
  }
  expect([...sizes]).toEqual(expect.arrayContaining(['192x192', '512x512']));
  expect(manifest.icons.some((icon: { purpose?: string }) => icon.purpose === 'maskable')).toBe(true);
});

test.describe('the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('shows the offline page without a network, and goes on with one', async ({ page, context, tolerate }) => {
    tolerate(/ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to load resource/);
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await context.setOffline(true);
    await page.goto('/pricing');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu es hors connexion');
    await context.setOffline(false);
    await page.getByRole('link', { name: 'Réessayer' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Gratuit pour commencer/);
    await expect(page).toHaveURL('/pricing');
  });

  test('keeps files of the site, and neither pages nor answers of /api', { tag: '@ci' }, async ({
    page,
    context,
    tolerate,
  }) => {
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready);
    const person = await createAccount(page);
    // From here on the worker answers for the page.
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await page.goto('/compte');
    await expectGreeting(page, person);
    await page.reload();
    await expectGreeting(page, person);
    const kept = await page.evaluate(async () => {
      const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
      const requests = (await Promise.all(caches_.map((cache) => cache.keys()))).flat();
      return requests.map((request) => new URL(request.url).pathname);
    });
    expect(kept).toContain('/offline.html');
    expect(kept.filter((path) => path !== '/offline.html' && !path.startsWith('/assets/'))).toEqual([]);
    expect((await page.request.get('/api/auth/me')).headers()['cache-control']).toContain('no-store');

    tolerate(/ERR_INTERNET_DISCONNECTED/);
    await context.setOffline(true);
    const outcome = await page.evaluate(() =>
      fetch('/api/auth/me').then(
        () => 'answered',
        () => 'failed',
      ),
    );
    expect(outcome).toBe('failed');
  });
});

test('the sitemap lists the public pages, and robots find it', async ({ request, baseURL }) => {
  const sitemap = await request.get('/sitemap.xml');
  expect(sitemap.headers()['content-type']).toContain('xml');
  const addresses = [...(await sitemap.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1]);
  expect(addresses.sort()).toEqual(publicPages.map(({ path }) => `${baseURL}${path}`).sort());
  const robots = await htmlOf(request, '/robots.txt');
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  expect(robots).toContain('Disallow: /admin');
});

test('each public page has its own title, description, address and picture', async ({ request, baseURL }) => {
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  for (const { path } of publicPages) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    const html = await answer.text();
    expect(html).toMatch(/^<!doctype html><html lang="fr"/i);
    const title = only(html, /<title>([^<]+)<\/title>/g);
    const description = only(html, /<meta name="description" content="([^"]+)"/g);
    titles.add(title);
    descriptions.add(description);
    expect(description.length, `${path}: ${description}`).toBeGreaterThan(25);
    expect(only(html, /<link rel="canonical" href="([^"]+)"/g)).toBe(`${baseURL}${path}`);
    expect(only(html, /<meta property="og:title" content="([^"]+)"/g)).toBe(title);
    expect(only(html, /<meta property="og:description" content="([^"]+)"/g)).toBe(description);
    expect(only(html, /<meta property="og:url" content="([^"]+)"/g)).toBe(`${baseURL}${path}`);
    expect(only(html, /<meta property="og:image" content="([^"]+)"/g)).toBe(`${baseURL}/og.png`);
    expect(html).not.toContain('content="noindex"');
  }
  expect(titles.size).toBe(publicPages.length);
  expect(descriptions.size).toBe(publicPages.length);

  const picture = await request.get('/og.png');
  expect(picture.headers()['content-type']).toBe('image/png');
  expect(await pngSize(picture)).toEqual({ width: 1200, height: 630 });
});

test('private and missing pages are kept from search engines', async ({ request }) => {
  for (const path of [...privatePages, ...missingPages.map((missing) => missing.path)]) {
    expect(await htmlOf(request, path), path).toContain('<meta name="robots" content="noindex"/>');
  }
});

test('the structured data of the home page is that of its questions', async ({ request }) => {
  const typesOf = async (path: string) => {
    const html = await htmlOf(request, path);
    const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
    return blocks.map((block) => JSON.parse(block[1] ?? ''));
  };
  const home = await typesOf('/');
  expect(home.map((thing) => thing['@type']).sort()).toEqual(['FAQPage', 'Organization', 'WebApplication']);
  expect((await typesOf('/pricing')).map((thing) => thing['@type'])).toEqual(['WebApplication']);
  const html = await htmlOf(request, '/');
  const questions = home.find((thing) => thing['@type'] === 'FAQPage').mainEntity;
  expect(questions.length).toBeGreaterThan(3);
  for (const { name } of questions) expect(html).toContain(name.replaceAll("'", '&#x27;'));
});

test('every link of the site leads somewhere', async ({ request }) => {
  const pages = new Map<string, string>();
  const read = async (path: string) => {
    if (!pages.has(path)) {
      const answer = await request.get(path);
      pages.set(path, answer.ok() ? await answer.text() : '');
    }
    return pages.get(path) ?? '';
  };
  const dead = new Set<string>();
  for (const { path } of [...publicPages, ...missingPages]) {
    const html = await (await request.get(path)).text();
    for (const [, href = ''] of html.matchAll(/<a [^>]*?href="([^"]*)"/g)) {
      if (/^[a-z]+:/.test(href)) continue;
      const url = new URL(href.replaceAll('&amp;', '&'), `http://site${path}`);
      const target = url.pathname === path ? html : await read(url.pathname);
      const anchor = decodeURIComponent(url.hash.slice(1));
      if (target === '' || (anchor && !target.includes(`id="${anchor}"`))) dead.add(`${path} → ${href}`);
    }
  }
  expect([...dead]).toEqual([]);
});

test('every public page fits a phone of 320 px, and a desktop screen at twice its size', async ({ page }) => {
  await haveRefusedCookies(page);
  for (const { path, heading } of publicPages) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    for (const width of [320, 640]) await test.step(`${path}, ${width} px`, () => expectNoOverflow(page, width));
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the public pages can be read', { tag: '@ci' }, async ({ page, tolerate }) => {
    tolerate(/status of 404/);
    for (const { path, heading } of [...publicPages, ...missingPages]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.getByRole('main')).toHaveText(/.{60,}/s, { useInnerText: true });
    }
    await page.goto('/');
    await page.getByRole('link', { name: 'Commencer', exact: true }).click();
    await expect(page).toHaveURL('/onboarding');
    // Questions are <details>, which open without a script.
    await page.goto('/pricing');
    await page.getByText('Et pour arrêter ?').click();
    await expect(page.getByText(/^Quand tu veux, sans donner de raison/)).toBeVisible();
  });

  test('the other pages say that they need it', { tag: '@ci' }, async ({ page }) => {
    for (const path of privatePages) {
      await page.goto(path);
      await expect(page.getByText(/JavaScript/)).toBeVisible();
    }
  });

  test('a page with buttons says that they do not answer, and shows it', async ({ page }) => {
    await page.goto('/signup');
    await expect(page.getByText(/^Sans JavaScript, les boutons et les formulaires ne répondent pas/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Créer mon compte' })).toHaveCSS('opacity', '0.5');
  });
});
