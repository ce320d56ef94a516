import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { consentBanner, refuseCookies } from './on-screen.ts';
import { fillSignup, freeSpace, newPerson } from './people.ts';
import { acceptCookies, arrive } from './referred-visitors.ts';

// Visits through the link of the seed's active affiliate `demo`, with and without consent to its cookie.

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Navigation principale' });
const footer = (page: Page) => page.getByRole('contentinfo');

const cookieNames = async (page: Page) => (await page.context().cookies()).map(({ name }) => name).sort();

// @demand affiliate-consent
test('a visitor who refuses cookies carries the affiliate on links to sign-up, with nothing stored but the refusal', {
  tag: '@ci',
}, async ({ page }) => {
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

  await refuseCookies(page);
  await navigation(page).getByRole('link', { name: 'Connexion' }).click();
  await expect(page).toHaveURL(/\/auth\?ref=demo\./);
  await page.getByRole('link', { name: 'Créer un compte gratuit' }).click();
  await expect(page).toHaveURL(/\/signup\?ref=demo\./);
  expect(await cookieNames(page)).toEqual(['consent']);
  await page.reload();
  await expect(consentBanner(page)).toBeHidden();
  expect(await cookieNames(page)).toEqual(['consent']);
  await fillSignup(page, newPerson());
  await page.getByRole('button', { name: 'Créer mon compte' }).click();
  await expect(page).toHaveURL(/\/onboarding-dm(\?|$)/);
  expect(await registrations(page)).toHaveLength(1);
});

test('a link opened in another tab brings the affiliate along, and counts no second click', { tag: '@ci' }, async ({
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
  await expect(tab).toHaveURL(/\/onboarding-dm(\?|$)/);
  expect(await registrations(tab)).toHaveLength(1);
  expect(clicks).toEqual([]);
});

test('a visitor who accepts keeps the affiliate in a cookie that scripts cannot read, until consent is taken back', {
  tag: '@ci',
}, async ({ page }) => {
  await arrive(page, '/?ref=demo');
  await acceptCookies(page);

  const kept = (await page.context().cookies()).find(({ name }) => name === 'affiliate_ref');
  expect(kept).toMatchObject({ httpOnly: true, sameSite: 'Lax', value: expect.stringMatching(/^demo\./) });
  const daysLeft = ((kept?.expires ?? 0) * 1000 - Date.now()) / 86_400_000;
  expect(daysLeft).toBeGreaterThan(29.9);
  expect(daysLeft).toBeLessThanOrEqual(30);
  expect(await page.evaluate(() => document.cookie)).not.toContain('affiliate_ref');

  // A later visit without the link: the cookie names the affiliate.
  await page.goto('/signup');
  await expect(consentBanner(page)).toBeHidden();
  await fillSignup(page, newPerson());
  await page.getByRole('button', { name: 'Créer mon compte' }).click();
  await expect(page).toHaveURL(freeSpace);
  expect(await registrations(page)).toHaveLength(1);

  await page.goto('/');
  await footer(page).getByRole('button', { name: 'Gérer mes cookies' }).click();
  await expect(consentBanner(page)).toBeFocused();
  await refuseCookies(page);
  await expect.poll(() => cookieNames(page)).not.toContain('affiliate_ref');
  expect((await page.context().cookies()).find(({ name }) => name === 'consent')?.value).toBe('refused');
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
