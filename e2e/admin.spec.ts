import { expect, test } from './fixtures.ts';
import { expectToast, haveRefusedCookies } from './on-screen.ts';
import { adminPassword, enterAdmin, openAdminTab } from './operator.ts';
import { createAccount } from './people.ts';

// The operator's area over the real list of accounts. Its gate, its tabs and their states are tested in
// web/features/admin/**/*.dom.test.tsx.

test.beforeEach(async ({ page }) => haveRefusedCookies(page));

test('the operator finds a user and activates Pro', { tag: '@ci' }, async ({ page, openAnotherBrowser }) => {
  const member = await openAnotherBrowser();
  await haveRefusedCookies(member);
  const person = await createAccount(member);
  const rows = page.getByRole('list', { name: 'Comptes' }).getByRole('listitem');

  await enterAdmin(page);
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Dashboard Business');
  await expect(page.getByRole('tab', { name: /^Utilisateurs \(\d[\d\s]*\)$/ })).toBeVisible();
  await openAdminTab(page, 'Utilisateurs');
  for (const card of ['Total', 'Pro', 'Nouveaux sur 7 jours', 'Taux Pro']) {
    await expect(page.getByRole('term').filter({ hasText: new RegExp(`^${card}$`) })).toBeVisible();
  }
  await expect(rows).toHaveCount(50);

  await page.getByLabel('Rechercher un utilisateur').fill(person.email.toUpperCase());
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(person.email);
  await expect(rows).toContainText('Gratuit');
  await rows.getByRole('button', { name: `Activer Pro pour ${person.firstName}` }).click();
  await expect(page.getByRole('dialog')).toContainText(person.email);
  await page.getByRole('dialog').getByRole('button', { name: 'Activer Pro' }).click();
  await expectToast(page, 'Pro activé');
  await expect(rows).not.toContainText('Gratuit');
  await expect(rows.getByRole('button', { name: /^Activer Pro/ })).toHaveCount(0);

  await member.goto('/compte');
  await expect(member.getByRole('region', { name: 'Ton offre' })).toContainText('Pro');
  await member.goto('/pricing');
  await expect(member.getByRole('button', { name: 'Déjà Pro' })).toBeDisabled();
  await member.goto('/paywall');
  await expect(member.getByRole('heading', { level: 1, name: 'Tu es déjà Pro' })).toBeVisible();
});

test('only the open area fetches the plotting library', { tag: '@ci' }, async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  const plots = () => fetched.filter((path) => /\/plots-[^/]*\.js$/.test(path));
  for (const path of ['/', '/pricing', '/affiliation', '/admin']) await page.goto(path);
  expect(plots()).toEqual([]);
  await enterAdmin(page);
  await expect(page.getByRole('figure').first().locator('svg').first()).toBeAttached();
  expect(plots()).toHaveLength(1);
});

// @demand operator-password
test('the browser keeps the operator’s password nowhere, and forgets it with the page', { tag: '@ci' }, async ({
  page,
}) => {
  await enterAdmin(page);
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, history.state, location.href]),
  );
  expect(stored).not.toContain(adminPassword());
  expect(JSON.stringify(await page.context().cookies())).not.toContain(adminPassword());
  expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);
  expect(await page.content()).not.toContain(adminPassword());

  const password = page.getByLabel('Mot de passe', { exact: true });
  await page.reload();
  await expect(password).toHaveValue('');
  await expect(page.getByRole('tab')).toHaveCount(0);

  await enterAdmin(page);
  await page.getByRole('button', { name: 'Déconnexion' }).click();
  await expect(password).toHaveValue('');
  await page.goBack();
  await expect(page.getByRole('tab')).toHaveCount(0);
});
