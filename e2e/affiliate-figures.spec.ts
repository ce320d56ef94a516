import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { requestPayout, trackClick } from '#contract/affiliates.ts';
import { affiliateAndOperator } from './affiliate-agreement.ts';
import { agreeAndContinue, cards, checkoutFrame, fillCard, payButton, payOnPaywall } from './checkout.ts';
import { test as base, expect } from './fixtures.ts';
import { post } from './members.ts';
import { type LeftBehind, type MovingSite, openMovingSite } from './moving-site.ts';
import { expectToast, refuseCookies } from './on-screen.ts';
import { openAdminTab } from './operator.ts';
import { fillSignup, newPerson } from './people.ts';
import { readRawRows } from './raw-rows.ts';
import { acceptCookies, arrive, finishPurchase } from './referred-visitors.ts';
import { createSubscriber } from './subscribers.ts';

// The affiliate programme over two months, from the first click to the money. With 20 % VAT and the local provider's fee a year
// (24,90 €) is worth 8,05 € to the affiliate, a month (7,90 €) 2,48 €, an add-on (5 €) 1,54 €.

const settings = { PAYOUT_IBAN: 'FR7630006000011234567890189', OPERATOR_NAME: 'Déclic SAS' };

const test = base.extend<{ site: MovingSite }>({
  site: async ({ browser }, use) => {
    const site = await openMovingSite(browser, settings);
    try {
      await use(site);
      expect(site.watch.unexpected(), 'what the browsers complained about').toEqual([]);
      await site.server.endAndCheckMoney();
    } finally {
      await site.close();
    }
  },
});
// A minute on an idle machine.
test.describe.configure({ timeout: 900_000 });

/** The coming year: the local provider's clock only moves forward. */
const year = new Date().getFullYear() + 1;
const at = (time: string) => new Date(`${year}-${time}Z`);
const slug = 'lea-story';
const cookieNames = async (page: Page) => (await page.context().cookies()).map(({ name }) => name);

async function openPayouts(area: Page): Promise<void> {
  await openAdminTab(area, 'Affiliés');
  await area.getByText(/^Versements/).click();
}

test('from the first click to the payout, every figure is what the raw rows say', async ({ site }) => {
  const lea = newPerson('Léa');
  const { openSpace, leaveSpace, openArea, expectAgreement } = affiliateAndOperator(site, lea, slug);
  // The session of a browser that stayed away for more than 30 days has ended.
  site.watch.tolerate(/status of 401 .*\/api\/auth\/me/);

  await test.step('an affiliate signs up and is accepted', async () => {
    await site.moveTo(at('01-04T09:00:00'));
    const page = await site.visit();
    await page.goto('/signup-affiliate');
    await fillSignup(page, lea);
    await page.getByLabel('Nom', { exact: true }).fill('Martin');
    await page.getByLabel("Nom d'utilisateur", { exact: true }).fill('lea-martin');
    await page.getByLabel("Ton nom d'affilié").fill(slug);
    await page.getByLabel('Confirme le mot de passe').fill(lea.password);
    await page.getByRole('button', { name: 'Envoyer ma demande' }).click();
    await expect(page.getByText('Demande en cours de validation')).toBeVisible();
    await leaveSpace(page);
    await site.outbox.waitFor(lea.email, /demande d'affiliation/);

    const area = await openArea();
    await openAdminTab(area, 'Affiliés');
    await area.getByRole('button', { name: 'Accepter lea-martin' }).click();
    await expectToast(area, 'Statut modifié');
    await site.leave(area);
    await site.outbox.waitFor(lea.email, /compte affilié est actif/);
  });

  await test.step('a visitor refuses cookies and buys in the same visit', async () => {
    const person = newPerson();
    const page = await site.visit();
    await arrive(page, `/?ref=${slug}`);
    await refuseCookies(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Tarifs' }).click();
    await page.getByRole('link', { name: 'Passer en Pro' }).first().click();
    await expect(page).toHaveURL(/\/paywall/);
    await agreeAndContinue(page);
    await fillCard(checkoutFrame(page), { card: cards.pays, email: person.email });
    await payButton(checkoutFrame(page)).click();
    await finishPurchase(page, person);
    expect(await cookieNames(page)).not.toContain('affiliate_ref');
    await site.leave(page);
  });

  const [second, third] = await test.step('two more accept cookies and leave', async () => {
    const left: LeftBehind[] = [];
    while (left.length < 2) {
      const page = await site.visit();
      await arrive(page, `/?ref=${slug}`);
      await acceptCookies(page);
      left.push(await site.leave(page));
    }
    return left as [LeftBehind, LeftBehind];
  });

  await test.step('the first commission is on hold', async () => {
    await expectAgreement(1, 805);
    const space = await openSpace();
    await space.getByRole('button', { name: 'Demander mon versement' }).click();
    await expectToast(space, 'Seuil non atteint', 'Minimum de 30€ requis. Tu as 0€');
    await leaveSpace(space);
  });

  const withdrawing = await test.step('the second visitor comes back on day 29 and buys', async () => {
    await site.moveTo(at('02-02T08:30:00'));
    const person = newPerson();
    const page = await site.visit(second);
    expect(await cookieNames(page)).toContain('affiliate_ref');
    await payOnPaywall(page, { card: cards.pays, email: person.email });
    await finishPurchase(page, person);
    return await site.leave(page);
  });

  await test.step('the third on day 31: the cookie has expired, and one that was kept counts for nobody', async () => {
    await site.moveTo(at('02-04T10:00:00'));
    const person = newPerson();
    const page = await site.visit(third);
    expect(await cookieNames(page)).toEqual(['consent']);
    await page.context().addCookies(third.cookies);
    expect(await cookieNames(page)).toContain('affiliate_ref');
    await payOnPaywall(page, { card: cards.pays, email: person.email });
    await finishPurchase(page, person);
    await site.leave(page);
  });

  await test.step('five more come and buy at once: four a year, one a month with an add-on', async () => {
    for (const plan of ['annual', 'annual', 'annual', 'annual', 'monthly'] as const) {
      const page = await site.visit();
      const { referral } = await post(page, trackClick.path, { slug });
      await createSubscriber(page, { plan, referral });
      if (plan === 'monthly') await post(page, '/api/subscription/add-bio', {});
      await site.leave(page);
    }
  });

  await test.step('one withdraws, one gets ten euros back, and what is left is not enough for a payout', async () => {
    await site.moveTo(at('02-06T09:00:00'));
    const page = await site.visit(withdrawing);
    await page.goto('/compte');
    await page.getByRole('button', { name: 'Renoncer au contrat ici' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Confirmer la rétractation' }).click();
    await expectToast(page, 'Rétractation confirmée');
    await site.leave(page);
    const { data: charges } = await site.callProvider<{ data: { id: string; created: number }[] }>(
      'GET /v1/charges?limit=100',
    );
    const [first] = charges.toSorted((a, b) => a.created - b.created);
    await site.callProvider('POST /v1/refunds', { charge: first?.id ?? '', amount: '1000' });
    // Nothing is left of the withdrawn year; 8,05 € less their share of 10 of 24,90 € are 4,82 €.
    await expectAgreement(8, 482 + 4 * 805 + 248 + 154);

    const space = await openSpace();
    await space.getByRole('button', { name: 'Demander mon versement' }).click();
    await expectToast(space, 'Seuil non atteint', 'Minimum de 30€ requis. Tu as 4,82€');
    const answer = await space.request.post(requestPayout.path);
    expect([answer.status(), (await answer.json()).reason]).toEqual([409, 'below_minimum']);
    await leaveSpace(space);
  });

  await test.step('after the hold a payout is requested, once', async () => {
    await site.moveTo(at('02-25T09:00:00'));
    const space = await openSpace();
    await expect(space.getByText('Éligible')).toBeVisible();
    await space.getByLabel('Titulaire du compte').fill('Léa Martin');
    await space.getByLabel('IBAN', { exact: true }).fill('DE89 3704 0044 0532 0130 00');
    await space.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(space.getByText('DE•• •••• 3000')).toBeVisible();
    await space.getByRole('button', { name: 'Demander mon versement' }).click();
    await expectToast(space, 'Demande envoyée !', `Ton versement de 41,04 € partira le 5 mars ${year}.`);
    const again = await space.request.post(requestPayout.path);
    expect([again.status(), (await again.json()).reason]).toEqual([409, 'already_requested']);
    await leaveSpace(space);
    await site.outbox.waitFor(lea.email, /^Ta demande de versement/);
  });

  await test.step('the operator approves it, and it does not leave before the 5th', async () => {
    const area = await openArea();
    await openPayouts(area);
    await area.getByRole('button', { name: 'Approuver le versement de lea-martin' }).click();
    await expectToast(area, 'Versement approuvé', 'lea-martin : 41,04 €');
    await expect(area.getByText('Fichiers à envoyer')).toBeHidden();
    await site.leave(area);
    await site.moveTo(at('03-04T22:30:00'));
    // The month and its add-on were renewed on the 4th.
    await expectAgreement(10, 482 + 4 * 805 + 2 * (248 + 154));
    const runs = await readRawRows(site.server, (ask) =>
      ask<{ state: string }>(
        `select state::text from pgboss.job where name = 'affiliates.payout-run' order by created_on`,
      ),
    );
    expect(runs.at(-1)?.state, 'the run of the 4th, which found nothing due').toBe('completed');
  });

  await test.step('the run on the 5th sends it, the bank’s file has its amount, and it is marked as paid', async () => {
    await site.moveTo(at('03-05T05:10:00'));
    const area = await openArea();
    await area.getByRole('button', { name: 'Recalculer Stats' }).click();
    await expectToast(area, 'Recalcul terminé', '0 conversion marquée, 0 commission créée.');
    await openPayouts(area);
    const row = area.getByRole('list', { name: 'Versements' }).getByRole('listitem');
    await expect(async () => {
      await area.getByRole('button', { name: 'Actualiser' }).click();
      await expect(row).toContainText('Envoyé', { timeout: 2_000 });
    }).toPass({ timeout: 60_000 });
    await expect(row).toContainText('Virement SEPA · DE•• •••• 3000');
    await expect(area.getByRole('region', { name: 'Fichiers à envoyer' })).toContainText('1 versement · 41,04 €');
    const downloading = area.waitForEvent('download');
    await area.getByRole('button', { name: /^Télécharger le fichier Virement SEPA de février/ }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe(`versements-${year}-02-sepa.xml`);
    const file = await readFile(await download.path(), 'utf8');
    expect(file).toContain('<InstdAmt Ccy="EUR">41.04</InstdAmt>');
    expect(file.match(/<CtrlSum>[^<]*/g)).toEqual(['<CtrlSum>41.04', '<CtrlSum>41.04']);
    expect(file).toContain('<IBAN>DE89370400440532013000</IBAN>');
    await area.getByRole('button', { name: 'Marquer payé le versement de lea-martin' }).click();
    await expectToast(area, 'Versement payé', 'lea-martin : 41,04 €');
    await site.leave(area);
    await site.outbox.waitFor(lea.email, /^Ton versement de 41,04\s€ est parti/);
    await expectAgreement(10, 482 + 4 * 805 + 2 * (248 + 154));
  });
});
