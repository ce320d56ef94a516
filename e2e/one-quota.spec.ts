import type { Browser, Page } from '@playwright/test';
import { type Canary, newCanary } from './canary.ts';
import { drawChat } from './chat-picture.ts';
import { expect, test } from './fixtures.ts';
import { createMember, post } from './members.ts';
import { expectToast, haveRefusedCookies } from './on-screen.ts';
import { createAccount, newPerson } from './people.ts';
import { startServer } from './server.ts';

// A quota is spent once, whoever asks for it at the same time and whatever breaks in between.

test.setTimeout(200_000);

const replies = (page: Page) => page.getByRole('region', { name: 'Réponses proposées' }).getByRole('listitem');
const generate = (page: Page) => page.getByRole('button', { name: 'Générer mes réponses' });

async function pickScreenshot(page: Page, browser: Browser, canary: Canary): Promise<void> {
  const capture = { name: 'capture.png', mimeType: 'image/png', buffer: await drawChat(browser, canary) };
  await page.getByLabel("Ajoute ta capture d'écran").setInputFiles(capture);
  await expect(page.getByRole('img', { name: 'Capture 1' })).toBeVisible();
}

test('of two tabs that spend the one demo, one gets replies and the other is told', async ({
  page,
  context,
  browser,
  outbox,
  tolerate,
  canary,
}) => {
  tolerate(/status of 403/);
  await haveRefusedCookies(page);
  await createMember(page, outbox);
  const tabs = [page, await context.newPage()];
  for (const tab of tabs) {
    await tab.goto('/onboarding-dm');
    await pickScreenshot(tab, browser, canary);
  }
  await Promise.all(tabs.map((tab) => generate(tab).click()));
  const outcomes = await Promise.all(
    tabs.map(async (tab) => {
      const refused = tab.getByRole('dialog', { name: 'Limite atteinte' });
      await expect(replies(tab).nth(2).or(refused)).toBeVisible({ timeout: 60_000 });
      return (await refused.isVisible()) ? await refused.getByRole('paragraph').first().textContent() : 'replies';
    }),
  );
  expect([...outcomes].sort()).toEqual(['Passe en Pro pour analyser tes screenshots.', 'replies']);
});

test('of two tabs that spend the last run of the month, one is told when it starts again', async ({
  page,
  context,
  outbox,
  tolerate,
}) => {
  tolerate(/status of 429/);
  await haveRefusedCookies(page);
  await createMember(page, outbox, 'pro');
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
  const told = (tab: Page) => tab.getByText(/^Tu as utilisé tes 30 plans de date du mois\. Ça repart le 1er /).first();
  const outcomes = await Promise.all(
    tabs.map(async (tab) => {
      await expect(ideas(tab).or(told(tab)).first()).toBeVisible();
      return (await ideas(tab).isVisible()) ? 'ideas' : 'told';
    }),
  );
  expect([...outcomes].sort()).toEqual(['ideas', 'told']);
  const late = tabs[outcomes.indexOf('told')] ?? page;
  await expectToast(late, 'Limite atteinte');
  // Nobody who pays is told to pay.
  await expect(late.getByText(/Passe en Pro/)).toHaveCount(0);
});

test('a server that is killed in the middle of a reading has given the demo back when it is there again', async ({
  browser,
}) => {
  const server = await startServer({ LOG_LEVEL: 'debug' });
  try {
    const canary = newCanary(server.dataFolder);
    const page = await browser.newPage({ baseURL: server.url });
    await page.context().addCookies([{ name: 'consent', value: 'refused', url: server.url }]);
    await createAccount(page, newPerson());
    await page.goto('/onboarding-dm');
    await pickScreenshot(page, browser, canary);

    const reading = page.waitForResponse('**/api/dm/optimize-screenshot');
    await generate(page).click();
    // Its headers come with the first event: the demo is reserved, and the picture is being read.
    expect((await reading).status()).toBe(200);
    await server.kill();
    await expectToast(page, 'Erreur', 'Connexion impossible.');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('img', { name: 'Capture 1' })).toBeVisible();

    await server.startAgain();
    await generate(page).click();
    await expect(replies(page)).toHaveCount(3, { timeout: 60_000 });
    await page.getByRole('button', { name: 'Nouvelle conversation' }).click();
    await pickScreenshot(page, browser, canary);
    await expect(page.getByRole('button', { name: 'Débloquer mes réponses Pro - 7,90€' })).toBeVisible();
    expect(await canary.traces()).toEqual([]);
    await page.context().close();
  } finally {
    await server.stop();
  }
});
