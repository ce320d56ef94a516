import { expect, type Page } from '@playwright/test';
import { rememberReferral, trackClick } from '#contract/affiliates.ts';
import { consentBanner } from './on-screen.ts';
import type { Person } from './people.ts';
import { fillProfile } from './subscribers.ts';

// Visitors whom an affiliate's link brought.

/** Arrives by the link; returns the server's answer to the click. */
export async function arrive(page: Page, address: string): Promise<unknown> {
  const tracking = page.waitForResponse(`**${trackClick.path}`);
  await page.goto(address);
  const answer = await (await tracking).json();
  await expect(page).toHaveURL('/');
  return answer;
}

/** Lets the site keep the affiliate in a cookie. */
export async function acceptCookies(page: Page): Promise<void> {
  const remembering = page.waitForResponse(`**${rememberReferral.path}`);
  await consentBanner(page).getByRole('button', { name: 'Accepter' }).click();
  expect(await (await remembering).json()).toEqual({ remembered: true });
  await expect(consentBanner(page)).toBeHidden();
}

/** From the provider's return to the dashboard. */
export async function finishPurchase(page: Page, person: Person): Promise<void> {
  await expect(page).toHaveURL(/\/complete-profile\?session_id=/);
  await expect(page.getByLabel('E-mail')).toHaveValue(person.email);
  await fillProfile(page, person);
  await expect(page).toHaveURL('/dashboard');
}
