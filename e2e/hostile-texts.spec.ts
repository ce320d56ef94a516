// @demand shown-as-text
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectHarmless, expectNothingRan, hostile, hostileSlugs, pathsWithSlug } from './hostile-slugs.ts';
import { createPro } from './members.ts';
import { haveRefusedCookies } from './on-screen.ts';
import { enterAdmin, openAdminTab } from './operator.ts';
import { createAccount, newPerson } from './people.ts';

// Texts of models, people and addresses that would run if a page took them for HTML. The watch of every journey also fails on a
// violation of the content security policy, so a page may not even try.

/** Puts the hostile text in front of every string that an answer, or an event of one, has under these names. */
async function spoil(page: Page, path: string, names: string[]): Promise<void> {
  const spoiled = (text: string) =>
    JSON.stringify(
      JSON.parse(text, (name, value) => (typeof value === 'string' && names.includes(name) ? hostile + value : value)),
    );
  await page.route(path, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const isStream = response.headers()['content-type']?.includes('event-stream');
    const body = isStream ? text.replaceAll(/^data: (.*)$/gm, (_, data) => `data: ${spoiled(data)}`) : spoiled(text);
    await route.fulfill({ response, body });
  });
}

test.beforeEach(async ({ page }) => haveRefusedCookies(page));

test('a hostile text of a model is shown letter by letter: replies, verdict, conversation and openers', {
  tag: '@ci',
}, async ({ page }) => {
  await spoil(page, '**/api/dm/optimize', ['content', 'why', 'reason', 'text', 'matchName', 'label']);
  await spoil(page, '**/api/tools/*', ['content', 'about', 'remark', 'label']);
  await createPro(page);
  await page.goto('/dashboard');
  await page.getByRole('tab', { name: 'Texte' }).click();
  await page.getByLabel('Le texte de ta conversation').fill('Elle : Tu fais quoi ce week-end ?');
  await page.getByRole('button', { name: 'Trouver mes 3 réponses' }).click();
  const replies = page.getByRole('region', { name: 'Réponses proposées' }).getByRole('listitem');
  await expect(replies).toHaveCount(3);
  await expect(replies.first()).toContainText(hostile);
  await expectNothingRan(page);

  await page.goto('/dashboard?section=outils');
  await page.getByRole('tab', { name: 'Accroches' }).click();
  await page.getByLabel('La bio de son profil').fill('Prof de SVT, dingue de bloc et de ramen.');
  await page.getByRole('button', { name: 'Écrire 10 accroches' }).click();
  const openers = page.getByRole('tabpanel', { name: 'Accroches' }).getByRole('listitem');
  await expect(openers.first()).toContainText(hostile);
  await expectNothingRan(page);
});

test('a hostile slug in the address does nothing, on any page that takes one', { tag: '@ci' }, async ({
  page,
  tolerate,
}) => {
  tolerate(/status of 4\d\d/);
  for (const [index, path] of pathsWithSlug.entries())
    await expectHarmless(page, path, hostileSlugs[index % hostileSlugs.length] ?? '');
});

test('a hostile name and a hostile slug are text in the operator’s area', { tag: '@ci' }, async ({
  page,
  openAnotherBrowser,
}) => {
  const member = await openAnotherBrowser();
  await haveRefusedCookies(member);
  const person = await createAccount(member, { ...newPerson(), firstName: hostile.slice(0, 60) });
  await member.goto('/compte');
  await expect(member.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNothingRan(member);

  await spoil(page, '**/api/admin/affiliates*', ['slug', 'username', 'email']);
  await enterAdmin(page);
  await openAdminTab(page, 'Utilisateurs');
  await page.getByLabel('Rechercher un utilisateur').fill(person.email);
  const rows = page.getByRole('list', { name: 'Comptes' }).getByRole('listitem');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(person.firstName);
  await expectNothingRan(page);
  await openAdminTab(page, 'Affiliés');
  await expect(page.getByText(hostile).first()).toBeVisible();
  await expectNothingRan(page);
});
