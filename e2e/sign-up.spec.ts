import { readFile } from 'node:fs/promises';
import { expect, test } from './fixtures.ts';
import { expectToast, pick, refuseCookies } from './on-screen.ts';
import { expectGreeting, fillLogin, fillSignup, freeSpace, newPerson } from './people.ts';

// The whole of a free account's life, from the first visit to its deletion.

test.setTimeout(150_000);

test('from the landing page to an account, and to its deletion', async ({ page, outbox, tolerate }) => {
  const person = newPerson();
  const title = (text: string | RegExp) => page.getByRole('heading', { level: 1, name: text });
  const next = () => page.getByRole('button', { name: 'Continuer' }).click();

  await test.step('seven onboarding steps', async () => {
    await page.goto('/');
    await refuseCookies(page);
    await page
      .getByRole('navigation', { name: 'Navigation principale' })
      .getByRole('link', { name: 'Commencer' })
      .click();
    await expect(page).toHaveURL('/onboarding');

    const progress = page.getByRole('progressbar');
    await expect(progress).toHaveAttribute('aria-valuetext', '1 sur 7');
    await page.getByRole('button', { name: 'Femme' }).click();
    await expect(progress).toHaveAttribute('aria-valuetext', '2 sur 7');
    await next();
    await expect(title('Où est-ce que tu dragues ?')).toBeVisible();
    await pick(page.getByRole('checkbox', { name: 'Tinder' }));
    await pick(page.getByRole('checkbox', { name: 'Hinge' }));
    await next();
    await expect(progress).toHaveAttribute('aria-valuetext', '4 sur 7');
    await next();
    await expect(title("Qu'est-ce qui te bloque le plus ?")).toBeVisible();
    await pick(page.getByRole('radio', { name: 'On ne me répond pas' }));
    await next();
    await expect(title(/^Prête à /)).toBeVisible();
    await page.getByRole('button', { name: 'Je suis prête' }).click();
    await expect(progress).toHaveAttribute('aria-valuetext', '7 sur 7');
    await page.getByRole('link', { name: 'Voir les offres' }).click();
  });

  await test.step('plan choice', async () => {
    await expect(page).toHaveURL('/paywall');
    await expect(title('Choisis ta formule')).toBeVisible();
    await expect(page.getByRole('radio', { name: /Annuel/ })).toBeChecked();
    await pick(page.getByRole('radio', { name: /Mensuel/ }));
    await page.getByRole('link', { name: 'Continuer gratuitement' }).click();
  });

  await test.step('sign-up', async () => {
    await expect(page).toHaveURL('/signup');
    await fillSignup(page, person);
    await page.getByRole('button', { name: 'Créer mon compte' }).click();
    await expect(page).toHaveURL(freeSpace);
    await expectToast(page, 'Ton compte est prêt', person.email);
    await expectGreeting(page, person);
    await page.getByRole('link', { name: 'Mon compte' }).click();
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
        gender: 'femme',
        platforms: ['tinder', 'hinge'],
        mainProblem: 'no_responses',
        preferredPlan: 'monthly',
      }),
    ]);
    expect(JSON.stringify(exported)).not.toContain('argon2');
    await expectToast(page, 'Tes données sont prêtes', download.suggestedFilename());
  });

  await test.step('deletion', async () => {
    await page.getByRole('button', { name: 'Supprimer mon compte' }).click();
    const dialog = page.getByRole('dialog', { name: 'Supprimer ton compte ?' });
    await dialog.getByLabel('Ton mot de passe, pour confirmer').fill(person.password);
    await dialog.getByRole('button', { name: 'Supprimer mon compte' }).click();
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
    expect(await page.context().cookies()).toEqual([expect.objectContaining({ name: 'consent', value: 'refused' })]);
  });
});
