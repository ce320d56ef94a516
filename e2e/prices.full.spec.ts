// @demand one-price
import { priceCents, quotas } from '#contract/plans.ts';
import { retentionReasons } from '#contract/retention.ts';
import { claimsOf, said, unlisted } from '#contract/testing/claims.ts';
import { agreeAndContinue, allowProvider, checkoutFrame, payButton } from './checkout.ts';
import { expect, test } from './fixtures.ts';
import { createFreeMember, createPro } from './members.ts';
import { expectToast, haveRefusedCookies, pick } from './on-screen.ts';
import { enterAdmin, openAdminTab } from './operator.ts';
import { createAccount, logInAs, logOut, newPerson } from './people.ts';
import { states } from './screens.ts';
import { createSubscriber } from './subscribers.ts';
import { textOf } from './written-amounts.ts';

// No screen, page of the provider or mail may name an amount or a quota that is not in the price list and the quota table.
// every-page.spec.ts checks each page, server/features/mails.test.ts each mail by itself; here are the states and the rest.

test('the pages of an account, free and Pro, and the operator’s area name only listed amounts', async ({ page }) => {
  await haveRefusedCookies(page);
  await createAccount(page);
  const free = ['/onboarding-dm', '/onboarding-dm?section=bio', '/compte', '/paywall', '/pricing'];
  for (const path of [...free, '/cancel-subscription', '/complete-profile']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(unlisted(await textOf(page)), path).toEqual([]);
  }
  await logOut(page);
  await logInAs(page, 'pro@exemple.fr');
  await page.goto('/compte');
  const plan = page.getByRole('region', { name: 'Ton offre' });
  await expect(plan).toContainText(said(quotas.dmText.pro));
  await expect(plan).toContainText(said(quotas.photoRetouch.addon.allowance));
  // Not the tools: the budgets of an evening out are no prices of ours.
  const screens = ['/dashboard', '/dashboard?section=bio'];
  for (const path of [...screens, '/compte', '/paywall', '/pricing', '/cancel-subscription']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(unlisted(await textOf(page)), `${path} for Pro`).toEqual([]);
  }
  await enterAdmin(page);
  // The other tabs show amounts that were earned, not prices.
  await openAdminTab(page, 'Utilisateurs');
  expect(unlisted(await textOf(page)), '/admin').toEqual([]);
});

test.describe('only listed amounts are named on', () => {
  // The amounts on these two are of a conversation and of an evening out, not ours.
  const ofTools = ['red flags that were found', 'ten openers, one of them as a card'];
  // What was earned is no price.
  const isOfOperator = (name: string) => name.startsWith('the operator’s tab');
  for (const screen of states.filter(({ name }) => !ofTools.includes(name) && !isOfOperator(name))) {
    test(screen.name, async ({ page, tolerate }) => {
      if (screen.tolerates) tolerate(screen.tolerates);
      await haveRefusedCookies(page);
      await screen.open(page);
      expect(unlisted(await textOf(page))).toEqual([]);
    });
  }

  test('each offer of the way out', async ({ page }) => {
    await haveRefusedCookies(page);
    await createPro(page);
    for (const at of retentionReasons.keys()) {
      await page.goto('/cancel-subscription');
      await pick(page.getByRole('radio').nth(at));
      if (retentionReasons[at] === 'other') await page.getByLabel('Ta raison').fill('Je déménage.');
      await page.getByRole('button', { name: 'Continuer', exact: true }).click();
      await expect(page.getByText('Étape 2 sur 3')).toBeVisible();
      expect(unlisted(await textOf(page)), retentionReasons[at]).toEqual([]);
    }
  });

  test('the offer at a spent quota, and the provider’s own page behind it', async ({ page, outbox, tolerate }) => {
    tolerate(/status of 403/);
    await haveRefusedCookies(page);
    await allowProvider(page, tolerate);
    await createFreeMember(page, outbox);
    await page.goto('/onboarding-dm?section=bio');
    await page.getByLabel("Tes centres d'intérêt").fill('rando, jazz');
    const generate = page.getByRole('button', { name: 'Générer 3 bios' });
    await generate.click();
    await expect(page.getByRole('article')).toHaveCount(3);
    await page.getByRole('button', { name: 'Modifier ma demande' }).click();
    await generate.click();
    await expect(page.getByRole('dialog', { name: 'Limite atteinte' })).toBeVisible();
    expect(claimsOf(await textOf(page)).cents).toContain(priceCents.proAnnual);
    expect(unlisted(await textOf(page)), 'the dialog').toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: 'Passer en Pro' }).click();
    await expect(payButton(page)).toBeVisible();
    const asked = await textOf(page);
    expect(unlisted(asked), 'the hosted page').toEqual([]);
    expect(claimsOf(asked).cents).toContain(priceCents.proMonthly);
  });
});

test('every mail of an account names only listed amounts, as it is received', async ({ page, outbox }) => {
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
  // Before the deletion, which takes back the mails that still wait.
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

test('a buyer reads only listed amounts on the provider’s page, in the account and by mail', async ({
  page,
  outbox,
  tolerate,
}) => {
  await haveRefusedCookies(page);
  await allowProvider(page, tolerate);
  await page.goto('/paywall');
  await agreeAndContinue(page);
  const asked = (await checkoutFrame(page).locator('body').textContent()) ?? '';
  expect(unlisted(asked)).toEqual([]);
  expect(claimsOf(asked).cents).toContain(priceCents.proAnnual);

  const person = await createSubscriber(page);
  const expectListed = async (subject: RegExp) => {
    const mail = await outbox.waitFor(person.email, subject);
    for (const part of [mail.subject, mail.text, mail.html]) expect(unlisted(part), mail.subject).toEqual([]);
  };
  // The subject depends on which came first, the account or the mail.
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

test('an option to be bought or cancelled, and the portal, name only listed amounts', async ({ page, tolerate }) => {
  await haveRefusedCookies(page);
  await allowProvider(page, tolerate);
  await createSubscriber(page);
  await page.goto('/dashboard?section=bio');
  const activate = page.getByRole('button', { name: /Activer et payer 5 € par mois/ });
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
  // The rows are kept apart: a date after an amount would be read as part of it.
  const portal = (await page.locator('h2, p, tr').allTextContents()).join(' | ');
  expect(unlisted(portal), 'the portal').toEqual([]);
  expect(claimsOf(portal).cents).toEqual(expect.arrayContaining([priceCents.proAnnual, priceCents.addonBio]));
});
