import { cards, checkoutFrame, expectProvider, fillCard, payButton } from './checkout.ts';
import { expect, test } from './fixtures.ts';
import { post } from './members.ts';
import { expectToast, haveRefusedCookies } from './on-screen.ts';
import { becomeSubscriber } from './subscribers.ts';

// Add-ons: charged to the card of Pro at once, ended with the period that is paid.

test.setTimeout(120_000);

test.beforeEach(async ({ page, tolerate }) => {
  await haveRefusedCookies(page);
  await expectProvider(page, tolerate);
});

test('an add-on is switched on from the locked section, and off from the account', async ({ page }) => {
  await becomeSubscriber(page);
  await page.goto('/dashboard?section=bio');
  await page.getByRole('button', { name: /Activer et payer 5€ par mois/ }).click();
  await expectToast(page, '✅ Activé !');
  await expect(page.getByRole('heading', { name: 'Option Bio' })).toBeHidden();
  await expect(page.getByRole('link', { name: /Générateur Bio/ })).not.toContainText('verrouillé');

  await page.goto('/compte');
  const billing = page.getByRole('region', { name: 'Abonnement et paiements' });
  await expect(billing.getByRole('list', { name: 'Factures' }).getByRole('listitem')).toHaveCount(2);
  await expect(billing.getByText('Activé')).toBeVisible();
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

  await billing.getByRole('button', { name: /Garder l'option/ }).click();
  await expectToast(page, '✅ Activé !');
  await expect(billing.getByRole('button', { name: /Annuler l'option.*Option Bio/ })).toBeVisible();
  await expect(billing.getByRole('list', { name: 'Factures' }).getByRole('listitem')).toHaveCount(2);
});

test('where the bank wants its holder, a checkout opens instead', async ({ page }) => {
  await becomeSubscriber(page, { card: cards.asksEachTime });
  await page.goto('/compte');
  await page.getByRole('button', { name: /Activer et payer 5€ par mois.*Option Bio/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Option Bio' });
  await expect(dialog).toContainText("Rien n'a été prélevé");
  await fillCard(checkoutFrame(page), { card: cards.pays });
  await payButton(checkoutFrame(page)).click();
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/compte');
  await expect(page.getByRole('button', { name: /Annuler l'option.*Option Bio/ })).toBeVisible();
});

test('an option can be given up alone, with its money, and Pro stays', async ({ page, outbox }) => {
  const person = await becomeSubscriber(page);
  await post(page, '/api/subscription/add-bio', {});
  await page.goto('/compte');
  const billing = page.getByRole('region', { name: 'Abonnement et paiements' });
  await billing.getByRole('button', { name: 'Renoncer au contrat ici (Option Bio)' }).click();
  const dialog = page.getByRole('dialog', { name: 'Renoncer à ton contrat ?' });
  await expect(dialog).toContainText("L'option s'arrête tout de suite, Pro continue, et 5€ te sont remboursés.");
  await dialog.getByRole('button', { name: 'Confirmer la rétractation' }).click();
  await expectToast(page, 'Rétractation confirmée');
  await expect(billing.getByRole('button', { name: /Option Bio.*$/ }).filter({ hasText: 'Renoncer' })).toBeHidden();
  await expect(billing.getByRole('list', { name: 'Factures' })).toContainText('Remboursée');
  await outbox.waitFor(person.email, /rétract/i);
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/dashboard');
});
