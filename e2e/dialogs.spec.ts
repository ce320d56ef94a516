import { expect, test } from './fixtures.ts';
import { haveRefusedCookies } from './on-screen.ts';
import { createAccount } from './people.ts';

// A dialog and the page behind it.

test('a dialog darkens the whole window, and the page behind it neither moves nor scrolls', async ({ page }) => {
  await haveRefusedCookies(page);
  await createAccount(page);
  await page.goto('/compte');
  const opener = page.getByRole('button', { name: 'Supprimer mon compte' });
  await opener.scrollIntoViewIfNeeded();
  const before = await opener.boundingBox();
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Supprimer ton compte ?' });
  await expect(dialog).toBeVisible();
  expect(await page.locator('button', { hasText: 'Supprimer mon compte' }).first().boundingBox()).toEqual(before);
  const veil = await dialog.locator('xpath=..').boundingBox();
  expect(veil?.width).toBe(page.viewportSize()?.width);
  await page.mouse.move(20, 20);
  await page.mouse.wheel(0, -400);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(await opener.boundingBox()).toEqual(before);
});
