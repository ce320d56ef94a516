import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectToast, haveRefusedCookies } from './on-screen.ts';
import { adminPassword, enterAdmin } from './operator.ts';
import { createAccount, newPerson } from './people.ts';

test.setTimeout(90_000);

test.beforeEach(async ({ page }) => haveRefusedCookies(page));

const password = (page: Page) => page.getByLabel('Mot de passe', { exact: true });
const enter = (page: Page) => page.getByRole('button', { name: 'Accéder' });
const search = (page: Page) => page.getByLabel('Rechercher un utilisateur');
const rows = (page: Page) => page.getByRole('tabpanel').getByRole('listitem');

test('the gate refuses a wrong password and shows the way home', async ({ page, tolerate }) => {
  await page.goto('/admin');
  await expect(password(page)).toBeFocused();
  await expect(enter(page)).toBeDisabled();
  await expect(page.getByRole('link', { name: "Retour à l'accueil" })).toHaveAttribute('href', '/');
  tolerate(/status of 401/);
  await password(page).fill('pas-le-bon');
  await password(page).press('Enter');
  await expectToast(page, 'Accès refusé', 'Mot de passe admin incorrect');
  await expect(page.getByRole('tab')).toHaveCount(0);
  await expect(enter(page)).toBeEnabled();
});

test('the gate says so when the server cannot be reached', async ({ page, tolerate }) => {
  tolerate(/ERR_FAILED/);
  await page.goto('/admin');
  await page.route('**/api/admin/**', (route) => route.abort());
  await password(page).fill('peu importe');
  await enter(page).click();
  await expectToast(page, 'Erreur', "Impossible de se connecter à l'admin");
});

test('the operator finds a user and activates Pro', async ({ page, openAnotherBrowser }) => {
  const member = await openAnotherBrowser();
  await haveRefusedCookies(member);
  const person = await createAccount(member);

  await enterAdmin(page);
  await expect(page.getByRole('tab', { name: /^Utilisateurs \(\d[\d\s]*\)$/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  for (const card of ['Utilisateurs', 'Pro', 'Nouveaux sur 7 jours', 'Taux Pro']) {
    await expect(page.getByRole('term').filter({ hasText: new RegExp(`^${card}$`) })).toBeVisible();
  }
  await expect(rows(page)).toHaveCount(50);

  await search(page).fill(person.email.toUpperCase());
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText(person.email);
  await expect(rows(page)).toContainText('Gratuit');
  await rows(page)
    .getByRole('button', { name: `Activer Pro pour ${person.firstName}` })
    .click();
  await expectToast(page, 'Pro activé');
  await expect(rows(page)).not.toContainText('Gratuit');
  await expect(rows(page).getByRole('button', { name: /^Activer Pro/ })).toHaveCount(0);

  await member.goto('/compte');
  await expect(member.getByRole('region', { name: 'Ta formule' })).toContainText('Pro');
  await member.goto('/pricing');
  await expect(member.getByRole('button', { name: 'Déjà Pro' })).toBeDisabled();
  await member.goto('/paywall');
  await expect(member.getByRole('heading', { level: 1, name: 'Tu es déjà Pro' })).toBeVisible();
});

test('a search without a match can be taken back', async ({ page }) => {
  await enterAdmin(page);
  await search(page).fill('personne-de-ce-nom');
  await expect(page.getByText('Aucun utilisateur trouvé')).toBeVisible();
  await page.getByRole('button', { name: 'Effacer la recherche' }).click();
  await expect(rows(page)).toHaveCount(50);
});

test('the list has pages', async ({ page }) => {
  await enterAdmin(page);
  const first = await rows(page).first().textContent();
  const pager = page.getByRole('navigation', { name: 'Pages' });
  await expect(pager.getByRole('button', { name: 'Précédent' })).toBeDisabled();
  await pager.getByRole('button', { name: 'Suivant' }).click();
  await expect(pager).toContainText('Page 2 sur');
  expect(await rows(page).first().textContent()).not.toBe(first);
});

test('an address is copied with one click', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await enterAdmin(page);
  await search(page).fill('gratuit@exemple.fr');
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('button', { name: /^Copier l'e-mail/ }).click();
  await expectToast(page, 'Copié !');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('gratuit@exemple.fr');
});

test('what users write is shown as text', async ({ page, openAnotherBrowser }) => {
  const hostile = '<img src=x onerror=alert(1)>';
  const person = newPerson(hostile);
  await createAccount(await openAnotherBrowser(), person);
  await enterAdmin(page);
  await search(page).fill(person.email);
  await expect(rows(page).getByText(hostile)).toBeVisible();
  await expect(rows(page).getByRole('img')).toHaveCount(0);
});

test('the password is nowhere but in memory', async ({ page }) => {
  await enterAdmin(page);
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, history.state, location.href]),
  );
  expect(stored).not.toContain(adminPassword());
  expect(JSON.stringify(await page.context().cookies())).not.toContain(adminPassword());
  expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);
  expect(await page.content()).not.toContain(adminPassword());

  await page.reload();
  await expect(password(page)).toHaveValue('');
  await expect(page.getByRole('tab')).toHaveCount(0);
});

test('logging out leads back to the gate', async ({ page }) => {
  await enterAdmin(page);
  await page.getByRole('button', { name: 'Déconnexion' }).click();
  await expect(password(page)).toHaveValue('');
  await expect(enter(page)).toBeDisabled();
  await page.goBack();
  await expect(page.getByRole('tab')).toHaveCount(0);
});
