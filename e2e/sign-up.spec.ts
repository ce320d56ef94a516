import { readFile } from 'node:fs/promises';
import { expect, test } from './fixtures.ts';
import { pressOn, tabTo, typeInto } from './keyboard.ts';
import { expectToast } from './on-screen.ts';
import { expectGreeting, fillLogin, freeSpace, newPerson } from './people.ts';

// A free account from the first visit to its deletion. It is opened and deleted without a mouse.

test('an account is opened from the landing page, confirmed, left, exported and deleted', async ({
  page,
  outbox,
  tolerate,
}) => {
  const person = newPerson();
  const title = (text: string) => page.getByRole('heading', { level: 1, name: text });
  const link = (name: string) => page.getByRole('link', { name, exact: true });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const expectStep = async (step: number) => {
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', `${step} sur 7`);
    await expect(page.getByText(`Étape ${step} sur 7`)).toBeVisible();
  };

  await test.step('seven onboarding steps', async () => {
    await page.goto('/');
    await pressOn(link('Commencer'));
    await expect(page).toHaveURL('/onboarding');
    await expectStep(1);
    await pressOn(button('Je préfère ne pas dire'));
    await expectStep(2);
    await pressOn(button('Continuer'));
    await expectStep(3);
    await expect(title('Où est-ce que tu dragues ?')).toBeVisible();
    await pressOn(page.getByRole('checkbox', { name: 'Tinder' }), 'Space');
    await pressOn(page.getByRole('checkbox', { name: 'Fruitz' }), 'Space');
    await pressOn(button('Continuer'));
    await expectStep(4);
    await pressOn(button('Continuer'));
    await expectStep(5);
    await expect(title("Qu'est-ce qui te bloque le plus ?")).toBeVisible();
    await pressOn(page.getByRole('radio').first(), 'Space');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: 'On ne me répond pas' })).toBeChecked();
    await pressOn(button('Continuer'));
    await expectStep(6);
    await pressOn(button('On y va'));
    await expectStep(7);
    await pressOn(link('Voir les offres'));
  });

  await test.step('plan choice', async () => {
    await expect(page).toHaveURL('/paywall');
    await expect(title('Choisis ta formule')).toBeVisible();
    await expect(page.getByRole('radio', { name: /Annuel/ })).toBeChecked();
    await tabTo(page.getByRole('radio', { name: /Annuel/ }));
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: /Mensuel/ })).toBeChecked();
    await pressOn(link('Continuer gratuitement'));
  });

  await test.step('sign-up', async () => {
    await expect(page).toHaveURL('/signup');
    await typeInto(page.getByLabel('Prénom'), person.firstName);
    await typeInto(page.getByLabel('E-mail'), person.email);
    await typeInto(page.getByLabel('Mot de passe', { exact: true }), person.password);
    await pressOn(page.getByRole('checkbox', { name: "J'ai 18 ans" }), 'Space');
    await pressOn(page.getByRole('checkbox', { name: "J'accepte" }), 'Space');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(freeSpace);
    await expectToast(page, 'Ton compte est prêt', person.email);
    await expectGreeting(page, person);
    await pressOn(link('Mon compte'));
    await expect(page).toHaveURL('/compte');
    await expect(page.getByText('À confirmer', { exact: true })).toBeVisible();
  });

  await test.step('verification by the mailed link', async () => {
    await page.goto(await outbox.waitForLink(person.email, /Confirme ton adresse/, '/verifier/'));
    await expect(page.getByRole('heading', { name: 'Adresse confirmée' })).toBeVisible();
    await page.getByRole('link', { name: 'Continuer' }).click();
    await expect(page).toHaveURL(freeSpace);
    await page.getByRole('link', { name: 'Mon compte' }).click();
    await expect(page.getByText('Confirmée', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Renvoyer le lien' })).toBeHidden();
  });

  await test.step('logout', async () => {
    await page.getByRole('button', { name: 'Déconnexion' }).click();
    await expect(page).toHaveURL('/');
    await expectToast(page, 'Déconnexion réussie', 'À bientôt !');
    await page.goto('/compte');
    await expect(page).toHaveURL('/auth');
  });

  await test.step('login', async () => {
    await fillLogin(page, person);
    await expect(page).toHaveURL(freeSpace);
    await expectToast(page, 'Connexion réussie', 'Bienvenue !');
    await expectGreeting(page, person);
  });

  await test.step('export', async () => {
    await page.goto('/compte');
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Télécharger mes données' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^declic-mes-donnees-\d{4}-\d\d-\d\d\.json$/);
    const exported = JSON.parse(await readFile(await download.path(), 'utf8'));
    expect(exported.data.account).toEqual([
      expect.objectContaining({
        firstName: person.firstName,
        email: person.email,
        gender: 'non_precise',
        platforms: ['tinder', 'fruitz'],
        mainProblem: 'no_responses',
        preferredPlan: 'monthly',
      }),
    ]);
    expect(JSON.stringify(exported)).not.toContain('argon2');
    await expectToast(page, 'Tes données sont prêtes', download.suggestedFilename());
  });

  await test.step('deletion', async () => {
    await pressOn(button('Supprimer mon compte'));
    await expect(page.getByRole('dialog', { name: 'Supprimer ton compte ?' })).toBeVisible();
    await typeInto(page.getByLabel('Ton mot de passe, pour confirmer'), person.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');
    await expectToast(page, 'Compte supprimé');
    await outbox.waitFor(person.email, /Ton compte est supprimé/);
  });

  await test.step('the account is gone', async () => {
    tolerate(/status of 401/);
    await page.getByRole('link', { name: 'Connexion' }).click();
    await fillLogin(page, person);
    await expectToast(page, 'Erreur de connexion', 'Email ou mot de passe incorrect');
    await expect(page).toHaveURL('/auth');
    // The login form offers passkeys, whose question to the device lives five minutes.
    const left = (await page.context().cookies()).map(({ name }) => name);
    expect(left.filter((name) => name !== 'declic_passkey_login')).toEqual([]);
  });
});
