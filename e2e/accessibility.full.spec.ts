import { findViolations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { flawlessWalk, pressOn, tabTo, typeInto, walkByTab } from './keyboard.ts';
import { createMember } from './members.ts';
import { consentBanner, expectToast, haveRefusedCookies, pick } from './on-screen.ts';
import { createAccount, expectGreeting, freeSpace, newPerson } from './people.ts';
import { pages, states } from './screens.ts';

test.setTimeout(120_000);

/** States with controls of their own; the others have those of a page that is walked through anyway. */
const walked = new Set([
  'the question about cookies',
  'a new account',
  'Messages IA',
  'the free space',
  'cancelling, signed out',
  'cancelling, the reasons',
  'the admin gate',
  'the list of users, empty',
]);

test.describe('axe finds nothing, and Tab reaches everything, on', () => {
  for (const screen of [...pages, ...states]) {
    test(screen.name, async ({ page, tolerate }) => {
      if (screen.tolerates) tolerate(screen.tolerates);
      await haveRefusedCookies(page);
      await screen.open(page);
      await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveCount(1);
      if (pages.includes(screen) || walked.has(screen.name)) {
        expect(await walkByTab(page)).toEqual(flawlessWalk);
      }
      expect(await findViolations(page)).toEqual([]);
    });
  }
});

test('the checks themselves see what is covered, unringed, out of reach, nameless or pale', async ({ page }) => {
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

test('without a mouse, from the landing page to an account and its deletion', async ({ page }) => {
  const person = newPerson();
  const link = (name: string) => page.getByRole('link', { name, exact: true });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const step = (number: number) => expect(page.getByText(`Étape ${number} sur 7`)).toBeVisible();

  await page.goto('/');
  await pressOn(consentBanner(page).getByRole('button', { name: 'Refuser' }));
  await expect(consentBanner(page)).toBeHidden();
  await page.goto('/');
  await pressOn(link('Commencer'));

  await expect(page).toHaveURL('/onboarding');
  await pressOn(button('Je préfère ne pas dire'));
  await step(2);
  await pressOn(button('Continuer'));
  await step(3);
  await pressOn(page.getByRole('checkbox', { name: 'Tinder' }), 'Space');
  await pressOn(page.getByRole('checkbox', { name: 'Fruitz' }), 'Space');
  await pressOn(button('Continuer'));
  await step(4);
  await pressOn(button('Continuer'));
  await step(5);
  await pressOn(page.getByRole('radio').first(), 'Space');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'On ne me répond pas' })).toBeChecked();
  await pressOn(button('Continuer'));
  await step(6);
  await pressOn(button('On y va'));
  await step(7);
  await pressOn(link('Voir les offres'));

  await expect(page).toHaveURL('/paywall');
  await tabTo(page.getByRole('radio', { name: /Annuel/ }));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /Mensuel/ })).toBeChecked();
  await pressOn(link('Continuer gratuitement'));

  await expect(page).toHaveURL('/signup');
  await typeInto(page.getByLabel('Prénom'), person.firstName);
  await typeInto(page.getByLabel('E-mail'), person.email);
  await typeInto(page.getByLabel('Mot de passe', { exact: true }), person.password);
  await pressOn(page.getByRole('checkbox', { name: "J'ai 18 ans" }), 'Space');
  await pressOn(page.getByRole('checkbox', { name: "J'accepte" }), 'Space');
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(freeSpace);
  await expectGreeting(page, person);
  await pressOn(link('Mon compte'));
  await expect(page).toHaveURL('/compte');
  await pressOn(button('Supprimer mon compte'));
  await typeInto(page.getByLabel('Ton mot de passe, pour confirmer'), person.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await expectToast(page, 'Compte supprimé');
});

test('without a mouse, a conversation is answered, mended and answered anew', async ({ page, outbox, canary }) => {
  await haveRefusedCookies(page);
  await createMember(page, outbox, 'pro');
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
  await expect(page.getByRole('main').getByRole('status')).toHaveText('3 réponses prêtes.');

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
  // The line that took its place.
  await expect(lines.nth(1)).toBeFocused();
  await pressOn(page.getByRole('button', { name: 'Réécrire avec mes corrections' }));
  await expect(page.getByRole('button', { name: 'Réécrire avec mes corrections' })).toBeHidden();
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
});

test('a dialog keeps the keyboard inside, and gives it back', async ({ page }) => {
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

test('what a toast says is announced', async ({ page }) => {
  await haveRefusedCookies(page);
  await createAccount(page);
  await page.goto('/compte');
  await page.getByRole('button', { name: 'Renvoyer le lien' }).click();
  await expectToast(page, 'Confirmation de ton adresse');
  const region = page.getByRole('region', { name: /^Notifications/ });
  await expect(region).toHaveAttribute('aria-live', 'polite');
  await expect(region.getByText('Confirmation de ton adresse')).toHaveCount(1);
});

test('a page that is navigated to takes the keyboard and the title', async ({ page }) => {
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

test('a plan is chosen by its whole card, and the choice is said', async ({ page }) => {
  await haveRefusedCookies(page);
  await page.goto('/paywall');
  await expect(page.getByRole('group', { name: 'Formule Pro' })).toBeVisible();
  await pick(page.getByRole('radio', { name: /Mensuel/ }));
  await expect(page.getByRole('radio', { name: /Annuel/ })).not.toBeChecked();
});
