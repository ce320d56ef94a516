import { allowProvider, cards, checkoutFrame, fillCard, payButton } from './checkout.ts';
import { expect, test } from './fixtures.ts';
import { expectToast, haveRefusedCookies } from './on-screen.ts';
import { createSubscriber } from './subscribers.ts';

// Add-ons: charged to the card of Pro at once, ended with the period that is paid.

test.beforeEach(async ({ page, tolerate }) => {
  await haveRefusedCookies(page);
  await allowProvider(page, tolerate);
});

test('an add-on is bought in its locked section, cancelled, taken back and withdrawn from, and Pro stays', {
  tag: '@ci',
}, async ({ page, outbox }) => {
  const person = await createSubscriber(page);
  await page.goto('/dashboard?section=bio');
  await page.getByRole('button', { name: /Activer et payer 5 € par mois/ }).click();
  await expectToast(page, '✅ Activé !');
  await expect(page.getByRole('heading', { name: 'Option Bio' })).toBeHidden();
  await expect(page.getByRole('link', { name: /Générateur Bio/ })).not.toContainText('Option');

  await page.goto('/compte');
  const billing = page.getByRole('region', { name: 'Abonnement et paiements' });
  const invoices = billing.getByRole('list', { name: 'Factures' });
  await expect(invoices.getByRole('listitem')).toHaveCount(2);
  await expect(billing.getByText('Activée')).toBeVisible();

  await test.step('cancelled, after a first look', async () => {
    const opener = billing.getByRole('button', { name: /Annuler l'option.*Option Bio/ });
    await opener.click();
    const dialog = page.getByRole('dialog', { name: 'Êtes-vous sûr de vouloir annuler Option Bio ?' });
    await dialog.getByRole('button', { name: 'La garder' }).click();
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.click();
    await dialog.getByRole('button', { name: "Annuler l'option" }).click();
    await expectToast(page, 'Annulé');
    await expect(billing.getByText(/S'arrête le/)).toBeVisible();
  });

  await test.step('taken back', async () => {
    await billing.getByRole('button', { name: /Garder l'option/ }).click();
    await expectToast(page, '✅ Activé !');
    await expect(billing.getByRole('button', { name: /Annuler l'option.*Option Bio/ })).toBeVisible();
    await expect(invoices.getByRole('listitem')).toHaveCount(2);
  });

  await test.step('withdrawn from, with its money', async () => {
    await billing.getByRole('button', { name: 'Renoncer au contrat ici (Option Bio)' }).click();
    const dialog = page.getByRole('dialog', { name: 'Renoncer à ton contrat ?' });
    await expect(dialog).toContainText("L'option s'arrête tout de suite, Pro continue, et 5 € te sont remboursés.");
    await dialog.getByRole('button', { name: 'Confirmer la rétractation' }).click();
    await expectToast(page, 'Rétractation confirmée');
    await expect(billing.getByRole('button', { name: /Option Bio.*$/ }).filter({ hasText: 'Renoncer' })).toBeHidden();
    await expect(invoices).toContainText('Remboursée');
    await outbox.waitFor(person.email, /rétract/i);
    await page.goto('/dashboard');
    await expect(page).toHaveURL('/dashboard');
  });
});

test('where the bank asks its holder, a checkout opens instead', { tag: '@ci' }, async ({ page }) => {
  await createSubscriber(page, { card: cards.asksEachTime });
  await page.goto('/compte');
  await page.getByRole('button', { name: /Activer et payer 5 € par mois.*Option Bio/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Option Bio' });
  await expect(dialog).toContainText("Rien n'a été prélevé");
  await fillCard(checkoutFrame(page), { card: cards.pays });
  await payButton(checkoutFrame(page)).click();
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/compte');
  await expect(page.getByRole('button', { name: /Annuler l'option.*Option Bio/ })).toBeVisible();
});
