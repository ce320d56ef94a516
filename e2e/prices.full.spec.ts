import type { Page } from '@playwright/test';
import { paymentConfig } from '#contract/billing.ts';
import { annualMonthlyEquivalentCents, annualSavingCents, priceCents, quotas } from '#contract/plans.ts';
import { priceList } from '#contract/price-list.ts';
import { retentionReasons } from '#contract/retention.ts';
import { claimsOf, said, unlisted } from '#contract/testing/claims.ts';
import { agreeAndContinue, checkoutFrame, expectProvider, payButton } from './checkout.ts';
import { expect, test } from './fixtures.ts';
import { createMember } from './members.ts';
import { expectToast, haveRefusedCookies, pick } from './on-screen.ts';
import { enterAdmin } from './operator.ts';
import { missingPages, openStep, publicPages } from './pages.ts';
import { createAccount, fillLogin, logOut, newPerson } from './people.ts';
import { states } from './screens.ts';
import { becomeSubscriber } from './subscribers.ts';

// Nothing that anybody reads may name an amount or a quota that is not in the price list and the quota table. Of each mail
// by itself this is shown beside the mails (server/features/mails.test.ts).

test.setTimeout(150_000);

/** Everything that stands in the page, folded answers and words for screen readers too. */
async function textOf(page: Page): Promise<string> {
  return await page.evaluate(() => {
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) =>
      node.parentElement?.closest('script, style, noscript') ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
    );
    const texts: string[] = [];
    while (words.nextNode()) texts.push(words.currentNode.textContent ?? '');
    return texts.join(' ').replace(/\s+/g, ' ');
  });
}

/** What is called unlimited, with the row or sentence around it; the table says it of rating bios alone. */
async function unlimitedSentences(page: Page): Promise<string[]> {
  return await page
    .getByText(/illimit/i)
    .evaluateAll((places) =>
      places.map((place) => place.closest('tr, li, p, details')?.textContent ?? place.textContent ?? ''),
    );
}

test('every page that a visitor sees', async ({ page, tolerate }) => {
  tolerate(/status of 404/);
  await haveRefusedCookies(page);
  const seen: number[] = [];
  for (const { path, heading } of [...publicPages, ...missingPages]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    const text = await textOf(page);
    expect(unlisted(text), path).toEqual([]);
    for (const sentence of await unlimitedSentences(page)) expect(sentence, path).toContain('Rate My Bio');
    seen.push(...claimsOf(text).cents);
    const about = await page
      .locator('meta[name=description], meta[property^=og]')
      .evaluateAll((tags) => tags.map((tag) => tag.getAttribute('content')).join(' '));
    expect(unlisted(about), `${path}: what is said of it`).toEqual([]);
  }
  for (const step of [2, 3, 4, 5, 6, 7]) {
    await openStep(page, step);
    expect(unlisted(await textOf(page)), `onboarding step ${step}`).toEqual([]);
  }
  // The walk has seen the whole price list: it did not pass because it read nothing.
  expect([...new Set(seen)]).toEqual(
    expect.arrayContaining([...Object.values(priceCents), annualSavingCents, annualMonthlyEquivalentCents]),
  );
});

test('the price page prints the quota table, row by row', async ({ page }) => {
  await haveRefusedCookies(page);
  await page.goto('/pricing');
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(Object.keys(quotas).length + 1);
  const printed = { null: 'non inclus', unlimited: 'illimité' } as Record<string, string>;
  for (const [index, row] of Object.values(quotas).entries()) {
    const cells = rows.nth(index + 1).getByRole('cell');
    const expected = [row.free, row.pro, ...('addon' in row && row.addon ? [row.addon.allowance] : [])].map(said);
    for (const [column, text] of expected.entries()) {
      await expect(cells.nth(column)).toContainText(printed[text] ?? text);
    }
  }
  await expect(page.getByText('Économise 69,90€').first()).toBeVisible();
});

test('the account, free and Pro, and the operator’s area', async ({ page }) => {
  await haveRefusedCookies(page);
  await createAccount(page);
  const free = ['/onboarding-dm', '/onboarding-dm?section=bio', '/compte', '/paywall', '/pricing'];
  for (const path of [...free, '/cancel-subscription', '/complete-profile']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(unlisted(await textOf(page)), path).toEqual([]);
  }
  await logOut(page);
  await page.goto('/auth');
  await fillLogin(page, { email: 'pro@exemple.fr', password: 'demo-declic-2026' });
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/compte');
  const plan = page.getByRole('region', { name: 'Ta formule' });
  await expect(plan).toContainText(said(quotas.dmText.pro));
  await expect(plan).toContainText(said(quotas.photoRetouch.addon.allowance));
  const screens = ['/dashboard', '/dashboard?section=bio', '/dashboard?section=outils'];
  for (const path of [...screens, '/compte', '/paywall', '/pricing', '/cancel-subscription']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(unlisted(await textOf(page)), `${path} for Pro`).toEqual([]);
  }
  await enterAdmin(page);
  expect(unlisted(await textOf(page)), '/admin').toEqual([]);
});

test.describe('every other screen there is', () => {
  // There the money is that of a conversation and of an evening out, not ours.
  const ofTools = ['red flags that were found', 'ten openers, one of them as a card'];
  for (const screen of states.filter(({ name }) => !ofTools.includes(name))) {
    test(screen.name, async ({ page, tolerate }) => {
      if (screen.tolerates) tolerate(screen.tolerates);
      await haveRefusedCookies(page);
      await screen.open(page);
      expect(unlisted(await textOf(page))).toEqual([]);
    });
  }

  test('the offers of the way out, each of them', async ({ page, outbox }) => {
    await haveRefusedCookies(page);
    await createMember(page, outbox, 'pro');
    for (const at of retentionReasons.keys()) {
      await page.goto('/cancel-subscription');
      await pick(page.getByRole('radio').nth(at));
      if (retentionReasons[at] === 'other') await page.getByLabel('Ta raison').fill('Je déménage.');
      await page.getByRole('button', { name: 'Continuer', exact: true }).click();
      await expect(page.getByText('Étape 2 sur 3')).toBeVisible();
      expect(unlisted(await textOf(page)), retentionReasons[at]).toEqual([]);
    }
  });

  test('a limit that was reached, and the provider’s own page behind it', async ({ page, outbox, tolerate }) => {
    tolerate(/status of 403/);
    await haveRefusedCookies(page);
    await expectProvider(page, tolerate);
    await createMember(page, outbox);
    await page.goto('/onboarding-dm?section=bio');
    await page.getByLabel("Tes centres d'intérêt").fill('rando, jazz');
    const generate = page.getByRole('button', { name: 'Générer 3 bios' });
    await generate.click();
    await expect(page.getByRole('article')).toHaveCount(3);
    await generate.click();
    await expect(page.getByRole('dialog', { name: 'Limite atteinte' })).toBeVisible();
    expect(claimsOf(await textOf(page)).cents).toContain(priceCents.proAnnual);
    expect(unlisted(await textOf(page)), 'the dialog').toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: 'Passer Pro' }).click();
    await expect(payButton(page)).toBeVisible();
    const asked = await textOf(page);
    expect(unlisted(asked), 'the hosted page').toEqual([]);
    expect(claimsOf(asked).cents).toContain(priceCents.proMonthly);
  });
});

test('every mail of an account, as it is received', async ({ page, outbox }) => {
  const person = newPerson();
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(path, { data });
    expect(answer.status(), await answer.text()).toBe(200);
  };
  await createAccount(page, person);
  await post('/api/auth/forgot-password', { email: person.email });
  const newPassword = `${person.password}-neuf`;
  await post('/api/account/change-password', { currentPassword: person.password, newPassword });
  await post('/api/contact', {
    name: person.email,
    email: person.email,
    topic: 'question',
    message: 'Une question sur les offres.',
  });
  const expectListed = async (subject: RegExp) => {
    const mail = await outbox.waitFor(person.email, subject);
    for (const part of [mail.subject, mail.text, mail.html]) expect(unlisted(part), mail.subject).toEqual([]);
  };
  // All before the deletion, which takes back what is still waiting to be mailed.
  for (const subject of [
    /Confirme ton adresse/,
    /nouveau mot de passe/,
    /mot de passe a changé/,
    /On a bien reçu ton message/,
  ])
    await expectListed(subject);
  await page.request.delete('/api/account', { data: { password: newPassword } });
  await expectListed(/Ton compte est supprimé/);
});

test('what a buyer reads, on the provider’s page and by mail', async ({ page, outbox, tolerate }) => {
  await haveRefusedCookies(page);
  await expectProvider(page, tolerate);
  await page.goto('/paywall');
  await agreeAndContinue(page);
  const asked = (await checkoutFrame(page).locator('body').textContent()) ?? '';
  expect(unlisted(asked)).toEqual([]);
  expect(claimsOf(asked).cents).toContain(priceCents.proAnnual);

  const person = await becomeSubscriber(page);
  const expectListed = async (subject: RegExp) => {
    const mail = await outbox.waitFor(person.email, subject);
    for (const part of [mail.subject, mail.text, mail.html]) expect(unlisted(part), mail.subject).toEqual([]);
  };
  // Whichever comes first, the account or the mail.
  await expectListed(/achat est confirmé|accès Pro t/);
  await page.goto('/compte');
  const billing = page.getByRole('region', { name: 'Abonnement et paiements' });
  await expect(billing).toContainText('24,90');
  const account = (await textOf(page)).replace(/[A-Z\d]{4,}-\d{4}/g, '·');
  expect(unlisted(account), '/compte of a buyer').toEqual([]);
  await billing.getByRole('button', { name: 'Renoncer au contrat ici' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirmer la rétractation' }).click();
  await expectListed(/Reçu de ta rétractation/);
});

test('an option before it is bought and before it is cancelled, and the portal', async ({ page, tolerate }) => {
  await haveRefusedCookies(page);
  await expectProvider(page, tolerate);
  await becomeSubscriber(page);
  await page.goto('/dashboard?section=bio');
  const activate = page.getByRole('button', { name: /Activer et payer 5€ par mois/ });
  await expect(activate).toBeVisible();
  expect(unlisted(await textOf(page)), 'the locked section').toEqual([]);
  await activate.click();
  await expectToast(page, '✅ Activé !');
  await page.goto('/compte');
  await page.getByRole('button', { name: /Annuler l'option.*Option Bio/ }).click();
  const dialog = page.getByRole('dialog');
  expect(unlisted((await dialog.textContent()) ?? ''), 'the dialog').toEqual([]);
  await dialog.getByRole('button', { name: 'La garder' }).click();
  await page.getByRole('button', { name: 'Gérer ma carte et mes factures' }).click();
  await expect(page.getByRole('link', { name: 'Changer de carte' })).toBeVisible();
  // A date that follows an amount is in another row.
  const portal = (await page.locator('h2, p, tr').allTextContents()).join(' | ');
  expect(unlisted(portal), 'the portal').toEqual([]);
  expect(claimsOf(portal).cents).toEqual(expect.arrayContaining([priceCents.proAnnual, priceCents.addonBio]));
});

test('the provider’s own prices are those of the list', async ({ page, request }) => {
  const { scriptUrl } = await (await page.request.get(paymentConfig.path)).json();
  const answer = await request.get(`${new URL(scriptUrl).origin}/v1/prices?limit=100`, {
    headers: { authorization: 'Bearer sk_test_prices' },
  });
  const { data } = await answer.json();
  const sold = data.map(({ lookup_key: key, unit_amount: cents }: Record<string, unknown>) => [key, cents]);
  expect(sold.sort()).toEqual(
    Object.entries(priceList)
      .map(([key, { amountCents }]) => [key, amountCents])
      .sort(),
  );
});
