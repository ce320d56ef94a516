import { readFile } from 'node:fs/promises';
import { quotas } from '#contract/plans.ts';
import { allowProvider } from './checkout.ts';
import { expect, test } from './fixtures.ts';
import { createFreeMember, post } from './members.ts';
import { expectToast, haveRefusedCookies } from './on-screen.ts';
import { portrait } from './portrait.ts';
import { createSubscriber } from './subscribers.ts';

// Photos on a phone, with the real face finder.

test.use({ viewport: { width: 390, height: 844 } });

test('the photo option is bought, used to its limit, refused beyond it and cancelled', async ({
  page,
  tolerate,
  canary,
}) => {
  tolerate(/status of 429/);
  await haveRefusedCookies(page);
  await allowProvider(page, tolerate);
  await createSubscriber(page);
  const photo = { name: 'moi au parc.jpg', mimeType: 'image/jpeg', buffer: canary.remember(await portrait()) };

  await test.step('bought in its locked section', async () => {
    await page.goto('/dashboard?section=photos');
    await page.getByRole('button', { name: /Activer et payer 5€ par mois/ }).click();
    await expectToast(page, '✅ Activé !');
    await expect(page.getByRole('heading', { name: 'Option Photo' })).toBeHidden();
  });

  await test.step('a photo is analysed, and its score is in sight', async () => {
    await page.getByLabel(/Ajoute tes photos/).setInputFiles(photo);
    await page.getByRole('button', { name: /^Analyser/ }).click();
    const report = page.getByRole('region', { name: 'Analyse de la photo' });
    await expect(report).toBeVisible();
    await expectToast(page, 'Photo analysée ! 📸', 'Score global :');
    await expect(report.getByText('Lumière').first()).toBeInViewport();
  });

  await test.step('a photo is retouched, compared by keyboard and downloaded', async () => {
    await page.getByRole('tab', { name: 'Retoucher' }).click();
    await page.getByLabel(/Ajoute les photos à retoucher/).setInputFiles(photo);
    await page.getByRole('button', { name: /^Retoucher/ }).click();
    await expectToast(page, 'Photo retouchée !');
    const slider = page.getByRole('slider', { name: /avant/i });
    const before = (await slider.getAttribute('aria-valuenow')) ?? '';
    await slider.press('ArrowRight');
    await expect(slider).not.toHaveAttribute('aria-valuenow', before);
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: /Télécharger/ }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('retouched-moi au parc.jpg');
    const file = await readFile((await download.path()) ?? '');
    expect(file.toString('latin1')).toContain('algorithmicallyEnhanced');
    expect(file.toString('latin1')).not.toContain('Exif');
  });

  await test.step('the eleventh of the month is refused with the day when it starts anew', async () => {
    const left = quotas.photoRetouch.addon.allowance.limit - 1;
    const imageBase64 = photo.buffer.toString('base64');
    for (let spent = 0; spent < left; spent++) await post(page, '/api/photos/retouch', { imageBase64 });
    await page.getByRole('button', { name: /^Retoucher à nouveau/ }).click();
    await expectToast(page, 'Limite atteinte');
    await expect(page.getByText(/Passe en Pro/)).toHaveCount(0);
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

test('a free member analyses two photos a month and is offered more beyond', async ({
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
