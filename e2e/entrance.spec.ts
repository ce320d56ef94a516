import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectFieldError, expectNoFieldError, expectToast, haveRefusedCookies } from './on-screen.ts';
import { createAccount, expectGreeting, fillLogin, fillSignup, freeSpace, logOut, newPerson } from './people.ts';

// The forms in front of an account: login, sign-up, forgotten password.

test.setTimeout(120_000);

test.beforeEach(async ({ page }) => haveRefusedCookies(page));

const email = (page: Page) => page.getByLabel('E-mail');
const password = (page: Page) => page.getByLabel('Mot de passe', { exact: true });

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
    const allowed = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/auth/login', async (route) => {
      await allowed;
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
      await expect(page).toHaveURL(freeSpace);
      await expectGreeting(page, person);
    }
  });

  test('says so when there is no connection, and works at the next try', async ({ page, tolerate }) => {
    tolerate(/ERR_FAILED/);
    const person = await createAccount(page);
    await logOut(page);
    await page.goto('/auth');
    await page.route('**/api/auth/login', (route) => route.abort());
    await fillLogin(page, person);
    await expectToast(page, 'Erreur de connexion', 'Connexion impossible.');
    await page.unroute('**/api/auth/login');
    await page.getByRole('button', { name: 'Se connecter' }).click();
    await expect(page).toHaveURL(freeSpace);
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
    await expect(page).toHaveURL(freeSpace);
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
    await logOut(page);
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
    await expect(page).toHaveURL(freeSpace);
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
    await expect(page).toHaveURL(freeSpace);
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
