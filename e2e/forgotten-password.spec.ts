import { expect, test } from './fixtures.ts';
import { expectFieldError, expectToast, haveRefusedCookies } from './on-screen.ts';
import { createAccount, expectGreeting, fillLogin, freeSpace, logIn, logOut, newPerson } from './people.ts';

test.setTimeout(120_000);

test('a forgotten password is replaced by a mailed link', async ({ page, openAnotherBrowser, outbox, tolerate }) => {
  const person = await createAccount(page);
  const newPassword = `${newPerson().password}-neuf`;
  await logOut(page);
  const otherBrowser = await openAnotherBrowser();
  await haveRefusedCookies(otherBrowser);
  await logIn(otherBrowser, person);
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
    await page.getByRole('link', { name: 'Me connecter' }).click();
    await fillLogin(page, person);
    await expectToast(page, 'Erreur de connexion', 'Email ou mot de passe incorrect');
    await expect(page.getByLabel('Mot de passe', { exact: true })).toBeFocused();
    await expect(page.getByRole('link', { name: 'choisis un nouveau mot de passe' })).toBeVisible();
    await fillLogin(page, { ...person, password: newPassword });
    await expect(page).toHaveURL(freeSpace);
    await expectGreeting(page, person);
    // Whoever could read the mail owns the address.
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

test('a new password is checked like any other', async ({ page, outbox, tolerate }) => {
  const person = await createAccount(page);
  await page.request.post('/api/auth/forgot-password', { data: { email: person.email } });
  await page.goto(await outbox.waitForLink(person.email, /nouveau mot de passe/, '/reinitialiser/'));
  const field = page.getByLabel('Nouveau mot de passe');
  const send = page.getByRole('button', { name: 'Changer mon mot de passe' });

  await send.click();
  await expectFieldError(field, 'Le mot de passe doit contenir au moins 6 caractères');
  await expect(field).toBeFocused();

  tolerate(/status of 400/);
  await field.fill('azerty123');
  await send.click();
  await expectFieldError(field, 'Ce mot de passe est trop courant');
  await expect(field).toBeFocused();

  // A refusal does not use the link up.
  await field.fill(`${person.password}-neuf`);
  await send.click();
  await expect(page.getByRole('heading', { name: "C'est fait" })).toBeVisible();
});

test('an unknown address gets the same answer and no mail', async ({ page, outbox }) => {
  const { email } = newPerson();
  await page.goto('/mot-de-passe-oublie');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Recevoir le lien' }).click();
  await expect(page.getByText(/^Si cette adresse a un compte, un lien vient de partir/)).toBeVisible();
  // Mails leave in order: when a later one is there, an earlier one would be.
  const known = await createAccount(page);
  await outbox.waitFor(known.email, /Confirme ton adresse/);
  expect(await outbox.list(email)).toEqual([]);
});

test('a damaged link says so and shows the way out', async ({ page, tolerate }) => {
  tolerate(/status of 400/);
  await page.goto('/reinitialiser/abime');
  await page.getByLabel('Nouveau mot de passe').fill('un-mot-de-passe-correct');
  await page.getByRole('button', { name: 'Changer mon mot de passe' }).click();
  await expect(page.getByRole('heading', { name: 'Ce lien ne marche plus' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Recevoir un nouveau lien' })).toHaveAttribute(
    'href',
    '/mot-de-passe-oublie',
  );
});
