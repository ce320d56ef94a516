import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { createPro } from './members.ts';
import { consentBanner, expectToast, haveRefusedCookies, holdToasts } from './on-screen.ts';
import { fillLogin, newPerson } from './people.ts';
import { fillProfile, pay } from './subscribers.ts';

// A toast never covers a dialog or the question about cookies, which have their buttons at the foot of the screen.

const toast = (page: Page) => page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem');

const windows = [
  { width: 390, height: 740 },
  { width: 360, height: 560 },
  { width: 1280, height: 700 },
];

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const overlap = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/** Retried until both have come to rest. */
async function expectApart(page: Page, place: Locator): Promise<void> {
  await expect(async () => {
    const shown = await toast(page).last().boundingBox();
    const held = await place.boundingBox();
    if (!shown || !held) throw new Error('one of them is not there');
    expect(shown.y, 'the whole toast is on the screen').toBeGreaterThanOrEqual(0);
    expect(overlap(shown, held), `toast ${JSON.stringify(shown)}, ${JSON.stringify(held)}`).toBe(false);
  }).toPass({ timeout: 30_000 });
}

test('a dialog keeps clear of the toast before it and of its own, in any window', { tag: '@ci' }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await haveRefusedCookies(page);
  await holdToasts(page);
  await createPro(page, 'bio');
  await page.addInitScript(() => Object.assign(navigator, { canShare: () => false }));
  await page.goto('/dashboard?section=bio');
  await page.getByRole('tab', { name: 'Rate My Bio' }).click();
  await page
    .getByLabel('Ta bio actuelle')
    .fill("Je rate mes plantes vertes et je cuisine coréen. Ton plat qui impressionne, c'est quoi ?");
  const rate = page.getByRole('button', { name: 'Évaluer ma bio' });
  await rate.click();
  await page.getByRole('button', { name: 'Modifier ma demande' }).click();
  await page.getByLabel('Ta bio actuelle').fill('');
  for (const size of windows) {
    await page.setViewportSize(size);
    await rate.click();
    await expectToast(page, 'Bio requise');
    await page.getByRole('button', { name: 'Partager mon score' }).click();
    const dialog = page.getByRole('dialog', { name: 'Ta carte de score' });
    await expectApart(page, dialog);
    await dialog.getByRole('button', { name: 'Partager' }).click();
    await expectToast(page, 'Copié !');
    await expectApart(page, dialog);
    await expect(dialog.getByRole('button', { name: 'Fermer' })).toBeInViewport();
    await dialog.getByRole('button', { name: 'Télécharger' }).scrollIntoViewIfNeeded();
    await expect(dialog.getByRole('button', { name: 'Télécharger' })).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
});

test('the button of a form that could not be saved keeps clear of the toast, and a wrong field has none', {
  tag: '@ci',
}, async ({ page, tolerate }) => {
  tolerate(/status of (400|502)/);
  await haveRefusedCookies(page);
  await holdToasts(page);
  const person = newPerson();
  await page.goto(await pay(page, person));
  await expect(page.getByLabel('Téléphone')).toBeVisible({ timeout: 60_000 });
  const saved = '**/api/user/complete-profile';
  await page.route(saved, (route) => route.fulfill({ status: 502, body: 'Bad Gateway' }));
  for (const size of [
    { width: 1280, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    await fillProfile(page, person);
    await expectToast(page, 'Erreur', 'Impossible de sauvegarder les données');
    await expectApart(page, page.getByRole('button', { name: 'Accéder à mon dashboard' }));
    await page.reload();
  }
  await page.unroute(saved);
  await fillProfile(page, { ...person, password: 'azerty123' });
  await expect(page.getByRole('alert')).toHaveText('Ce mot de passe est trop courant');
  await expect(toast(page)).toHaveCount(0);
});

test('the question about cookies keeps clear of a toast, in any window', { tag: '@ci' }, async ({ page, tolerate }) => {
  tolerate(/status of 401/);
  await holdToasts(page);
  for (const size of windows) {
    await page.setViewportSize(size);
    // A reload takes the toast of the window before away. Only who comes by an affiliate's link is asked.
    await page.goto('/auth?ref=demo.1.signature');
    await expect(consentBanner(page)).toBeVisible();
    await fillLogin(page, newPerson());
    await expectToast(page, 'Erreur de connexion');
    await expectApart(page, consentBanner(page));
  }
});
