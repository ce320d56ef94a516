import { expect, type Page } from '@playwright/test';
import { cards, payOnPaywall } from './checkout.ts';
import { pick } from './on-screen.ts';
import { newPerson, type Person } from './people.ts';

// People who pay: an account that was opened by buying, in this browser.

interface Purchase {
  plan?: 'annual' | 'monthly';
  card?: string;
}

export async function fillProfile(page: Page, person: Person): Promise<void> {
  await page.getByLabel('Prénom').fill(person.firstName);
  await page.getByLabel('Téléphone').fill('06 12 34 56 78');
  await page.getByLabel('Mot de passe', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Accéder à mon dashboard' }).click();
}

export async function becomeSubscriber(
  page: Page,
  { plan = 'annual', card = cards.pays }: Purchase = {},
): Promise<Person> {
  const person = newPerson();
  if (plan === 'monthly') {
    await page.goto('/paywall');
    await pick(page.getByRole('radio', { name: /Mensuel/ }));
  }
  await payOnPaywall(page, { card, email: person.email });
  await fillProfile(page, person);
  await expect(page).toHaveURL('/dashboard');
  return person;
}
