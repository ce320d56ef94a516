import { findViolations, lightPhone } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { expectToast, haveRefusedCookies } from './on-screen.ts';
import { fillLogin, fillSignup, logOut, newPerson } from './people.ts';

// How somebody becomes an affiliate, and what the space of a new one shows.

test('somebody signs up as an affiliate, waits, and comes back by the affiliates’ login', { tag: '@ci' }, async ({
  page,
  outbox,
}) => {
  const person = newPerson('Léa');
  const slug = `lea-${person.email.split(/[.@]/)[1]}`;
  await haveRefusedCookies(page);
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Affiliation' }).click();
  await page.getByRole('link', { name: 'Devenir affilié' }).first().click();
  await expect(page).toHaveURL('/signup-affiliate');
  await fillSignup(page, person);
  await page.getByLabel('Nom', { exact: true }).fill('Martin');
  await page.getByLabel("Nom d'utilisateur", { exact: true }).fill(slug);
  await page.getByLabel("Ton nom d'affilié").fill(slug.toUpperCase());
  await page.getByLabel('Confirme le mot de passe').fill(person.password);
  await page.getByRole('button', { name: 'Envoyer ma demande' }).click();
  await expectToast(page, 'Inscription réussie !');
  await expect(page).toHaveURL('/affiliate/dashboard');
  await expect(page.getByText('Demande en cours de validation')).toBeVisible();
  await expect(page.getByText(`@${slug}`)).toBeVisible();

  const path = await outbox.waitForLink(person.email, /demande d'affiliation/, '/affiliate/');
  await logOut(page);
  await page.goto('/affiliate/login');
  await fillLogin(page, person);
  await expect(page).toHaveURL(path);
  await expect(page.getByText('Demande en cours de validation')).toBeVisible();
  expect(await findViolations(page, lightPhone)).toEqual([]);
  await page.goto('/affiliation');
  await expect(page.getByText('Demande en cours de validation')).toBeVisible();
});
