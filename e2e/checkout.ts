import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { paymentConfig } from '#contract/billing.ts';
import type { Watch } from './watch.ts';

// Paying with the local payment provider, whose page stands in a frame of ours and comes from another host.

export const cards = {
  pays: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  /** Its bank asks at the first payment, and at no later one. */
  asksTheBank: '4000 0025 0000 3155',
  asksEachTime: '4000 0027 6000 3184',
} as const;

/** Where the local provider of the site under test listens. */
export async function providerAddress(page: Page): Promise<string> {
  const { scriptUrl } = await (await page.request.get(paymentConfig.path)).json();
  return new URL(scriptUrl).origin;
}

/** A journey that pays may talk to the provider; every other one may not. */
export async function allowProvider(page: Page, tolerate: Watch['tolerate']): Promise<void> {
  tolerate(new RegExp(`^other host: ${await providerAddress(page)}/`));
}

export function checkoutFrame(page: Page): FrameLocator {
  return page.frameLocator('iframe[title="Paiement sécurisé"]');
}

type Place = Pick<Page, 'getByLabel' | 'getByRole'> | FrameLocator;

interface CardEntry {
  card: string;
  /** Left out where the provider knows it already. */
  email?: string;
}

export async function fillCard(place: Place, { card, email }: CardEntry): Promise<void> {
  if (email) await place.getByLabel('Adresse e-mail').fill(email);
  await place.getByLabel('Numéro de carte').fill(card);
  await place.getByLabel('Expiration').fill('12/34');
  await place.getByLabel('Code de sécurité').fill('123');
  await place.getByLabel('Nom du titulaire').fill('Camille Martin');
}

export function payButton(place: Place): Locator {
  return place.getByRole('button', { name: /payer/i });
}

export async function agreeAndContinue(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: "J'ai 18 ans ou plus" }).check();
  await page.getByRole('checkbox', { name: "J'accepte les conditions générales" }).check();
  await page.getByRole('button', { name: 'Continuer', exact: true }).click();
  await expect(payButton(checkoutFrame(page))).toBeVisible();
}

/** From the paywall to the address that the provider returns to. */
export async function payOnPaywall(page: Page, entry: CardEntry): Promise<void> {
  await page.goto('/paywall');
  await agreeAndContinue(page);
  await fillCard(checkoutFrame(page), entry);
  await payButton(checkoutFrame(page)).click();
  const asks: string[] = [cards.asksTheBank, cards.asksEachTime];
  if (asks.includes(entry.card)) await checkoutFrame(page).getByRole('button', { name: 'Autoriser' }).click();
}
