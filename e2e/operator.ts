import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';

// The operator of the site under test, whose password stands in its data folder.

export function adminPassword(): string {
  return readFileSync(path.join(process.env.E2E_DATA_FOLDER ?? '', 'admin-password'), 'utf8').trim();
}

export async function enterAdmin(page: Page, password = adminPassword()): Promise<void> {
  await page.goto('/admin');
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Accéder' }).click();
  await expect(page.getByRole('tab', { name: 'Dashboard Business' })).toBeVisible();
}

/** Opens a tab of the area, and waits until it shows what it loaded. */
export async function openAdminTab(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name: new RegExp(`^${name}`) }).click();
  await expect(page.getByRole('tabpanel').getByText(/^Mis à jour/)).toBeVisible();
}
