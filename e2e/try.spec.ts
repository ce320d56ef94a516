import { bothThemes, findViolations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { expectNoOverflow, pick } from './on-screen.ts';
import { expectGreeting, fillSignup, newPerson } from './people.ts';

// The try-out of the landing page, on a phone: a reply before any account, which is there again after sign-up.

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('a pasted message is answered without an account, and the replies follow into the free space', async ({
  page,
  canary,
}) => {
  const message = `Je rentre de ${canary.word}. Et toi, tu es dispo quand ?`;
  await page.goto('/');
  await page.getByRole('textbox', { name: /^Essaie tout de suite/ }).fill(message);
  await page.getByRole('button', { name: 'Trouver ma réponse' }).tap();
  const tried = page.getByRole('region', { name: 'Ton essai' });
  const replies = tried.getByRole('listitem');
  await expect(replies).toHaveCount(3);
  await expect(replies.first()).toBeInViewport();
  const first = (await replies.first().getByRole('paragraph').first().textContent()) ?? '';
  await expectNoOverflow(page);
  expect(await findViolations(page, bothThemes)).toEqual([]);

  await tried.getByRole('link', { name: 'Continuer gratuitement' }).tap();
  await page.getByRole('button', { name: 'Je préfère ne pas dire' }).tap();
  const next = page.getByRole('button', { name: 'Continuer' });
  await next.tap();
  await pick(page.getByRole('checkbox', { name: 'Tinder', exact: true }));
  await next.tap();
  await next.tap();
  await pick(page.getByRole('radio', { name: 'On ne me répond pas' }));
  await next.tap();
  await page.getByRole('button', { name: 'On y va' }).tap();
  await page.getByRole('link', { name: 'Voir les offres' }).tap();
  await page.getByRole('link', { name: 'Continuer gratuitement' }).tap();
  const person = newPerson();
  await fillSignup(page, person);
  await page.getByRole('button', { name: 'Créer mon compte' }).tap();
  await expectGreeting(page, person);
  await page.getByText('Ton essai').tap();
  await expect(page.getByText(first)).toBeVisible();
  await page.getByRole('button', { name: 'Effacer mon essai' }).tap();
  await expect(page.getByText('Ton essai')).toBeHidden();
  expect(await page.evaluate(() => sessionStorage.getItem('declic.try'))).toBeNull();
});

test('the third try of a device leads to a free account', { tag: '@ci' }, async ({ page, tolerate }) => {
  tolerate(/status of 429/);
  for (const name of ['Léa', 'Thomas']) {
    await page.goto('/');
    await page.getByRole('button', { name: new RegExp(`^${name}`) }).tap();
    await expect(page.getByRole('region', { name: 'Ton essai' }).getByRole('listitem')).toHaveCount(3);
  }
  await page.goto('/');
  await page.getByRole('button', { name: /^Nora/ }).tap();
  const refusal = page.getByRole('alert').filter({ hasText: 'Tu as utilisé tes 2 essais du jour.' });
  await refusal.getByRole('link', { name: 'Continuer gratuitement' }).tap();
  await expect(page).toHaveURL('/onboarding');
});
