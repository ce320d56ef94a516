// @demand told-of-ai
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { createPro } from './members.ts';
import { expectNoOverflow, expectToast, haveRefusedCookies, pick } from './on-screen.ts';

// The dashboard around Messages IA: its sections, bios and tools. Who gets in is tested in
// web/features/accounts/member-gate.dom.test.tsx.

test.beforeEach(async ({ page }) => haveRefusedCookies(page));

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Sections' });

test('the dashboard shows who is here, what is left, coaching, and logs out', async ({ page }) => {
  const person = await createPro(page);
  await page.goto('/dashboard');
  await expect(title(page, 'Messages IA')).toBeVisible();
  const header = page.getByRole('banner');
  await expect(header.getByText('Pro', { exact: true })).toBeVisible();
  await expect(header.getByText(person.email)).toBeVisible();
  await expect(header.getByRole('link', { name: 'Déclic, accueil' })).toHaveAttribute('href', '/');
  for (const [name, limit] of [
    ["Captures d'écran", '30'],
    ['Conversations en texte', '100'],
    ['Demandes de bios', '1'],
    ['Notes de bio', '1'],
  ] as const) {
    await expect(page.getByRole('meter', { name })).toHaveAttribute('aria-valuemax', limit);
  }
  const coaching = page.getByRole('region', { name: 'Coaching 1-to-1' });
  await expect(coaching).toContainText('60 € les 30 minutes');
  await expect(coaching.getByRole('link', { name: /^Réserver/ })).toHaveAttribute('target', '_blank');
  await expect(menu(page).getByRole('link', { name: 'Générateur Bio Option' })).toBeVisible();
  await header.getByRole('button', { name: 'Déconnexion' }).click();
  await expect(page).toHaveURL('/');
  await expectToast(page, 'Déconnexion réussie', 'À bientôt !');
});

test('on a phone the sections are behind a button, and each keeps what was typed in it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await createPro(page);
  await page.goto('/dashboard');
  await page.getByRole('tab', { name: 'Texte' }).click();
  await page.getByRole('textbox', { name: 'Le texte de ta conversation' }).fill('Elle : coucou');
  await expect(menu(page)).toBeHidden();
  const toggle = page.getByRole('button', { name: 'Ouvrir le menu' });
  await toggle.click();
  await expect(menu(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, 500));
  await toggle.click();
  await expect(menu(page)).toBeInViewport();
  await menu(page).getByRole('link', { name: 'Outils Pro' }).click();
  await expect(page).toHaveURL('/dashboard?section=outils');
  await expect(title(page, 'Outils Pro')).toBeFocused();
  await expect(menu(page)).toBeHidden();
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await overflow()).toBeLessThanOrEqual(0);
  await page.goBack();
  await expect(title(page, 'Messages IA')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Le texte de ta conversation' })).toHaveValue('Elle : coucou');
  expect(await overflow()).toBeLessThanOrEqual(0);
});

test('with the add-on bios are written, kept, rated, shared and listed', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await createPro(page, 'bio');
  await page.goto('/dashboard?section=bio');
  await page.getByRole('tab', { name: 'Historique' }).click();
  await expect(page.getByText('Aucune bio générée')).toBeVisible();
  await page.getByRole('button', { name: 'Écrire ma bio' }).click();

  const generate = page.getByRole('button', { name: 'Générer 3 bios' });
  await expect(generate).toBeDisabled();
  await pick(page.getByRole('radio', { name: 'Sportif' }));
  await page.getByLabel("Tes centres d'intérêt").fill('rando, jazz, mon chat Pixel');
  await generate.click();
  const shown = page.getByRole('tabpanel', { name: 'Générateur' }).getByRole('article');
  await expect(shown).toHaveCount(3);
  await expect(shown.first()).toBeInViewport();
  await expect(shown.first()).toContainText('Sportif');
  await expect(shown.first()).toContainText(/\d+\/140/);
  await shown.first().getByRole('button', { name: 'Copier' }).click();
  await expectToast(page, 'Copié ! 📋', 'Bio copiée dans le presse-papier');
  const text = await page.evaluate(() => navigator.clipboard.readText());
  await shown
    .first()
    .getByRole('button', { name: /^Favoris/ })
    .click();
  await expect(shown.first().getByRole('button', { name: /^Favoris/ })).toHaveAttribute('aria-pressed', 'true');

  await page.getByRole('tab', { name: 'Rate My Bio' }).click();
  await expect(page.getByText('Longueur idéale : 80-140')).toBeVisible();
  await page.getByRole('button', { name: 'Évaluer ma bio' }).click();
  await expectToast(page, 'Bio requise', "Colle ta bio actuelle pour l'évaluer");
  await page.getByLabel('Ta bio actuelle').fill(text);
  await page.getByRole('button', { name: 'Évaluer ma bio' }).click();
  await expect(page.getByRole('img', { name: /^Score de ta bio : \d+ sur 100$/ })).toBeInViewport();
  await expect(page.getByRole('meter', { name: 'Clarté' })).toBeVisible();
  await expect(page.getByRole('meter', { name: 'Impact' })).toBeVisible();
  await page.getByText('Pourquoi ce score').click();
  await expect(page.getByRole('region', { name: 'Clarté' })).toContainText(/Rien ne gêne la lecture|−\d/);
  await expect(page.getByRole('region', { name: 'Impact' })).toContainText(/Ton score\+\d+/);

  await page.getByRole('button', { name: 'Partager mon score' }).click();
  const sharing = page.getByRole('dialog', { name: 'Ta carte de score' });
  await expect(sharing.getByRole('img', { name: /^Rate My Bio : \d+ sur 100/ })).toBeVisible();
  const downloading = page.waitForEvent('download');
  await sharing.getByRole('button', { name: 'Télécharger' }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^declic-score-\d+\.png$/);
  await page.keyboard.press('Escape');
  await expectNoOverflow(page);

  await page.getByRole('tab', { name: 'Historique' }).click();
  const past = page.getByRole('tabpanel', { name: 'Historique' }).getByRole('article');
  await expect(past).toHaveCount(3);
  const rated = past.filter({ hasText: text });
  await expect(rated).toContainText(/\d+\/100/);
  await expect(rated.getByRole('img', { name: 'Favorite' })).toBeVisible();
  await rated.getByRole('button', { name: 'Supprimer' }).click();
  await expect(past).toHaveCount(2);
});

test('without the add-on the free quota is spent first, then the add-on is offered', { tag: '@ci' }, async ({
  page,
  tolerate,
}) => {
  tolerate(/status of 403/);
  await createPro(page);
  await page.goto('/dashboard?section=bio');
  await expect(page.getByRole('region', { name: 'Option Bio' })).toContainText('+5 €');
  await page.getByLabel("Tes centres d'intérêt").fill('rando, jazz');
  const generate = page.getByRole('button', { name: 'Générer 3 bios' });
  await generate.click();
  await expect(page.getByRole('article')).toHaveCount(3);
  await expect(page.getByRole('meter', { name: 'Demandes de bios' }).first()).toHaveAttribute('aria-valuenow', '1');
  await page.getByRole('button', { name: 'Modifier ma demande' }).click();
  await generate.click();
  const dialog = page.getByRole('dialog', { name: 'Limite atteinte' });
  await expect(dialog).toContainText("Ajoute l'option Bio pour aller plus loin.");
  await expect(dialog.getByRole('link', { name: "Découvrir l'option Bio - 5 €" })).toHaveAttribute('href', '/paywall');
  await dialog.getByRole('button', { name: 'Plus tard' }).click();
  await expect(dialog).toBeHidden();
});

test('each of the four tools answers', { tag: '@ci' }, async ({ page, canary }) => {
  await createPro(page);
  await page.goto('/dashboard?section=outils');
  const panel = (name: string) => page.getByRole('tabpanel', { name });

  await page.getByRole('button', { name: 'Comprendre ce silence' }).click();
  await expect(page.getByRole('alert')).toHaveText('Ajoute le texte de ta conversation ou importe un screenshot');
  await panel('Anti-ghost')
    .getByLabel('Le texte de ta conversation')
    .fill(`Moi : Salut, ça va ?\nElle : Oui et toi ?\nMoi : On se voit à ${canary.word} ?\nMoi : Tu réponds plus ?`);
  await page.getByLabel('Depuis combien de jours ?').fill('4');
  await page.getByRole('button', { name: 'Comprendre ce silence' }).click();
  await expect(page.getByRole('region', { name: 'Pour revenir, une seule suffit' })).toBeVisible();
  await page.getByRole('button', { name: 'Modifier ma demande' }).click();
  await expect(page.getByRole('meter', { name: 'Assistant anti-ghost' })).toHaveAttribute('aria-valuenow', '1');

  await page.getByRole('tab', { name: 'Red flags' }).click();
  await panel('Red flags')
    .getByLabel('Le texte de ta conversation')
    .fill(`Elle : coucou de ${canary.word}\nElle : tu peux me prêter 200 euros par western union ?`);
  await page.getByRole('button', { name: 'Vérifier la conversation' }).click();
  await expect(panel('Red flags').getByText('« tu peux me prêter 200 euros par western union ? »')).toBeVisible();
  await expect(page.getByRole('region', { name: "Où trouver de l'aide" })).toBeVisible();

  await page.getByRole('tab', { name: 'Dates' }).click();
  await page.getByRole('button', { name: 'Trouver des idées' }).click();
  await expect(page.getByRole('alert')).toHaveText('Indique ta ville');
  await page.getByLabel('Ta ville').fill('Lyon');
  await page.getByRole('button', { name: 'Trouver des idées' }).click();
  await expect(panel('Dates').getByRole('listitem').first()).toContainText('pour deux');
  await expect(panel('Dates').getByRole('button', { name: 'Copier' }).first()).toBeVisible();

  await page.getByRole('tab', { name: 'Accroches' }).click();
  await page.getByLabel('La bio de son profil').fill(`Prof de SVT à ${canary.word}, dingue de bloc et de ramen.`);
  await page.getByRole('button', { name: 'Écrire 10 accroches' }).click();
  await expect(panel('Accroches').getByRole('listitem')).toHaveCount(10);
  await expect(panel('Accroches').getByText('Une IA choisit ces textes parmi des phrases préparées')).toBeVisible();
  await panel('Accroches').getByRole('button', { name: 'Partager' }).first().click();
  const card = page.getByRole('dialog', { name: 'Ta carte de score' });
  await expect(card.getByRole('img', { name: /^Mon opener du jour : \d+ sur 100/ })).toBeVisible();
  const downloading = page.waitForEvent('download');
  await card.getByRole('button', { name: 'Télécharger' }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^declic-score-\d+\.png$/);
});

test('on a phone each result comes into sight above the fold, and its form is one tap away', { tag: '@ci' }, async ({
  page,
  canary,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await createPro(page, 'bio');
  await page.goto('/dashboard?section=bio');
  const change = page.getByRole('button', { name: 'Modifier ma demande' });
  await page.getByLabel("Tes centres d'intérêt").fill('rando, jazz, mon chat Pixel');
  await page.getByRole('button', { name: 'Générer 3 bios' }).click();
  await expect(page.getByRole('article').first()).toBeInViewport({ ratio: 1 });
  await expect(change).toBeInViewport();

  await page.getByRole('tab', { name: 'Rate My Bio' }).click();
  await page.getByLabel('Ta bio actuelle').fill(`Prof de ${canary.word} et de yoga, je perds toujours aux dés.`);
  await page.getByRole('button', { name: 'Évaluer ma bio' }).click();
  await expect(page.getByRole('img', { name: /^Score de ta bio/ })).toBeInViewport({ ratio: 1 });

  await page.goto('/dashboard?section=outils');
  await page
    .getByRole('tabpanel', { name: 'Anti-ghost' })
    .getByLabel('Le texte de ta conversation')
    .fill(`Elle : coucou de ${canary.word}\nMoi : Salut, ça va ?`);
  await page.getByRole('button', { name: 'Comprendre ce silence' }).click();
  await expect(page.locator('#silence')).toBeInViewport({ ratio: 1 });
  await expect(change).toBeInViewport();
  await change.click();
  await expect(page.getByRole('button', { name: 'Comprendre ce silence' })).toBeVisible();
});
