import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { createPro } from './members.ts';
import { expectNoOverflow, haveRefusedCookies } from './on-screen.ts';

// A reply on a phone, from the first look to the answer that came: seen without scrolling, filled in, changed, noted, taken up again.

test.use({ viewport: { width: 390, height: 844 } });
test.beforeEach(async ({ page }) => haveRefusedCookies(page));

const replies = (page: Page) => page.getByRole('region', { name: 'Réponses proposées' }).getByRole('listitem');
const openBlank = (page: Page) => page.locator('[data-blank=open]').and(page.getByLabel('À compléter : ton métier'));

async function ask(page: Page, conversation: string): Promise<void> {
  await page.getByRole('tab', { name: 'Texte' }).click();
  await page.getByLabel('Le texte de ta conversation').fill(conversation);
  await page.getByRole('button', { name: 'Trouver mes 3 réponses' }).click();
  await expect(replies(page)).toHaveCount(3);
}

test('a reply is in sight at once, its blank is asked for, and «Mes réponses» fills it the next time', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await createPro(page);
  await page.goto('/dashboard');
  // The engine answers this very text with blanks for the job.
  await ask(page, 'Moi : Salut !\nElle : Coucou, tu fais quoi dans la vie ?');

  await test.step('the first reply is on the screen without scrolling', async () => {
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expect(
      replies(page)
        .first()
        .getByRole('button', { name: /^Copier/ }),
    ).toBeInViewport();
    await expectNoOverflow(page);
  });

  const blank = openBlank(page).first();
  await test.step('an open blank is asked for before anything is copied', async () => {
    const card = replies(page)
      .filter({ has: openBlank(page) })
      .first();
    await card.getByRole('button', { name: /^Copier/ }).click();
    await expect(page.getByRole('alert')).toContainText("Complète d'abord « ton métier »");
    await expect(blank).toBeFocused();
    await page.keyboard.type('pompier');
    await page.getByRole('button', { name: 'Retenir « pompier » dans Mes réponses' }).click();
    await expect(page.getByText('Mes réponses', { exact: true }).first()).toBeVisible();
    await expect(openBlank(page)).toHaveCount(0);
  });

  await test.step('one reply is exchanged, included in the run', async () => {
    const before = await replies(page).allTextContents();
    await replies(page)
      .nth(2)
      .getByRole('button', { name: /^Autre idée/ })
      .click();
    await expect(page.getByText('Encore 5 changements de réponse compris.')).toBeVisible();
    const after = await replies(page).allTextContents();
    expect(after[2]).not.toBe(before[2]);
  });

  await test.step('what was sent and answered is the user’s own record', async () => {
    const first = replies(page).first();
    await first.getByRole('button', { name: /^Plus d'actions/ }).click();
    await first.getByRole('button', { name: /^Envoyée/ }).click();
    const record = page.getByRole('region', { name: "Ton carnet d'envois" });
    await expect(record).toContainText('1 envoyée');
    await replies(page).first().getByRole('button', { name: 'Oui' }).click();
    await expect(record).toContainText(/1 réponse sur 1/);
  });

  await test.step('where no answer came, a message for a later day is written', async () => {
    const conversation = page.getByRole('region', { name: 'Ta conversation' });
    await expect(conversation.getByRole('listitem')).toHaveCount(0);
    await replies(page).first().getByRole('button', { name: 'Non' }).click();
    await replies(page).first().getByRole('button', { name: 'Écrire la relance' }).click();
    await expect(page.getByText(/^Ta relance, à envoyer à partir du \d/)).toBeVisible();
    await expect(replies(page)).toHaveCount(3);
    await conversation.getByRole('button', { name: /^Voir/ }).click();
    await expect(conversation.getByRole('listitem')).toHaveCount(3);
    await expect(conversation.getByRole('listitem').last()).toContainText('pompier');
    await expectNoOverflow(page, 320);
  });
});

test('a conversation is kept on the device only if asked for, taken up again, and erased with one tap and at logout', {
  tag: '@ci',
}, async ({ page, canary }) => {
  await createPro(page);
  await page.goto('/dashboard');
  const history = page.getByRole('region', { name: 'Reprendre une conversation' });
  const keep = history.getByRole('button', { name: 'Garder sur cet appareil' });
  await ask(page, `Elle : Je teste un resto coréen à ${canary.word}`);
  await keep.click();
  await expect(history.getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: 'Nouvelle conversation' }).click();

  await test.step('it is taken up again, with what was written since', async () => {
    await history.getByRole('button', { name: /^Conversation/ }).click();
    await expect(replies(page)).toHaveCount(3);
    await page.getByRole('button', { name: 'Voir : la conversation' }).click();
    await page.getByRole('button', { name: 'Ajouter la suite' }).click();
    await page.getByLabel('Nouveau message').fill('Je suis rentrée, trois jours de pluie !');
    await page.getByRole('button', { name: 'Ajouter', exact: true }).click();
    await page.getByRole('button', { name: 'Réécrire avec mes corrections' }).click();
    await expect(page.getByRole('list', { name: 'Messages lus' })).toContainText('trois jours de pluie');
    await expect(page.getByRole('button', { name: 'Régénérer' })).toBeVisible();
    await expect(history.getByRole('listitem')).toHaveCount(1);
  });

  await test.step('one tap erases it', async () => {
    await history.getByRole('button', { name: 'Tout effacer et ne plus garder' }).click();
    await expect(keep).toBeVisible();
  });

  await test.step('logging out erases what was kept since', async () => {
    await keep.click();
    await expect(history.getByRole('listitem')).toHaveCount(1);
    await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
    await page.getByRole('button', { name: 'Déconnexion' }).click();
    await page.getByRole('button', { name: 'Me déconnecter' }).click();
    await expect(page).toHaveURL(/\/$/);
    expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);
    expect(await page.evaluate(() => ({ ...localStorage, ...sessionStorage }))).not.toHaveProperty('assistant-run');
  });
});
