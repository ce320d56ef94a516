import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { consentBanner, expectToast, haveRefusedCookies, pick } from './on-screen.ts';
import { createAccount, expectGreeting, freeSpace } from './people.ts';

test.setTimeout(90_000);

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Navigation principale' });
const footer = (page: Page) => page.getByRole('contentinfo');

test.describe('calls to action', () => {
  test.beforeEach(async ({ page }) => {
    await haveRefusedCookies(page);
    await page.goto('/');
  });

  for (const [place, label] of [
    ['navbar', 'Commencer'],
    ['hero', 'Commencer gratuitement'],
    ['benefits', 'Essayer sur ma conversation'],
    ['final', 'Je me lance'],
  ] as const) {
    test(`the one in the ${place} leads to the onboarding`, async ({ page }) => {
      await page.getByRole('link', { name: label, exact: true }).click();
      await expect(page).toHaveURL('/onboarding');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pour commencer, tu es…');
    });
  }

  test('there are no others, and no empty or stray link', async ({ page }) => {
    await expect(page.locator('a[href="/onboarding"]')).toHaveCount(4);
    const addresses = await page
      .getByRole('link')
      .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href')))]);
    expect(addresses.filter((href) => href?.startsWith('/')).sort()).toEqual([
      '/',
      '/auth',
      '/cancel-subscription',
      '/legal/cgu',
      '/legal/confidentialite',
      '/legal/contact',
      '/legal/mentions',
      '/onboarding',
      '/pricing',
    ]);
  });
});

test('a visitor is offered login, a member their space and logout', async ({ page }) => {
  await haveRefusedCookies(page);
  await page.goto('/');
  await expect(navigation(page).getByRole('link', { name: 'Connexion' })).toHaveAttribute('href', '/auth');
  await expect(navigation(page).getByRole('button', { name: 'Déconnexion' })).toBeHidden();

  const person = await createAccount(page);
  await page.reload();
  await expect(navigation(page).getByRole('link', { name: 'Connexion' })).toBeHidden();
  await navigation(page).getByRole('link', { name: 'Mon espace' }).click();
  await expect(page).toHaveURL(freeSpace);
  await expectGreeting(page, person);

  await page.goto('/');
  await navigation(page).getByRole('button', { name: 'Déconnexion' }).click();
  await expectToast(page, 'Déconnexion réussie', 'À bientôt !');
  await expect(navigation(page).getByRole('link', { name: 'Connexion' })).toBeVisible();
});

test('a reply that is picked becomes the next message', async ({ page }) => {
  await haveRefusedCookies(page);
  await page.goto('/');
  const example = page.getByRole('region', { name: /^Exemple/ });
  const reply = example.getByRole('button', { name: /ventilateur/ });
  await reply.click();
  await expect(reply).toHaveAttribute('aria-pressed', 'true');
  await expect(example.locator('[aria-live=polite]')).toContainText('ventilateur');
  await example.getByRole('button', { name: /^Thomas/ }).click();
  await expect(example.locator('[aria-live=polite]')).toContainText('Choisis ta réponse');
});

test('figures and testimonials are marked as illustration, and dated from today', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-15T12:00:00+01:00'));
  await haveRefusedCookies(page);
  await page.goto('/');
  const testimonials = page.getByRole('region', { name: 'Le déclic, ça ressemble à ça' });
  await expect(testimonials.getByText("Chiffres et témoignages d'illustration").first()).toBeVisible();
  for (const figure of ['2000+', '85%', '4.8/5']) await expect(testimonials.getByText(figure)).toBeVisible();
  await expect(testimonials.getByRole('figure')).toHaveCount(3);
  await expect(testimonials.locator('time')).toHaveText([
    '· il y a 2 semaines',
    '· le mois dernier',
    '· il y a 2 mois',
  ]);
  // The hero's figures too.
  await expect(page.getByText("Chiffres et témoignages d'illustration").first()).toBeVisible();
});

test('the question about cookies offers both answers alike', async ({ page }) => {
  await page.goto('/');
  const [refuse, accept] = await Promise.all(
    ['Refuser', 'Accepter'].map((name) => consentBanner(page).getByRole('button', { name }).boundingBox()),
  );
  expect(refuse?.width).toBeCloseTo(accept?.width ?? 0, 0);
  expect(refuse?.height).toBeCloseTo(accept?.height ?? 0, 0);
  expect(refuse?.y).toBeCloseTo(accept?.y ?? 0, 0);
  expect(await page.context().cookies()).toEqual([]);
});

test.describe('theme', () => {
  const radio = (page: Page, name: string) => footer(page).getByRole('radio', { name });
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

  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await haveRefusedCookies(page);
    await page.goto('/');
  });

  test('a choice is kept, and the page comes in it', async ({ page }) => {
    const light = await paper(page);
    await pick(radio(page, 'Sombre'));
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    const dark = await paper(page);
    expect(dark).not.toBe(light);
    expect(await bar(page)).toBe(dark);

    // In the HTML itself: nothing flashes before scripts run.
    const reloaded = await page.reload();
    expect(await reloaded?.text()).toMatch(/^<!doctype html><html [^>]*data-theme="dark"/i);
    expect(await paper(page)).toBe(dark);
    expect(await bar(page)).toBe(dark);
    await expect(radio(page, 'Sombre')).toBeChecked();

    await pick(radio(page, 'Comme mon appareil'));
    await expect(page.locator('html')).not.toHaveAttribute('data-theme');
    expect(await paper(page)).toBe(light);
    expect(await (await page.reload())?.text()).not.toMatch(/^<!doctype html><html [^>]*data-theme/i);
  });

  test('the choice shows on the next page too', async ({ page }) => {
    await pick(radio(page, 'Sombre'));
    await footer(page).getByRole('link', { name: 'Tarifs' }).click();
    await expect(page).toHaveURL('/pricing');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(radio(page, 'Sombre')).toBeChecked();
  });

  test('without a choice the device decides', async ({ page }) => {
    const light = await paper(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await paper(page)).not.toBe(light);
    expect(await bar(page)).toBe(await paper(page));
    expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['consent']);
  });
});
