import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { analyzePhoto } from '#contract/photos.ts';
import { allowProvider } from './checkout.ts';
import { expect, test } from './fixtures.ts';
import { createFreeMember, createPro } from './members.ts';
import { expectNoOverflow, expectToast, haveRefusedCookies } from './on-screen.ts';
import { post } from './people.ts';
import { darkPortrait, portrait } from './portrait.ts';
import { createSubscriber } from './subscribers.ts';

// Photos on a phone, with the real face finder.

test.use({ viewport: { width: 390, height: 844 } });

/** Lets requests to `path` reach the server only once `release` is called. */
async function holdAnswers(page: Page, path: string): Promise<{ release: () => void }> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**${path}`, async (route) => {
    await released;
    await route.continue();
  });
  return { release };
}

const leftOf = async (place: Locator) => (await place.boundingBox())?.x ?? Number.NaN;
const rightOf = async (place: Locator) => (await leftOf(place)) + ((await place.boundingBox())?.width ?? Number.NaN);

test('the photo option is bought, used and cancelled', { tag: '@ci' }, async ({ page, tolerate, canary }) => {
  await haveRefusedCookies(page);
  await allowProvider(page, tolerate);
  await createSubscriber(page);
  const photo = { name: 'moi au parc.jpg', mimeType: 'image/jpeg', buffer: canary.remember(await portrait()) };

  await test.step('bought in its locked section', async () => {
    await page.goto('/dashboard?section=photos');
    await page.getByRole('button', { name: /Activer et payer 5 € par mois/ }).click();
    await expectToast(page, '✅ Activé !');
    await expect(page.getByRole('heading', { name: 'Option Photo' })).toBeHidden();
  });

  await test.step('a photo is analysed, and its score is in sight', async () => {
    const answers = await holdAnswers(page, analyzePhoto.path);
    await page.getByLabel(/Ajoute tes photos/).setInputFiles([photo, photo]);
    await page.getByRole('button', { name: 'Analyser la photo 1' }).click();
    await expect(page.getByRole('button', { name: 'Analyse...' }).first()).toBeVisible();
    const tiles = page.getByRole('list', { name: 'Photos ajoutées' }).getByRole('listitem');
    expect(await rightOf(tiles.nth(0).getByRole('img'))).toBeLessThan(await leftOf(tiles.nth(1).getByRole('img')));
    answers.release();
    const report = page.getByRole('region', { name: 'Analyse de la photo' });
    await expect(report).toBeVisible();
    await expectToast(page, 'Photo analysée ! 📸', 'Score global :');
    await expect(report.getByRole('img', { name: /^Score global/ })).toBeInViewport({ ratio: 1 });
    await expect(report.getByRole('button', { name: /^Visage visible/ })).toBeInViewport({ ratio: 1 });
    // The reason appears whole above the tabs, and what was pressed stays in sight.
    const pressed = report.getByRole('button', { name: /^Lumière/ });
    await pressed.click();
    const reason = report.getByRole('region', { name: /^Pourquoi Lumière/ });
    await expect(reason).toBeInViewport({ ratio: 1 });
    await expect(pressed).toBeInViewport({ ratio: 1 });
    const tabs = await page.getByRole('navigation', { name: 'Onglets' }).boundingBox();
    const { y = 0, height = 0 } = (await reason.boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual(tabs?.y ?? 0);
  });

  await test.step('a photo is retouched, compared by keyboard and downloaded', async () => {
    await page.getByRole('tab', { name: 'Retoucher' }).click();
    const square = { ...photo, name: 'moi au parc.jpeg', buffer: canary.remember(await darkPortrait()) };
    await page.getByLabel(/Ajoute les photos à retoucher/).setInputFiles(square);
    await page.getByRole('button', { name: /^Retoucher/ }).click();
    await expectToast(page, 'Photo retouchée !');
    for (const width of [320, 390, 768]) await expectNoOverflow(page, width);
    await page.getByText('Côte à côte').click();
    const card = page.getByRole('article', { name: 'Retouche de la photo 1' });
    expect(await rightOf(card.getByRole('img', { name: /avant la retouche$/ }))).toBeLessThan(
      await leftOf(card.getByRole('img', { name: /retouchée$/ })),
    );
    await page.getByText('Curseur').click();
    const slider = page.getByRole('slider', { name: /avant/i });
    await expect(slider).toBeInViewport({ ratio: 1 });
    const before = (await slider.getAttribute('aria-valuenow')) ?? '';
    await slider.press('ArrowRight');
    await expect(slider).not.toHaveAttribute('aria-valuenow', before);
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: /Télécharger/ }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('retouched-moi au parc.jpeg');
    const file = await readFile((await download.path()) ?? '');
    expect(file.toString('latin1')).toContain('algorithmicallyEnhanced');
    expect(file.toString('latin1')).not.toContain('Exif');
  });

  await test.step('the history has the result, and the option is cancelled', async () => {
    await page.getByRole('tab', { name: 'Historique' }).click();
    await expect(page.getByText('Aucune photo analysée')).toHaveCount(0);
    await page.goto('/compte');
    const billing = page.getByRole('region', { name: 'Abonnement et paiements' });
    await billing.getByRole('button', { name: /Annuler l'option.*Option Photo/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Êtes-vous sûr de vouloir annuler Option Photo ?' });
    await dialog.getByRole('button', { name: "Annuler l'option" }).click();
    await expectToast(page, 'Annulé');
  });
});

test('files that are no photos are refused with what to do, and photos beyond six are dropped', async ({ page }) => {
  await haveRefusedCookies(page);
  await createPro(page, 'photo');
  await page.goto('/dashboard?section=photos');
  const field = page.getByLabel(/Ajoute tes photos/);
  for (const { name, mimeType, bytes, told } of [
    { name: 'vide.jpg', mimeType: 'image/jpeg', bytes: '', told: 'vide.jpg est vide.' },
    { name: 'notes.jpg', mimeType: 'image/jpeg', bytes: 'bonjour', told: "notes.jpg ne s'ouvre pas." },
    { name: 'IMG_2041.HEIC', mimeType: 'image/heic', bytes: 'ftypheic', told: 'Exporte la photo en JPG' },
  ]) {
    await field.setInputFiles({ name, mimeType, buffer: Buffer.from(bytes) });
    await expectToast(page, told);
    await expect(field).toBeEnabled();
  }
  const photo = { name: 'moi.jpg', mimeType: 'image/jpeg', buffer: await portrait() };
  await field.setInputFiles(Array.from({ length: 20 }, () => photo));
  await expectToast(page, 'Limite atteinte', 'Maximum 6 photos en même temps');
  await expect(page.getByRole('button', { name: 'Analyser les 6 photos' })).toBeEnabled();
});

test('a free member analyses two photos a month and is offered more beyond', { tag: '@ci' }, async ({
  page,
  outbox,
  tolerate,
  canary,
}) => {
  tolerate(/status of 403/);
  await haveRefusedCookies(page);
  await createFreeMember(page, outbox);
  const bytes = canary.remember(await portrait());
  const imageBase64 = bytes.toString('base64');
  await post(page, '/api/photos/analyze', { imageBase64 });
  await post(page, '/api/photos/analyze', { imageBase64 });
  await page.goto('/onboarding-dm?section=photos');
  await page.getByLabel(/Ajoute tes photos/).setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: bytes });
  await page.getByRole('button', { name: /^Analyser/ }).click();
  await expect(page.getByRole('dialog', { name: 'Limite atteinte' })).toBeVisible();
});
