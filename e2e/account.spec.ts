import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { createAccount, expectGreeting, fillLogin, fillSignup, logIn, newPerson } from './people.ts';
import { expectFieldError, expectNoFieldError, expectToast, haveRefusedCookies } from './screen.ts';

test.setTimeout(120_000);

test.beforeEach(async ({ page }) => haveRefusedCookies(page));

const email = (page: Page) => page.getByLabel('E-mail');
const password = (page: Page) => page.getByLabel('Mot de passe', { exact: true });
const section = (page: Page, name: string) => page.getByRole('region', { name });

test.describe('login', () => {
  test('says under each field what is wrong, and goes to the first', async ({ page }) => {
    await page.goto('/auth');
    await expect(page.getByRole('heading', { level: 1, name: 'Connexion' })).toBeVisible();
    await expect(page.getByText('Accède à ton compte')).toBeVisible();
    const send = page.getByRole('button', { name: 'Se connecter' });

    await send.click();
    await expectFieldError(email(page), 'Email invalide');
    await expectFieldError(password(page), 'Mot de passe trop court (minimum 6 caractères)');
    await expect(email(page)).toBeFocused();

    await email(page).fill('toi@exemple.fr');
    await password(page).fill('12345');
    await send.click();
    await expectNoFieldError(email(page));
    await expectFieldError(password(page), 'Mot de passe trop court (minimum 6 caractères)');
    await expect(password(page)).toBeFocused();
  });

  test('waits visibly, refuses a wrong password and keeps the address', async ({ page, tolerate }) => {
    tolerate(/status of 401/);
    const person = newPerson();
    let answer = () => {};
    await page.route('**/api/auth/login', async (route) => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      await route.continue();
    });
    await page.goto('/auth');
    await fillLogin(page, person);
    await expect(page.getByRole('button', { name: 'Connexion...' })).toBeDisabled();
    answer();
    await expectToast(page, 'Erreur de connexion', 'Email ou mot de passe incorrect');
    await expect(page.getByRole('button', { name: 'Se connecter' })).toBeEnabled();
    await expect(email(page)).toHaveValue(person.email);
    await expect(password(page)).toBeFocused();
  });

  test('leads on to sign-up, the plan choice and home', async ({ page }) => {
    await page.goto('/auth');
    await expect(page.getByRole('link', { name: 'Commence ici' })).toHaveAttribute('href', '/paywall');
    await expect(page.getByRole('link', { name: 'Déclic, accueil' })).toHaveAttribute('href', '/');
    await page.getByRole('link', { name: 'Créer un compte gratuit' }).click();
    await expect(page).toHaveURL('/signup');
  });

  test('is not shown to someone who is signed in, nor the account to someone who is not', async ({ page }) => {
    await page.goto('/compte');
    await expect(page).toHaveURL('/auth');
    const person = await createAccount(page);
    for (const path of ['/auth', '/signup']) {
      await page.goto(path);
      await expect(page).toHaveURL('/compte');
      await expectGreeting(page, person);
    }
  });

  test('says so when there is no connection, and works at the next try', async ({ page, tolerate }) => {
    tolerate(/ERR_FAILED/);
    const person = await createAccount(page);
    await page.request.post('/api/auth/logout');
    await page.goto('/auth');
    await page.route('**/api/auth/login', (route) => route.abort());
    await fillLogin(page, person);
    await expectToast(page, 'Erreur de connexion', 'Connexion impossible.');
    await page.unroute('**/api/auth/login');
    await page.getByRole('button', { name: 'Se connecter' }).click();
    await expect(page).toHaveURL('/compte');
  });
});

test.describe('sign-up', () => {
  test('says under each field what is wrong, and goes to the first', async ({ page }) => {
    const person = newPerson();
    await page.goto('/signup');
    const fields = [
      {
        field: page.getByLabel('Prénom'),
        message: 'Le prénom doit contenir au moins 2 caractères',
        mend: () => page.getByLabel('Prénom').fill(person.firstName),
      },
      { field: email(page), message: 'Email invalide', mend: () => email(page).fill(person.email) },
      {
        field: password(page),
        message: 'Le mot de passe doit contenir au moins 6 caractères',
        mend: () => password(page).fill(person.password),
      },
      {
        field: page.getByRole('checkbox', { name: "J'ai 18 ans" }),
        message: 'Tu dois avoir au moins 18 ans',
        mend: () => page.getByRole('checkbox', { name: "J'ai 18 ans" }).check(),
      },
      {
        field: page.getByRole('checkbox', { name: "J'accepte" }),
        message: 'Accepte les conditions générales pour continuer',
        mend: () => page.getByRole('checkbox', { name: "J'accepte" }).check(),
      },
    ];
    const send = page.getByRole('button', { name: 'Créer mon compte' });
    await send.click();
    for (const { field, message, mend } of fields) {
      await expectFieldError(field, message);
      await expect(field).toBeFocused();
      await mend();
      await expectNoFieldError(field);
      await send.click();
    }
    await expect(page).toHaveURL('/compte');
  });

  test('refuses letters that are no address and names that are only spaces', async ({ page }) => {
    await page.goto('/signup');
    await fillSignup(page, { firstName: '   ', email: 'camille@', password: '12345' });
    await page.getByRole('button', { name: 'Créer mon compte' }).click();
    await expectFieldError(page.getByLabel('Prénom'), 'Le prénom doit contenir au moins 2 caractères');
    await expectFieldError(email(page), 'Email invalide');
    await expectFieldError(password(page), 'Le mot de passe doit contenir au moins 6 caractères');
  });

  test('says that an address has an account already, and leads to login with it', async ({ page, tolerate }) => {
    tolerate(/status of 409/);
    const person = await createAccount(page);
    await page.request.post('/api/auth/logout');
    await page.goto('/signup');
    await fillSignup(page, { ...person, email: person.email.toUpperCase() });
    await page.getByRole('button', { name: 'Créer mon compte' }).click();
    await expectFieldError(email(page), 'Cette adresse a déjà un compte');
    await expect(email(page)).toBeFocused();
    await expect(page.getByRole('link', { name: 'choisis un nouveau mot de passe' })).toHaveAttribute(
      'href',
      '/mot-de-passe-oublie',
    );
    await page.getByRole('link', { name: 'Connecte-toi' }).click();
    await expect(page).toHaveURL('/auth');
    await expect(email(page)).toHaveValue(person.email.toUpperCase());
    await fillLogin(page, { ...person, email: await email(page).inputValue() });
    await expect(page).toHaveURL('/compte');
  });

  test('refuses a common password, and keeps what was typed', async ({ page, tolerate }) => {
    tolerate(/status of 400/);
    const person = newPerson();
    await page.goto('/signup');
    await fillSignup(page, { ...person, password: 'azerty123' });
    await page.getByRole('button', { name: 'Créer mon compte' }).click();
    await expectFieldError(password(page), 'Ce mot de passe est trop courant');
    await expect(password(page)).toBeFocused();
    await expect(email(page)).toHaveValue(person.email);
    await password(page).fill(person.password);
    await page.getByRole('button', { name: 'Créer mon compte' }).click();
    await expect(page).toHaveURL('/compte');
  });

  test('opens the conditions beside the form', async ({ page, context }) => {
    await page.goto('/signup');
    await page.getByLabel('Prénom').fill('Camille');
    const opening = context.waitForEvent('page');
    await page.getByRole('link', { name: 'conditions générales' }).click();
    const conditions = await opening;
    await expect(conditions).toHaveURL('/legal/cgu');
    await expect(page.getByLabel('Prénom')).toHaveValue('Camille');
  });
});

test('the forgotten-password form wants an address', async ({ page }) => {
  await page.goto('/mot-de-passe-oublie');
  await email(page).fill('camille');
  await page.getByRole('button', { name: 'Recevoir le lien' }).click();
  await expectFieldError(email(page), 'Email invalide');
  await expect(email(page)).toBeFocused();
});

test('a password is shown and hidden', async ({ page }) => {
  await page.goto('/auth');
  await password(page).fill('velo-orange');
  await expect(password(page)).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Afficher le mot de passe' }).click();
  await expect(password(page)).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Masquer le mot de passe' }).click();
  await expect(password(page)).toHaveAttribute('type', 'password');
});

test('the password is changed, which signs other devices out', async ({
  page,
  openAnotherBrowser,
  outbox,
  tolerate,
}) => {
  const person = await createAccount(page);
  const otherBrowser = await openAnotherBrowser();
  await logIn(otherBrowser, person);
  await page.goto('/compte');
  const current = page.getByLabel('Mot de passe actuel');
  const chosen = page.getByLabel('Nouveau mot de passe');
  const send = page.getByRole('button', { name: 'Changer le mot de passe' });

  await send.click();
  await expectFieldError(current, 'Mot de passe trop court (minimum 6 caractères)');
  await expectFieldError(chosen, 'Le mot de passe doit contenir au moins 6 caractères');
  await expect(current).toBeFocused();

  tolerate(/status of 400/);
  const newPassword = `${person.password}-neuf`;
  await current.fill('pas-le-bon');
  await chosen.fill(newPassword);
  await send.click();
  await expectFieldError(current, 'Mot de passe incorrect');
  await expect(current).toBeFocused();

  await current.fill(person.password);
  await chosen.fill('azerty123');
  await send.click();
  await expectFieldError(chosen, 'Ce mot de passe est trop courant');
  await expect(chosen).toBeFocused();

  await chosen.fill(newPassword);
  await send.click();
  await expectToast(page, 'Mot de passe changé');
  await expect(current).toHaveValue('');
  await outbox.waitFor(person.email, /Ton mot de passe a changé/);

  tolerate(/status of 401/);
  await otherBrowser.reload();
  await expect(otherBrowser).toHaveURL('/auth');
  await fillLogin(otherBrowser, person);
  await expectToast(otherBrowser, 'Erreur de connexion');
  await fillLogin(otherBrowser, { ...person, password: newPassword });
  await expect(otherBrowser).toHaveURL('/compte');
});

test.describe('devices', () => {
  test('are listed, and one is signed out from another', async ({ page, openAnotherBrowser, tolerate }) => {
    const person = await createAccount(page);
    const otherBrowser = await openAnotherBrowser();
    await logIn(otherBrowser, person);
    await page.goto('/compte');
    const rows = section(page, 'Appareils connectés').getByRole('listitem');
    await expect(rows).toHaveCount(2);
    await expect(rows.first()).toContainText('Cet appareil');
    await rows
      .last()
      .getByRole('button', { name: /^Déconnecter/ })
      .click();
    await expectToast(page, 'Appareils connectés', 'Cet appareil est déconnecté.');
    await expect(rows).toHaveCount(1);

    tolerate(/status of 401/);
    await otherBrowser.getByRole('button', { name: 'Télécharger mes données' }).click();
    await expectToast(otherBrowser, 'Ta session a expiré', 'Reconnecte-toi pour continuer.');
    await expect(otherBrowser).toHaveURL('/auth');
  });

  test('are signed out all at once, but for this one', async ({ page, openAnotherBrowser, tolerate }) => {
    const person = await createAccount(page);
    const others = [await openAnotherBrowser(), await openAnotherBrowser()];
    for (const other of others) await other.request.post('/api/auth/login', { data: credentialsOf(person) });
    await page.goto('/compte');
    const rows = section(page, 'Appareils connectés').getByRole('listitem');
    await expect(rows).toHaveCount(3);
    await page.getByRole('button', { name: 'Déconnecter tous les autres' }).click();
    await expect(rows).toHaveCount(1);
    tolerate(/status of 401/);
    for (const other of others) expect((await other.request.get('/api/auth/me')).status()).toBe(401);
    await page.reload();
    await expectGreeting(page, person);
  });

  function credentialsOf({ email, password }: { email: string; password: string }) {
    return { email, password };
  }
});

test('the verification link is sent again, and only the last one counts', async ({ page, outbox, tolerate }) => {
  const person = await createAccount(page);
  const subject = /Confirme ton adresse/;
  const firstLink = await outbox.waitForLink(person.email, subject, '/verifier/');
  await page.goto('/compte');
  await page.getByRole('button', { name: 'Renvoyer le lien' }).click();
  await expectToast(page, 'Confirmation de ton adresse', 'Le lien est parti.');
  await expect.poll(async () => (await outbox.list(person.email)).length).toBe(2);
  const lastLink = await outbox.waitForLink(person.email, subject, '/verifier/');
  expect(lastLink).not.toBe(firstLink);

  tolerate(/status of 400/);
  await page.goto(firstLink);
  await expect(page.getByRole('heading', { name: 'Ce lien ne marche plus' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Recevoir un nouveau lien' })).toBeVisible();
  await page.goto(lastLink);
  await expect(page.getByRole('heading', { name: 'Adresse confirmée' })).toBeVisible();
  await page.goto(lastLink);
  await expect(page.getByRole('heading', { name: 'Adresse déjà confirmée' })).toBeVisible();
});

test('a verification link opened in a browser that is not signed in leads to login', async ({
  page,
  openAnotherBrowser,
  outbox,
  tolerate,
}) => {
  const person = await createAccount(page);
  const link = await outbox.waitForLink(person.email, /Confirme ton adresse/, '/verifier/');
  const otherBrowser = await openAnotherBrowser();
  await otherBrowser.goto(link);
  await expect(otherBrowser.getByRole('heading', { name: 'Adresse confirmée' })).toBeVisible();
  await otherBrowser.getByRole('link', { name: 'Me connecter' }).click();
  await expect(otherBrowser).toHaveURL('/auth');
  tolerate(/status of 400/);
  await otherBrowser.goto(link);
  await expect(otherBrowser.getByRole('heading', { name: 'Ce lien ne marche plus' })).toBeVisible();
  await expect(otherBrowser.getByRole('link', { name: 'Me connecter' })).toBeVisible();
});

test('deletion asks for the right password, and can be left', async ({ page, tolerate }) => {
  const person = await createAccount(page);
  await page.goto('/compte');
  const opener = page.getByRole('button', { name: 'Supprimer mon compte' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Supprimer ton compte ?' });
  const field = dialog.getByLabel('Ton mot de passe, pour confirmer');
  const send = dialog.getByRole('button', { name: 'Supprimer mon compte' });

  await send.click();
  await expectFieldError(field, 'Mot de passe trop court (minimum 6 caractères)');
  await expect(field).toBeFocused();

  tolerate(/status of 400/);
  await field.fill('pas-le-bon');
  await send.click();
  await expectFieldError(field, 'Mot de passe incorrect');
  await expect(field).toBeFocused();

  await dialog.getByRole('button', { name: 'Annuler' }).click();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await page.reload();
  await expectGreeting(page, person);
});
