import type { Page } from '@playwright/test';
import { installLanguageModel } from '../web/testing/stand-in-language-model.ts';
import { expect, test } from './fixtures.ts';
import { createPro } from './members.ts';
import { expectNoOverflow, haveRefusedCookies } from './on-screen.ts';

// The language model of the user's own browser writes the replies. A stand-in plays the browser's part; the server checks its words.

test.beforeEach(async ({ page }) => haveRefusedCookies(page));

const mark = "écrit sur ton ordinateur, rien n'est parti";
const talk = `Moi : Salut, ta photo sur le voilier donne envie
Elle : Merci ! On l'a retapé avec mon frère, trois étés de travaux`;

const answerOf = (...contents: [string, string, string]) =>
  JSON.stringify({
    reading: { signal: 'rien', message: '', pourquoi: '' },
    replies: ['humoristique', 'flirt', 'original'].map((tone, index) => ({
      tone,
      content: contents[index],
      why: 'Tu rebondis sur le voilier.',
    })),
  });
const answers = [
  answerOf(
    'Trois étés de travaux, et vous vous parlez encore ? Chapeau à ton frère',
    "Quelqu'un qui retape un voilier pendant trois étés, forcément ça m'intrigue. Il s'appelle comment ?",
    'Le moment où il a enfin flotté, vous avez fait quoi en premier ?',
  ),
  answerOf(
    'Et le bateau, il a rapporté des copains ou juste des ampoules ?',
    'Trois étés à poncer, moi je craque rien que pour la patience. Tu navigues quand ?',
    'Vous lui avez donné un nom avant ou après la première fuite ?',
  ),
];
/** The first reply is complete there, and the second is not. */
const pauseAfterFirst = (answers[0]?.indexOf('flirt') ?? 0) + 40;

async function askAboutText(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Texte' }).click();
  await page.getByLabel('Le texte de ta conversation').fill(talk);
  await page.getByRole('button', { name: 'Trouver mes 3 réponses' }).click();
}
/** Our lines for any talk are folded where nothing sure was understood of it. */
const unfoldLines = (page: Page) => page.getByText('Trois idées passe-partout').click();
const replies = (page: Page) =>
  page
    .getByRole('region', { name: 'Réponses proposées' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^Copier/ }) });
const marked = (page: Page) => replies(page).filter({ hasText: mark });
const expectOneUse = (page: Page) =>
  expect(page.getByRole('meter', { name: 'Conversations en texte' })).toHaveAttribute('aria-valuenow', '1');
const standInLog = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { standInLog: ReturnType<typeof installLanguageModel> }).standInLog);

test('the browser’s own model writes the replies, which are shown as they come and marked', async ({ page }) => {
  await page.addInitScript(installLanguageModel, { answers, pausesAt: pauseAfterFirst });
  await createPro(page);
  await page.goto('/dashboard');
  await askAboutText(page);
  await expect(page.getByText('Ton ordinateur écrit…').last()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ne pas attendre' })).toBeVisible();
  await expect(marked(page)).toHaveCount(1);
  await page.evaluate(() => dispatchEvent(new Event('stand-in-resume')));
  await expect(marked(page)).toHaveCount(3);
  await expect(replies(page).first()).toContainText('Chapeau à ton frère');
  await expect(replies(page).filter({ hasText: 'Confiance' })).toHaveCount(0);
  await expectOneUse(page);
  expect(await standInLog(page)).toMatchObject({ created: 1, destroyed: 1, aborted: 0 });
  await expectNoOverflow(page);
  await page.getByRole('link', { name: 'Réglage' }).click();
  await expect(page.getByRole('checkbox', { name: /^Laisser mon navigateur écrire/ })).toBeChecked();
});

test('a model that is not there yet is downloaded, called off, downloaded again, and writes', { tag: '@ci' }, async ({
  page,
}) => {
  await page.addInitScript(installLanguageModel, {
    availability: 'downloadable',
    downloadStepMs: 80,
    answers,
  } as const);
  await createPro(page);
  await page.goto('/dashboard');
  const card = page.getByRole('region', { name: "L'IA de ton navigateur" });
  await expect(card).toBeHidden();
  await askAboutText(page);
  await unfoldLines(page);
  await expect(replies(page)).toHaveCount(3);
  await expect(marked(page)).toHaveCount(0);
  await expect(card).toContainText(/Environ 4\sGo/);
  const progress = card.getByRole('progressbar', { name: 'Téléchargement du modèle' });
  await card.getByRole('button', { name: 'Télécharger' }).click();
  await expect(progress).toBeVisible();
  await expect(progress).not.toHaveAttribute('aria-valuenow', '0');
  await card.getByRole('button', { name: 'Annuler' }).click();
  await expect(progress).toBeHidden();
  await card.getByRole('button', { name: 'Télécharger' }).click();
  await expect(card).toContainText("C'est prêt");
  await page.getByRole('button', { name: 'Régénérer' }).click();
  await expect(marked(page)).toHaveCount(3);
});

test('a page that is left midway uses nothing, and a model that breaks off leaves the lines of today', {
  tag: '@ci',
}, async ({ page }) => {
  await page.addInitScript(installLanguageModel, { fault: 'silent' } as const);
  await createPro(page);
  await page.goto('/dashboard');
  await askAboutText(page);
  await expect(page.getByRole('button', { name: 'Ne pas attendre' })).toBeVisible();
  await page.addInitScript(installLanguageModel, { answers, fault: 'midway' } as const);
  await page.goto('/dashboard');
  await askAboutText(page);
  await expect(page.getByText('Analyse terminée !').last()).toBeVisible();
  await expect(replies(page)).toHaveCount(3);
  await expect(replies(page).filter({ hasText: 'Idée de départ' })).not.toHaveCount(0);
  await expectOneUse(page);
  expect(await standInLog(page)).toMatchObject({ created: 1, destroyed: 1 });
});

test('a user who turned it off gets the lines, and its browser is not asked', { tag: '@ci' }, async ({ page }) => {
  await page.addInitScript(installLanguageModel, { answers });
  await createPro(page);
  await page.goto('/compte');
  const box = page.getByRole('checkbox', { name: /^Laisser mon navigateur écrire/ });
  await box.uncheck();
  await page.goto('/dashboard');
  const called = page.waitForRequest('**/api/dm/optimize');
  await askAboutText(page);
  expect((await called).headers()['x-browser-model']).toBeUndefined();
  await unfoldLines(page);
  await expect(replies(page)).toHaveCount(3);
  await expect(marked(page)).toHaveCount(0);
  await page.goto('/compte');
  await expect(box).not.toBeChecked();
});
