import { drawChat } from './chat-picture.ts';
import { expect, test } from './fixtures.ts';
import { createFreeMember } from './members.ts';
import { expectNoOverflow, haveRefusedCookies } from './on-screen.ts';
import { createAccount, expectGreeting, newPerson, post } from './people.ts';

// The space of a free account: one demo, the free plan's quotas, and the offer of Pro once they are spent.

test.beforeEach(async ({ page }) => haveRefusedCookies(page));

const talkAbout = (place: string) =>
  `Elle : Tu fais quoi ce week-end ?\nMoi : Rando à ${place}, et toi ?\nElle : Tu es dispo quand ?`;
const unlock = 'Débloquer mes réponses Pro - 7,90€';

test('the demo reads one screenshot, and offers Pro for the second', async ({ page, browser, canary }) => {
  const person = await createAccount(page, newPerson('Wolfeschlegelsteinhausenbergerdorff'));
  await page.goto('/onboarding-dm');
  await expectGreeting(page, person);
  await expectNoOverflow(page);
  await expect(page.getByText('Démo gratuite')).toBeVisible();
  const text = page.getByLabel('Ou le texte de ta conversation');
  await expect(text).toBeEnabled();
  const chat = { name: 'capture.png', mimeType: 'image/png', buffer: await drawChat(browser, canary) };
  await page.getByLabel("Ajoute ta capture d'écran").setInputFiles(chat);
  await expect(text).toBeDisabled();
  await page.getByText('Objectif : Continuer').click();
  await page.getByLabel('Objectif').selectOption({ label: 'Date' });
  await page.getByRole('button', { name: 'Générer mes réponses' }).click();
  const replies = page.getByRole('region', { name: 'Réponses proposées' }).getByRole('listitem');
  await expect(replies).toHaveCount(3, { timeout: 120_000 });
  await expect(page.getByRole('region', { name: "Envie d'aller plus loin ?" })).toBeVisible();
  // An address that is not confirmed has nothing but the demo.
  await expect(page.getByRole('button', { name: 'Renvoyer le lien' })).toBeVisible();
  await expectNoOverflow(page);

  await test.step('a reload brings the one free result back', async () => {
    await page.reload();
    await expect(replies).toHaveCount(3);
  });
  await page.getByRole('button', { name: 'Nouvelle conversation' }).click();
  await expect(page.getByText('Ta capture gratuite est utilisée')).toBeVisible();
  await expect(page.getByLabel("Ajoute ta capture d'écran")).toBeHidden();
  await page.getByRole('button', { name: unlock }).click();
  const dialog = page.getByRole('dialog', { name: 'Limite atteinte' });
  await expect(dialog).toContainText(
    "Tu as utilisé ta démo gratuite. Passe en Pro pour analyser d'autres captures d'écran.",
  );
  await expect(dialog.getByRole('button', { name: unlock })).toBeEnabled();
  await dialog.getByRole('button', { name: 'Plus tard' }).click();
  await expect(page.getByLabel('Le texte de ta conversation')).toBeDisabled();
  await expect(page.getByText('Il reste à confirmer ton adresse.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Générer mes réponses' })).toBeHidden();
});

test('text is answered until the day’s quota and the demo are spent', { tag: '@ci' }, async ({
  page,
  outbox,
  tolerate,
  canary,
}) => {
  tolerate(/status of 403/);
  const conversation = talkAbout(canary.word);
  await createFreeMember(page, outbox);
  await page.goto('/onboarding-dm');
  const text = page.getByLabel('Ou le texte de ta conversation');
  const generate = page.getByRole('button', { name: 'Générer mes réponses' });
  await text.fill(conversation);
  await generate.click();
  await expect(page.getByRole('button', { name: 'Régénérer' })).toBeVisible();
  const meter = page.getByRole('meter', { name: 'Conversations en texte' });
  await expect(meter.first()).toHaveAttribute('aria-valuenow', '1');
  for (let spent = 0; spent < 2; spent++) await post(page, '/api/dm/optimize', { conversation });
  await page.reload();
  await page.getByRole('button', { name: 'Nouvelle conversation' }).click();
  await expect(meter.first()).toHaveAttribute('aria-valuenow', '3');
  // The day's quota is spent; the demo is left.
  await text.fill(conversation);
  await generate.click();
  await expect(page.getByRole('region', { name: "Envie d'aller plus loin ?" })).toBeVisible();
  // Nothing is left: asking for other replies is refused, and the three stay.
  const limit = page.getByRole('dialog', { name: 'Limite atteinte' });
  const replies = page.getByRole('region', { name: 'Réponses proposées' }).getByRole('listitem');
  await page.getByRole('button', { name: 'Régénérer' }).click();
  await expect(limit).toContainText('Passe en Pro pour optimiser plus de messages.');
  await limit.getByRole('button', { name: 'Plus tard' }).click();
  await expect(replies).toHaveCount(3);
  await page.getByRole('button', { name: 'Nouvelle conversation' }).click();
  await page.getByRole('button', { name: unlock }).last().click();
  await expect(limit).toContainText(
    "Tu as utilisé tes conversations gratuites d'aujourd'hui. Passe en Pro pour continuer maintenant.",
  );
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('one request for bios a day and one note a week, with one piece of advice, are free', { tag: '@ci' }, async ({
  page,
  outbox,
  tolerate,
  canary,
}) => {
  tolerate(/status of 403/);
  await createFreeMember(page, outbox);
  await page.goto('/onboarding-dm?section=bio');
  await expect(page.getByRole('heading', { name: 'Débloquer plus de variantes' })).toBeVisible();
  await page.getByLabel("Tes centres d'intérêt").fill('rando, jazz');
  const generate = page.getByRole('button', { name: 'Générer 3 bios' });
  await generate.click();
  await expect(page.getByRole('article')).toHaveCount(3);
  await page.getByRole('button', { name: 'Modifier ma demande' }).click();
  await generate.click();
  const dialog = page.getByRole('dialog', { name: 'Limite atteinte' });
  await expect(dialog).toContainText("Passe en Pro pour générer plus de bios avec l'option Bio.");
  await expect(dialog.getByRole('button', { name: 'Passer en Pro' })).toBeEnabled();
  await expect(dialog.getByRole('link', { name: '24,90 € par an' })).toHaveAttribute('href', '/paywall');
  await dialog.getByRole('button', { name: 'Plus tard' }).click();

  await page.getByRole('tab', { name: 'Rate My Bio' }).click();
  await page
    .getByLabel('Ta bio actuelle')
    .fill(`Passionné de voyages, j'aime rire et les restos de ${canary.word}. Je cherche le feeling.`);
  await page.getByRole('button', { name: 'Évaluer ma bio' }).click();
  await expect(page.getByRole('heading', { name: 'Notre conseil' })).toBeVisible();
  await expect(page.getByText(/conseils? détaillés? t'atten/)).toBeVisible();
  await page.getByRole('button', { name: 'Modifier ma demande' }).click();
  await page.getByRole('button', { name: 'Évaluer ma bio' }).click();
  await expect(dialog).toContainText("Passe en Pro pour évaluer tes bios sans limite avec l'option Bio.");
});
