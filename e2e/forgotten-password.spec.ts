import { expect, test } from './fixtures.ts';
import { expectToast, haveRefusedCookies } from './on-screen.ts';
import { createAccount, expectGreeting, fillLogin, freeSpace, logInByCall, logOut, newPerson } from './people.ts';

test('a mailed link replaces a forgotten password, and signs other browsers out', { tag: '@ci' }, async ({
  page,
  openAnotherBrowser,
  outbox,
  tolerate,
}) => {
  const person = await createAccount(page);
  const newPassword = `${newPerson().password}-neuf`;
  await logOut(page);
  const otherBrowser = await openAnotherBrowser();
  await haveRefusedCookies(otherBrowser);
  await logInByCall(otherBrowser, person);
  await otherBrowser.goto('/compte');
  await expectGreeting(otherBrowser, person);
  await haveRefusedCookies(page);

  await test.step('request, with the address that was typed at sign-in', async () => {
    await page.goto('/auth');
    await page.getByLabel('E-mail').fill(person.email);
    await page.getByRole('link', { name: 'Mot de passe oublié ?' }).click();
    await expect(page).toHaveURL('/mot-de-passe-oublie');
    await expect(page.getByLabel('E-mail')).toHaveValue(person.email);
    await page.getByRole('button', { name: 'Recevoir le lien' }).click();
    await expect(page.getByRole('heading', { name: 'Regarde tes e-mails' })).toBeFocused();
    await expect(page.getByText(person.email)).toBeVisible();
  });

  const link = await outbox.waitForLink(person.email, /nouveau mot de passe/, '/reinitialiser/');

  await test.step('new password', async () => {
    await page.goto(link);
    await page.getByLabel('Nouveau mot de passe').fill(newPassword);
    await page.getByRole('button', { name: 'Changer mon mot de passe' }).click();
    await expect(page.getByRole('heading', { name: "C'est fait" })).toBeFocused();
    await outbox.waitFor(person.email, /Ton mot de passe a changé/);
  });

  await test.step('the other browser is signed out', async () => {
    tolerate(/status of 401/);
    await otherBrowser.reload();
    await expect(otherBrowser).toHaveURL('/auth');
  });

  await test.step('the old password is refused, the new one is right', async () => {
    await page.getByRole('link', { name: 'Se connecter' }).click();
    await fillLogin(page, person);
    await expectToast(page, 'Erreur de connexion', 'Email ou mot de passe incorrect');
    await expect(page.getByLabel('Mot de passe', { exact: true })).toBeFocused();
    await expect(page.getByRole('link', { name: 'choisis un nouveau mot de passe' })).toBeVisible();
    await fillLogin(page, { ...person, password: newPassword });
    await expect(page).toHaveURL(freeSpace);
    await expectGreeting(page, person);
    // Reading the mail has proven the address.
    await page.goto('/compte');
    await expect(page.getByText('Confirmée', { exact: true })).toBeVisible();
  });

  await test.step('the link works once, and says where to get another', async () => {
    tolerate(/status of 400/);
    await page.goto(link);
    await page.getByLabel('Nouveau mot de passe').fill('encore-un-autre-essai');
    await page.getByRole('button', { name: 'Changer mon mot de passe' }).click();
    await expect(page.getByRole('heading', { name: 'Ce lien ne marche plus' })).toBeFocused();
    await page.getByRole('link', { name: 'Recevoir un nouveau lien' }).click();
    await expect(page).toHaveURL('/mot-de-passe-oublie');
  });
});
