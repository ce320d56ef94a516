import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectNoShift } from './late-fonts.ts';
import { consentBanner, haveRefusedCookies, pick } from './on-screen.ts';

// The landing page's layout and colours. Its links and texts are tested in web/features/landing/landing.dom.test.tsx.

test('who comes by no affiliate’s link is not asked about cookies, and gets none', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Gérer mes cookies' }).waitFor();
  await expect(consentBanner(page)).toBeHidden();
  expect(await page.context().cookies()).toEqual([]);
});

// @demand affiliate-consent
test('the question about cookies offers both answers alike, and stores nothing before a choice', async ({ page }) => {
  await page.goto('/?ref=demo');
  const [refuse, accept] = await Promise.all(
    ['Refuser', 'Accepter'].map((name) => consentBanner(page).getByRole('button', { name }).boundingBox()),
  );
  expect(refuse?.width).toBeCloseTo(accept?.width ?? 0, 0);
  expect(refuse?.height).toBeCloseTo(accept?.height ?? 0, 0);
  expect(refuse?.y).toBeCloseTo(accept?.y ?? 0, 0);
  expect(await page.context().cookies()).toEqual([]);
});

test('what is below the first screen stays there while nobody moves', async ({ page }) => {
  // `goto` of the journeys' own page moves.
  const tab = await page.context().newPage();
  await tab.goto('/', { waitUntil: 'networkidle' });
  await expect(tab.locator('html')).toHaveAttribute('data-hydrated', 'true');
  await expect(tab.getByRole('heading', { name: 'Ce que tu peux vérifier' })).toBeVisible();
  await expect(tab.getByRole('contentinfo')).toBeVisible();
  await expect(tab.locator('html')).not.toHaveAttribute('data-whole-page');
});

test('nothing moves when the fonts arrive late, on a phone and on a desktop screen', async ({ page }) => {
  await expectNoShift(page, [384, 1280]);
});

const paper = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

/** What a browser takes for its own bar: the first theme-color whose media applies. */
const bar = (page: Page) =>
  page.evaluate(() => {
    const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
    const probe = document.createElement('i');
    probe.style.color = metas.find((meta) => matchMedia(meta.media).matches)?.content ?? '';
    document.body.append(probe);
    const colour = getComputedStyle(probe).color;
    probe.remove();
    return colour;
  });

test('the theme follows the device until one is chosen, and the choice is kept on every page', async ({ page }) => {
  const footer = page.getByRole('contentinfo');
  const radio = (name: string) => footer.getByRole('radio', { name });
  await page.emulateMedia({ colorScheme: 'light' });
  await haveRefusedCookies(page);
  await page.goto('/');
  const light = await paper(page);

  await test.step('the device decides', async () => {
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await paper(page)).not.toBe(light);
    expect(await bar(page)).toBe(await paper(page));
    expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['consent']);
    await page.emulateMedia({ colorScheme: 'light' });
  });

  await test.step('a choice shows at once and on the next page', async () => {
    await pick(radio('Sombre'));
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await paper(page)).not.toBe(light);
    expect(await bar(page)).toBe(await paper(page));
    await footer.getByRole('link', { name: 'Tarifs' }).click();
    await expect(page).toHaveURL('/pricing');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(radio('Sombre')).toBeChecked();
  });

  await test.step('the page comes in it: nothing flashes before scripts run', async () => {
    const dark = await paper(page);
    const reloaded = await page.reload();
    expect(await reloaded?.text()).toMatch(/^<!doctype html><html [^>]*data-theme="dark"/i);
    expect(await paper(page)).toBe(dark);
    expect(await bar(page)).toBe(dark);
    await expect(radio('Sombre')).toBeChecked();
  });

  await test.step('the choice is taken back', async () => {
    await pick(radio('Comme mon appareil'));
    await expect(page.locator('html')).not.toHaveAttribute('data-theme');
    expect(await paper(page)).toBe(light);
    expect(await (await page.reload())?.text()).not.toMatch(/^<!doctype html><html [^>]*data-theme/i);
  });
});
