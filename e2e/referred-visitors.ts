import { expect, type Page } from '@playwright/test';
import { rememberReferral, trackClick } from '#contract/affiliates.ts';
import { consentBanner } from './on-screen.ts';

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
