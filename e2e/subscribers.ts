import { expect, type Page } from '@playwright/test';
import { autoLogin, completeProfile, createCheckoutSession } from '#contract/billing.ts';
import { cards, providerAddress } from './checkout.ts';
import { newPerson, type Person, post } from './people.ts';

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

/** The calls that the paywall and the provider's page would make; answers the page that the payer is sent back to. */
export async function pay(
  page: Page,
  person: Person,
  { plan = 'annual', card = cards.pays }: Purchase = {},
): Promise<string> {
  const order = { planType: plan, acceptsTerms: true, isAdult: true };
  const { clientSecret } = await post(page, createCheckoutSession.path, order);
  const sessionId = String(clientSecret).split('_secret_')[0];
  const answer = await page.request.post(`${await providerAddress(page)}/c/confirm/${sessionId}`, {
    data: {
      secret: clientSecret,
      card: card.replaceAll(' ', ''),
      email: person.email,
      name: 'Camille Martin',
      authenticate: 'approve',
    },
  });
  expect(await answer.json()).toMatchObject({ status: 'complete' });
  return `/complete-profile?session_id=${sessionId}`;
}

/** Pays and completes the profile; billing-purchase.spec.ts walks through the pages. */
export async function createSubscriber(page: Page, purchase?: Purchase): Promise<Person> {
  const person = newPerson();
  const sessionId = (await pay(page, person, purchase)).split('=')[1];
  // The provider's webhook may come after the payer.
  await expect
    .poll(async () => (await post(page, autoLogin.path, { sessionId })).status, { timeout: 30_000 })
    .toBe('signed_in');
  await post(page, completeProfile.path, {
    firstName: person.firstName,
    email: person.email,
    phoneNumber: '06 12 34 56 78',
    password: person.password,
  });
  return person;
}
