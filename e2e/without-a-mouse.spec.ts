// @demand accessibility
import { findViolations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { pressOn, tabTo, typeInto, walkByTab } from './keyboard.ts';
import { createPro } from './members.ts';
import { haveRefusedCookies } from './on-screen.ts';
import { createAccount } from './people.ts';

// Using the site without a mouse. sign-up.spec.ts opens and deletes an account that way.

test('the checks find controls that are covered, unringed, out of reach or nameless, and pale text (control)', async ({
  page,
}) => {
  await page.setContent(`<!doctype html><html lang="fr"><title>Essai</title>
    <style>:focus-visible { outline: 3px solid } .bare { outline: none !important }</style>
    <main><h1>Essai</h1>
      <button>Bien</button>
      <button class="bare">Sans anneau</button>
      <div style="position: relative"><button>Couvert</button><i style="position: absolute; inset: 0"></i></div>
      <input>
      <p style="color: #bbb">Trop pâle</p>
      <button onkeydown="event.preventDefault()">Piège</button>
      <button>Hors d'atteinte</button>
    </main>`);
  const { unreached, withoutRing, covered } = await walkByTab(page);
  expect(unreached).toEqual([expect.stringContaining("Hors d'atteinte")]);
  expect(withoutRing).toEqual([expect.stringContaining('Sans anneau')]);
  expect(covered).toEqual([expect.stringContaining('Couvert')]);
  const found = (await findViolations(page)).join('\n');
  for (const rule of ['390 px, light: label', '1280 px, light: label', '390 px, dark: color-contrast']) {
    expect(found).toContain(rule);
  }
});

test('the first Tab offers the way past the navigation', async ({ page }) => {
  await haveRefusedCookies(page);
  for (const address of ['/', '/auth', '/legal/cgu']) {
    await page.goto(address);
    const skipLink = page.getByRole('link', { name: 'Aller au contenu' });
    await expect(skipLink).not.toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(skipLink).toBeFocused();
    await expect(skipLink).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  }
});

test('a conversation is answered, corrected and answered anew by keyboard alone', async ({ page, canary }) => {
  await haveRefusedCookies(page);
  await createPro(page);
  await page.goto('/dashboard');
  const lines = page.getByRole('list', { name: 'Messages lus' }).getByRole('listitem');
  const menuOf = (place: number) => lines.nth(place).getByRole('button', { name: 'Modifier ou supprimer ce message' });
  await tabTo(page.getByRole('tab', { name: "Capture d'écran" }));
  await page.keyboard.press('ArrowRight');
  await typeInto(
    page.getByLabel('Le texte de ta conversation'),
    `Elle : Tu fais quoi samedi ?\nMoi : Rando à ${canary.word}, et toi ?\nElle : Je teste un resto coréen`,
  );
  await pressOn(page.getByRole('button', { name: 'Trouver mes 3 réponses' }));
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    'Analyse terminée ! 3 réponses générées pour toi',
  );

  await pressOn(menuOf(2));
  await expect(page.getByRole('menuitem', { name: 'Modifier' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Texte du message')).toBeFocused();
  await page.keyboard.type(' dimanche');
  await pressOn(page.getByRole('button', { name: 'Enregistrer' }));
  await expect(lines.nth(2)).toContainText('coréen dimanche');
  await expect(lines.nth(2)).toBeFocused();

  await page.keyboard.press('Shift+Tab');
  await expect(menuOf(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Modifier' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Supprimer' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(lines).toHaveCount(2);
  // The line that took the place of the deleted one.
  await expect(lines.nth(1)).toBeFocused();
  await pressOn(page.getByRole('button', { name: 'Réécrire avec mes corrections' }));
  await expect(page.getByRole('button', { name: 'Réécrire avec mes corrections' })).toBeHidden();
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
});

test('a dialog keeps the focus inside, and gives it back to its opener', async ({ page }) => {
  await haveRefusedCookies(page);
  await createAccount(page);
  await page.goto('/compte');
  const opener = page.getByRole('button', { name: 'Supprimer mon compte' });
  const dialog = page.getByRole('dialog', { name: 'Supprimer ton compte ?' });
  const isInside = () => dialog.evaluate((element) => element.contains(document.activeElement));

  for (const close of ['Escape', 'Fermer', 'Annuler']) {
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    await expect.poll(isInside).toBe(true);
    for (let pressed = 0; pressed < 8; pressed++) {
      await page.keyboard.press(pressed % 3 === 2 ? 'Shift+Tab' : 'Tab');
      expect(await isInside()).toBe(true);
    }
    if (close === 'Escape') await page.keyboard.press('Escape');
    else await dialog.getByRole('button', { name: close }).press('Enter');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  }
});

test('a navigation moves the focus to the new page, and its title to the tab', async ({ page }) => {
  await haveRefusedCookies(page);
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Tarifs' }).click();
  await expect(page).toHaveURL('/pricing');
  await expect(page).toHaveTitle('Tarifs · Déclic');
  await expect(page.getByRole('main')).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveTitle('Déclic : du match au rendez-vous');
});
