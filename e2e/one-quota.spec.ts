import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { createPro } from './members.ts';
import { expectToast, haveRefusedCookies } from './on-screen.ts';
import { post } from './people.ts';

// The last of a quota is given to one of two tabs that ask for it at the same time.

test('of two tabs that ask for the month’s last run, one is told when the quota starts anew', { tag: '@ci' }, async ({
  page,
  context,
  tolerate,
}) => {
  tolerate(/status of 429/);
  await haveRefusedCookies(page);
  await createPro(page);
  for (let spent = 0; spent < 29; spent++) {
    await post(page, '/api/tools/date-planner', { city: 'Lyon', budget: '0-20', interests: 'jazz' });
  }
  const tabs = [page, await context.newPage()];
  for (const tab of tabs) {
    await tab.goto('/dashboard?section=outils');
    await tab.getByRole('tab', { name: 'Dates' }).click();
    await tab.getByLabel('Ta ville').fill('Lyon');
  }
  await Promise.all(tabs.map((tab) => tab.getByRole('button', { name: 'Trouver des idées' }).click()));
  const ideas = (tab: Page) =>
    tab.getByRole('tabpanel', { name: 'Dates' }).getByRole('button', { name: 'Copier' }).first();
  const told = (tab: Page) =>
    tab.getByText(/^Tu as utilisé tes 30 idées de rendez-vous du mois\. Ça repart le 1er /).first();
  const outcomes = await Promise.all(
    tabs.map(async (tab) => {
      await expect(ideas(tab).or(told(tab)).first()).toBeVisible();
      return (await ideas(tab).isVisible()) ? 'ideas' : 'told';
    }),
  );
  expect([...outcomes].sort()).toEqual(['ideas', 'told']);
  const late = tabs[outcomes.indexOf('told')] ?? page;
  await expectToast(late, 'Limite atteinte');
  // A Pro is not told to pay.
  await expect(late.getByText(/Passe en Pro/)).toHaveCount(0);
});
