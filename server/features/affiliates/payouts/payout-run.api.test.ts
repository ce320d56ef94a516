import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { payoutFile } from '#contract/admin-affiliates.ts';
import { getAffiliateProfile } from '#contract/affiliate-accounts.ts';
import { type PaymentDetails, savePaymentDetails } from '#contract/affiliate-payments.ts';
import { adminAction, payout } from '../../../db/schema.ts';
import { buildPayout } from '../../../testing/build-payout.ts';
import { buildAffiliate, buildUser, goodPassword } from '../../../testing/build-user.ts';
import { makeApp, testAdminPassword } from '../../../testing/make-app.ts';
import { schemaErrors } from '../../../testing/pain-001-errors.ts';
import { moneyOf } from '../../../testing/referred-money.ts';
import { wholeDatabase } from '../../../testing/whole-database.ts';
import { getAdminPayout, listPayouts } from './admin-payouts.ts';
import { payoutFileOf } from './payout-file.ts';
import { stepPayout } from './payout-steps.ts';
import { runPayouts } from './run.ts';

const test = makeApp({
  environment: { PAYOUT_IBAN: 'FR76 3000 6000 0112 3456 7890 189', OPERATOR_NAME: 'Déclic SAS' },
});
const money = moneyOf(test);
const sepa = { method: 'sepa', holder: 'Léa Martin', iban: 'FR1420041010050500013M02606' } as const;
const paypal = { method: 'paypal', email: 'lea.martin@exemple.fr' } as const;
const password = goodPassword;
const runJob = async () => {
  await test.deps.db.transaction((tx) => test.deps.jobs.enqueue(tx, 'affiliates.payout-run', {}));
  await test.drain();
};
const statuses = async () => (await test.deps.db.select().from(payout)).map(({ status }) => status);

/** An affiliate with an approved payout of 32,20 € for November. */
async function buildApproved(details: PaymentDetails | null) {
  const built = await buildPayout(test, money, details);
  await built.step('approved');
  return built;
}

describe('payment details', () => {
  it('are stored encrypted and shown by their end only', async () => {
    const { browser } = await buildAffiliate(test);
    const { paymentDetails } = await browser.call(savePaymentDetails, { body: { ...sepa, password } });
    const shown = { method: 'sepa', holder: 'Léa Martin', target: 'FR•• •••• 2606' };
    expect(paymentDetails).toMatchObject(shown);
    expect((await browser.call(getAffiliateProfile)).affiliate?.paymentDetails).toMatchObject(shown);
    expect(JSON.stringify(await wholeDatabase(test.database))).not.toContain('20041010050500013M02606');
    expect(test.logLines.join()).not.toContain('20041010050500013M02606');
    await browser.call(savePaymentDetails, { body: { ...paypal, password } });
    expect((await browser.call(getAffiliateProfile)).affiliate?.paymentDetails).toMatchObject({
      method: 'paypal',
      holder: null,
      target: 'le•••@exemple.fr',
    });
  });

  it.each([
    [{ ...sepa, iban: 'FR1420041010050500013M02607' }, { iban: 'IBAN invalide : vérifie les chiffres' }],
    [{ ...sepa, iban: '=1+1' }, { iban: 'IBAN invalide : vérifie les chiffres' }],
    [{ ...sepa, holder: 'L' }, { holder: 'Le titulaire doit contenir au moins 2 caractères' }],
    [{ ...paypal, email: 'lea' }, { email: 'Vérifie ton adresse e-mail' }],
    [{ ...paypal, email: '+lea@exemple.fr' }, { email: 'Vérifie ton adresse e-mail' }],
    [{ method: 'bitcoin', email: 'lea@exemple.fr' }, { method: 'Valeur invalide' }],
    [{ ...paypal, iban: sepa.iban }, { _: 'Champ inconnu : iban' }],
  ])('%o are refused', async (details, fields) => {
    const { browser } = await buildAffiliate(test);
    const payload = { ...details, password };
    const answer = await browser.send({ method: 'POST', url: savePaymentDetails.path, payload });
    expect([answer.status, answer.body]).toMatchObject([400, { fields }]);
  });

  it('are refused to a visitor and to a member who is no affiliate', async () => {
    expect((await test.browser().refused(savePaymentDetails, { body: { ...sepa, password } })).status).toBe(401);
    const { browser } = await buildUser(test);
    expect((await browser.refused(savePaymentDetails, { body: { ...sepa, password } })).status).toBe(403);
  });
});

describe('the run of payouts', () => {
  it('submits on the 5th what was approved, and nothing before', async () => {
    await buildApproved(sepa);
    test.clock.set('2026-12-04T22:59:59Z');
    await runJob();
    expect(await statuses()).toEqual(['approved']);
    test.clock.set('2026-12-05T05:05:00Z');
    await runJob();
    expect(await statuses()).toEqual(['submitted']);
    expect(await runPayouts(test.deps)).toEqual({ submitted: 0, waiting: 0 });
  });

  it('lets a payout without payment details wait, until they are approved and seven days old', async () => {
    const { browser, payoutId } = await buildApproved(null);
    test.clock.set('2026-12-05T05:05:00Z');
    expect(await runPayouts(test.deps)).toEqual({ submitted: 0, waiting: 1 });
    await browser.call(savePaymentDetails, { body: { ...paypal, password } });
    await stepPayout(test.deps, payoutId, { to: 'approved' });
    test.clock.set('2026-12-12T05:05:00Z');
    expect(await runPayouts(test.deps)).toEqual({ submitted: 1, waiting: 0 });
    expect((await payoutFileOf(test.deps, '2026-11', 'paypal')).content).toContain('lea.martin@exemple.fr');
  });

  it('freezes the target: details that change later are for later payouts', async () => {
    const { browser, payoutId } = await buildApproved(sepa);
    test.clock.set('2026-12-05T05:05:00Z');
    await runJob();
    await browser.call(savePaymentDetails, { body: { ...paypal, password } });
    const file = await payoutFileOf(test.deps, '2026-11', 'sepa');
    expect(file.content).toContain(sepa.iban);
    expect(await getAdminPayout(test.deps, payoutId)).toMatchObject({ method: 'sepa', target: 'FR•• •••• 2606' });
    await expect(payoutFileOf(test.deps, '2026-11', 'paypal')).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('the files of a month', () => {
  it('hold each payout once, by its method, with the exact sums', async () => {
    await buildApproved(sepa);
    await buildApproved({ ...sepa, holder: '=HYPERLINK("x")', iban: 'DE89370400440532013000' });
    const { payoutId } = await buildApproved(paypal);
    test.clock.set('2026-12-05T05:05:00Z');
    await runJob();
    const bank = await payoutFileOf(test.deps, '2026-11', 'sepa');
    expect(bank).toMatchObject({ fileName: 'versements-2026-11-sepa.xml', payouts: 2, totalCents: 6440 });
    expect(await schemaErrors(bank.content)).toEqual([]);
    expect(bank.content).toContain('<CtrlSum>64.40</CtrlSum>');
    expect(bank.content).toContain('<IBAN>FR7630006000011234567890189</IBAN>');
    expect(bank.content).not.toContain('paypal');
    expect(await payoutFileOf(test.deps, '2026-11', 'paypal')).toMatchObject({
      fileName: 'versements-2026-11-paypal.csv',
      payouts: 1,
      totalCents: 3220,
      content: `lea.martin@exemple.fr,"32,20",EUR,${payoutId.replaceAll('-', '').slice(0, 30)},Affiliation Déclic 2026-11,PAYPAL\r\n`,
    });
  });

  it('have the same message id for the same payouts, and another once one is paid', async () => {
    const first = await buildApproved(sepa);
    await buildApproved(sepa);
    test.clock.set('2026-12-05T05:05:00Z');
    await runJob();
    const idOf = async () =>
      /<MsgId>(.*?)<\/MsgId>/.exec((await payoutFileOf(test.deps, '2026-11', 'sepa')).content)?.[1];
    const id = await idOf();
    expect(await idOf()).toBe(id);
    await stepPayout(test.deps, first.payoutId, { to: 'paid' });
    expect(await idOf()).not.toBe(id);
    expect(await payoutFileOf(test.deps, '2026-11', 'sepa')).toMatchObject({ payouts: 1, totalCents: 3220 });
  });

  it('are refused for a month without payouts, and for the bank without an account to debit', async () => {
    await expect(payoutFileOf(test.deps, '2026-10', 'sepa')).rejects.toMatchObject({ code: 'not_found' });
    await buildApproved(sepa);
    test.clock.set('2026-12-05T05:05:00Z');
    await runJob();
    const config = { ...test.deps.config, payoutIban: null };
    await expect(payoutFileOf({ ...test.deps, config }, '2026-11', 'sepa')).rejects.toMatchObject({
      code: 'conflict',
      details: { reason: 'no_payout_iban' },
    });
  });

  it('are downloaded by the operator alone, and each download is in the audit log', async () => {
    await buildApproved(sepa);
    test.clock.set('2026-12-05T05:05:00Z');
    await runJob();
    const params = { month: '2026-11', method: 'sepa' } as const;
    expect((await test.browser().refused(payoutFile, { params })).status).toBe(401);
    const headers = { authorization: `Bearer ${testAdminPassword}` };
    expect(await test.browser().call(payoutFile, { params, headers })).toMatchObject({ payouts: 1, totalCents: 3220 });
    const looks = await test.deps.db.select().from(adminAction).where(eq(adminAction.action, 'payout-file'));
    expect(looks.map(({ details }) => details)).toEqual([{ month: '2026-11', method: 'sepa', payouts: 1 }]);
    const unknown = { params: { ...params, month: '2026-13' }, headers };
    expect((await test.browser().refused(payoutFile, unknown)).status).toBe(400);
  });
});

describe('the operator’s list of payouts', () => {
  it('shows those that wait first, with the affiliate and the end of the target', async () => {
    const approved = await buildApproved(sepa);
    const waiting = await buildAffiliate(test);
    await test.deps.db.insert(payout).values({
      affiliateId: waiting.affiliateId,
      month: '2026-10',
      amountCents: 3000,
      requestedAt: new Date('2026-10-20T08:00:00Z'),
    });
    expect(await listPayouts(test.deps)).toMatchObject([
      { affiliateId: waiting.affiliateId, status: 'requested', method: null, target: null },
      {
        id: approved.payoutId,
        email: approved.user.email,
        status: 'approved',
        amountCents: 3220,
        target: 'FR•• •••• 2606',
        executedOn: '2026-12-04T23:00:00.000Z',
      },
    ]);
    await expect(getAdminPayout(test.deps, crypto.randomUUID())).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('the mails about a payout', () => {
  it('ask for payment details where they are missing', async () => {
    await buildApproved(null);
    await test.drain();
    expect(test.mails[0]?.text).toContain('Il nous manque encore ton IBAN ou ton adresse PayPal');
  });

  it.each([
    ['paid', 'Ton versement de 32,20 € est parti'],
    ['failed', "Ton versement n'a pas pu partir"],
  ] as const)('say that it is %s, and show no whole IBAN', async (to, subject) => {
    const { payoutId, user } = await buildApproved(sepa);
    test.clock.set('2026-12-05T05:05:00Z');
    await runJob();
    test.mails.length = 0;
    await stepPayout(test.deps, payoutId, { to });
    await stepPayout(test.deps, payoutId, { to });
    await test.drain();
    expect(test.mails).toMatchObject([{ to: user.email, subject }]);
    expect(test.mails[0]?.text).toContain('FR•• •••• 2606');
    expect(test.mails[0]?.text).not.toContain(sepa.iban);
  });
});
