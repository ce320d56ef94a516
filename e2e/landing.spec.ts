import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { createAccount, expectGreeting, fillSignup, newPerson } from './people.ts';
import { consentBanner, expectToast, haveRefusedCookies, pick, refuseCookies } from './screen.ts';

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
      '/legal/aide',
      '/legal/cgu',
      '/legal/confidentialite',
      '/legal/contact',
      '/legal/mentions',
      '/onboarding',
      '/pricing',
    ]);
  });
});

test('a visitor is offered login, a member the account and logout', async ({ page }) => {
  await haveRefusedCookies(page);
  await page.goto('/');
  await expect(navigation(page).getByRole('link', { name: 'Connexion' })).toHaveAttribute('href', '/auth');
  await expect(navigation(page).getByRole('button', { name: 'Déconnexion' })).toBeHidden();

  const person = await createAccount(page);
  await page.reload();
  await expect(navigation(page).getByRole('link', { name: 'Connexion' })).toBeHidden();
  await navigation(page).getByRole('link', { name: 'Mon compte' }).click();
  await expect(page).toHaveURL('/compte');
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

test.describe('through the link of an affiliate', () => {
  /** Arrives by the link, and answers what the server said to the click. */
  async function arrive(page: Page, address: string): Promise<unknown> {
    const tracking = page.waitForResponse('**/api/affiliate/track');
    await page.goto(address);
    const answer = await (await tracking).json();
    await expect(page).toHaveURL('/');
    return answer;
  }

  const cookieNames = async (page: Page) => (await page.context().cookies()).map(({ name }) => name).sort();

  test('the click is counted, the address is clean, and links carry the affiliate', async ({ page }) => {
    expect(await arrive(page, '/?ref=demo')).toEqual({ counted: true, referral: expect.stringMatching(/^demo\./) });
    await expect(page.getByRole('link', { name: 'Commencer gratuitement' })).toHaveAttribute(
      'href',
      /^\/onboarding\?ref=demo\./,
    );
    await expect(footer(page).getByRole('link', { name: 'Tarifs' })).toHaveAttribute('href', /^\/pricing\?ref=demo\./);
    // A visit to the home page would count once more.
    await expect(navigation(page).getByRole('link', { name: 'Déclic, accueil' })).toHaveAttribute('href', '/');
    expect(await cookieNames(page), 'nothing is stored before a choice').toEqual([]);
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  });

  test('sign-up registers the affiliate, with nothing stored on the way', async ({ page }) => {
    await arrive(page, '/?ref=demo');
    await refuseCookies(page);
    await navigation(page).getByRole('link', { name: 'Connexion' }).click();
    await expect(page).toHaveURL(/\/auth\?ref=demo\./);
    await page.getByRole('link', { name: 'Créer un compte gratuit' }).click();
    await expect(page).toHaveURL(/\/signup\?ref=demo\./);
    expect(await cookieNames(page)).toEqual(['consent']);
    await fillSignup(page, newPerson());
    await page.getByRole('button', { name: 'Créer mon compte' }).click();
    await expect(page).toHaveURL(/\/compte(\?|$)/);
    expect(await registrations(page)).toHaveLength(1);
  });

  test('a link opened in another tab brings the affiliate along, and counts no second click', async ({
    page,
    context,
  }) => {
    await arrive(page, '/?ref=demo');
    await refuseCookies(page);
    const carried = /\?ref=demo\./;
    const login = navigation(page).getByRole('link', { name: 'Connexion' });
    await expect(login).toHaveAttribute('href', carried);
    const tab = await context.newPage();
    const clicks: string[] = [];
    tab.on('request', (request) => {
      if (request.url().endsWith('/api/affiliate/track')) clicks.push(request.url());
    });
    await tab.goto((await login.getAttribute('href')) ?? '');
    const signup = tab.getByRole('link', { name: 'Créer un compte gratuit' });
    await expect(signup).toHaveAttribute('href', carried);
    await signup.click();
    await expect(tab).toHaveURL(/\/signup\?ref=demo\./);
    await tab.reload();
    await fillSignup(tab, newPerson());
    await tab.getByRole('button', { name: 'Créer mon compte' }).click();
    await expect(tab).toHaveURL(/\/compte(\?|$)/);
    expect(await registrations(tab)).toHaveLength(1);
    expect(clicks).toEqual([]);
  });

  test('who accepts keeps the affiliate in a cookie that scripts cannot read', async ({ page }) => {
    await arrive(page, '/?ref=demo');
    const remembering = page.waitForResponse('**/api/affiliate/remember');
    await consentBanner(page).getByRole('button', { name: 'Accepter' }).click();
    expect(await (await remembering).json()).toEqual({ remembered: true });
    await expect(consentBanner(page)).toBeHidden();

    const kept = (await page.context().cookies()).find(({ name }) => name === 'affiliate_ref');
    expect(kept).toMatchObject({ httpOnly: true, sameSite: 'Lax', value: expect.stringMatching(/^demo\./) });
    const daysLeft = ((kept?.expires ?? 0) * 1000 - Date.now()) / 86_400_000;
    expect(daysLeft).toBeGreaterThan(29.9);
    expect(daysLeft).toBeLessThanOrEqual(30);
    expect(await page.evaluate(() => document.cookie)).not.toContain('affiliate_ref');

    // Another day, without the link: the cookie speaks.
    await page.goto('/signup');
    await expect(consentBanner(page)).toBeHidden();
    await fillSignup(page, newPerson());
    await page.getByRole('button', { name: 'Créer mon compte' }).click();
    await expect(page).toHaveURL('/compte');
    expect(await registrations(page)).toHaveLength(1);
  });

  test('who refuses keeps nothing but the refusal', async ({ page }) => {
    await arrive(page, '/?ref=demo');
    await refuseCookies(page);
    await page.reload();
    await expect(navigation(page)).toBeVisible();
    await expect(consentBanner(page)).toBeHidden();
    expect(await cookieNames(page)).toEqual(['consent']);
  });

  test('who takes the consent back loses the cookie', async ({ page }) => {
    await arrive(page, '/?ref=demo');
    await consentBanner(page).getByRole('button', { name: 'Accepter' }).click();
    await expect.poll(() => cookieNames(page)).toEqual(['affiliate_ref', 'consent']);
    await page.goto('/');
    await footer(page).getByRole('button', { name: 'Gérer mes cookies' }).click();
    await expect(consentBanner(page)).toBeFocused();
    await refuseCookies(page);
    await expect.poll(() => cookieNames(page)).toEqual(['consent']);
  });

  test('a link that counts for nobody changes nothing for the visitor', async ({ page, tolerate }) => {
    expect(await arrive(page, '/?ref=personne-de-ce-nom')).toEqual({ counted: false, referral: null });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    tolerate(/status of 400/);
    await arrive(page, '/?ref=!');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  async function registrations(page: Page): Promise<unknown[]> {
    const exported = await (await page.request.get('/api/account/export')).json();
    return exported.data.affiliate_registration;
  }
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

    // In the HTML itself: nothing flashes before scripts run.
    const reloaded = await page.reload();
    expect(await reloaded?.text()).toMatch(/^<!doctype html><html [^>]*data-theme="dark"/i);
    expect(await paper(page)).toBe(dark);
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
    expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['consent']);
  });
});
