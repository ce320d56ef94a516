import { expect, test } from './fixtures.ts';
import { expectToast, haveRefusedCookies } from './on-screen.ts';
import { createAccount, expectGreeting, freeSpace, logOut } from './people.ts';

test('a mailed link signs in without the password, once', { tag: '@ci' }, async ({ page, outbox, tolerate }) => {
  const person = await createAccount(page);
  await page.goto(await outbox.waitForLink(person.email, /Confirme ton adresse/, '/verifier/'));
  await expect(page.getByRole('heading', { name: 'Adresse confirmée' })).toBeVisible();
  await logOut(page);
  await haveRefusedCookies(page);
  await page.goto('/auth');
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByRole('link', { name: 'Recevoir un lien par e-mail' }).click();
  await expect(page.getByLabel('E-mail')).toHaveValue(person.email);
  await page.getByRole('button', { name: 'Recevoir le lien' }).click();
  await expect(page.getByRole('heading', { name: 'Regarde tes e-mails' })).toBeFocused();

  const link = await outbox.waitForLink(person.email, /Ton lien de connexion/, '/connexion/');
  await page.goto(link);
  await page.getByRole('button', { name: 'Me connecter' }).click();
  await expectToast(page, 'Connexion réussie', 'Bienvenue !');
  await expect(page).toHaveURL(freeSpace);
  await expectGreeting(page, person);

  await logOut(page);
  tolerate(/status of 400/);
  await page.goto(link);
  await page.getByRole('button', { name: 'Me connecter' }).click();
  await expect(page.getByRole('heading', { name: 'Ce lien ne marche plus' })).toBeFocused();
});
