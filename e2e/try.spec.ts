import { bothThemes, findViolations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { expectNoOverflow } from './on-screen.ts';
import { expectGreeting, fillSignup, newPerson } from './people.ts';

// The try-out of the landing page, on a phone: a reply before any account, which is there again after sign-up.

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('a pasted chat is answered without an account, and the replies follow through sign-up into the free space', async ({
  page,
  canary,
}) => {
  const message = `Je rentre de ${canary.word}. Et toi, tu es dispo quand ?`;
  await page.goto('/');
  await page.getByRole('textbox', { name: /^Essaie tout de suite/ }).fill(`Moi : Tu étais où ?\nCamille : ${message}`);
  await page.getByRole('button', { name: 'Trouver ma réponse' }).tap();
  const tried = page.getByRole('region', { name: 'Ton essai' });
  const replies = tried.getByRole('list', { name: 'Réponses proposées' }).getByRole('listitem');
  await expect(replies).toHaveCount(3);
  await expect(tried.getByText('Toi : Tu étais où ?')).toBeVisible();
  await expect(tried.getByText(`Ton match : ${message}`)).toBeVisible();
  await expect(replies.first()).toBeInViewport();
  const first = (await replies.first().getByRole('paragraph').first().textContent()) ?? '';
  await expectNoOverflow(page);
  expect(await findViolations(page, bothThemes)).toEqual([]);

  await tried.getByRole('link', { name: 'Continuer gratuitement' }).tap();
  await expect(page.getByText("Ton essai t'attend.")).toBeVisible();
  const person = newPerson();
  await fillSignup(page, person);
  await page.getByRole('button', { name: 'Créer mon compte' }).tap();
  await expectGreeting(page, person);
  await expect(page.getByText(first)).toBeVisible();
  await page.getByRole('button', { name: 'Effacer mon essai' }).tap();
  await expect(page.getByText('Ton essai')).toBeHidden();
  expect(await page.evaluate(() => sessionStorage.getItem('declic.try'))).toBeNull();
});

test('the third try of a device leads to a free account, and a sample is none', { tag: '@ci' }, async ({
  page,
  tolerate,
}) => {
  tolerate(/status of 429/);
  const tried = page.getByRole('region', { name: 'Ton essai' });
  await page.goto('/');
  await page.getByRole('button', { name: /^Léa/ }).tap();
  await expect(tried.getByText("Il te reste 2 essais sans compte aujourd'hui.")).toBeVisible();
  for (const left of ['Il te reste 1 essai', "C'était ton dernier essai"]) {
    await page.goto('/');
    await page.getByRole('textbox', { name: /^Essaie tout de suite/ }).fill('Moi : Tu fais quoi ?\nElle : Je lis');
    await page.getByRole('button', { name: 'Trouver ma réponse' }).tap();
    await expect(tried.getByText(left)).toBeVisible();
  }
  await tried.getByRole('button', { name: 'Inverser qui parle' }).tap();
  await expect(tried.getByText('Toi : Je lis')).toBeVisible();
  await expect(tried.getByText("C'était ton dernier essai")).toBeVisible();
  await page.goto('/');
  await page.getByRole('textbox', { name: /^Essaie tout de suite/ }).fill('Et toi ?');
  await expect(page.getByText('Tes essais sans compte reviennent à minuit.')).toBeVisible();
  await page.getByRole('button', { name: 'Trouver ma réponse' }).tap();
  const refusal = page.getByRole('alert').filter({ hasText: 'Tu as utilisé tes 2 essais du jour.' });
  await refusal.getByRole('link', { name: 'Continuer gratuitement' }).tap();
  await expect(page).toHaveURL('/signup');
});
