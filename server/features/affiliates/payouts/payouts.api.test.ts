import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { savePaymentDetails } from '#contract/affiliate-payments.ts';
import { getAffiliateStats, requestPayout, trackClick } from '#contract/affiliates.ts';
import { adminAction, ledgerEntry, payout } from '../../../db/schema.ts';
import { buildAffiliate, goodPassword } from '../../../testing/build-user.ts';
import { makeApp } from '../../../testing/make-app.ts';
import { moneyOf } from '../../../testing/referred-money.ts';
import { changeAffiliateStatus } from '../affiliate-status.ts';
import { balanceOf } from '../ledger/balances.ts';
import { renameAffiliate } from '../slugs.ts';
import { stepPayout } from './payout-steps.ts';

const sepaDetails = { method: 'sepa', holder: 'Léa Œuvrard', iban: 'FR14 2004 1010 0505 0001 3M02 606' } as const;
const test = makeApp();
const money = moneyOf(test);
const payouts = () => test.deps.db.select().from(payout).orderBy(payout.month);
const payable = async (affiliateId: string) =>
  (await balanceOf(test.deps.db, affiliateId, test.clock.now())).availableCents;

/** An affiliate with annual sales that earned 8,05 € each, paid on 1 November and available on the 15th. */
async function buildEarner(sales = 4) {
  const partner = await buildAffiliate(test);
  await partner.browser.call(savePaymentDetails, { body: { ...sepaDetails, password: goodPassword } });
  const invoices = [];
  for (let sale = 0; sale < sales; sale++) {
    const customerId = await money.buyThrough(partner.affiliateId);
    invoices.push(await money.pay(customerId, 2490, { paidAt: new Date('2026-11-01T08:00:00Z') }));
  }
  return { ...partner, invoices };
}

async function buildRequest(sales?: number) {
  const earner = await buildEarner(sales);
  await earner.browser.call(requestPayout);
  const [requested] = await payouts();
  const step = (...given: Parameters<typeof stepPayout> extends [unknown, unknown, infer S] ? [S] : never) =>
    stepPayout(test.deps, requested?.id ?? '', ...given);
  return { ...earner, payoutId: requested?.id ?? '', step };
}

const sent = { to: 'submitted' } as const;
const atFifth = () => test.clock.set('2026-12-05T09:00:00Z');

describe('a payout', () => {
  it('is asked for, confirmed by mail, approved, sent on the 5th and paid', async () => {
    const { affiliateId, user, browser, step } = await buildRequest();
    expect(await payouts()).toMatchObject([{ affiliateId, month: '2026-11', status: 'requested', amountCents: 3220 }]);
    expect((await browser.call(getAffiliateStats)).stats).toMatchObject({
      totalEarningsCents: 3220,
      availableCents: 0,
      lastPayout: { status: 'requested', amountCents: 3220, executedOn: '2026-12-04T23:00:00.000Z' },
    });
    await test.drain();
    const requestMails = test.mails.filter(({ subject }) => subject === 'Ta demande de versement est enregistrée');
    expect(requestMails).toMatchObject([{ to: user.email }]);
    expect(requestMails[0]?.text).toContain('32,20\u202f€');
    expect(requestMails[0]?.text).toContain('5 décembre 2026');

    expect(await payable(affiliateId)).toBe(3220);
    await step({ to: 'approved' });
    expect(await payable(affiliateId)).toBe(0);
    await expect(step(sent)).rejects.toMatchObject({ code: 'conflict', details: { reason: 'before_execution_day' } });
    atFifth();
    await step(sent);
    await step({ to: 'paid' });
    expect(await payouts()).toMatchObject([
      { status: 'paid', method: 'sepa', amountCents: 3220, submittedAt: test.clock.now(), closedAt: test.clock.now() },
    ]);
    expect((await money.entries(affiliateId)).at(-1)).toEqual([`payout:${affiliateId}:2026-11`, -3220]);
    const actions = await test.deps.db.select().from(adminAction).where(eq(adminAction.subjectId, user.id));
    expect(actions.map(({ details }) => (details as { status: string }).status)).toEqual([
      'approved',
      'submitted',
      'paid',
    ]);
  });

  it('is refused below the minimum, and the message says the balance', async () => {
    const { browser } = await buildEarner(3);
    const { status, body } = await browser.refused(requestPayout);
    expect([status, body.message, body.reason]).toEqual([409, 'Minimum de 30€ requis. Tu as 24,15€', 'below_minimum']);
    expect(await payouts()).toEqual([]);
  });

  it('contains no commission younger than fourteen days', async () => {
    test.clock.set('2026-11-15T07:59:59Z');
    const { browser } = await buildEarner();
    expect((await browser.refused(requestPayout)).body.message).toBe('Minimum de 30€ requis. Tu as 0€');
    test.clock.set('2026-11-15T08:00:00Z');
    await browser.call(requestPayout);
  });

  it('is approved for the amount available then, not for the requested one', async () => {
    const { affiliateId, invoices, step } = await buildRequest(5);
    await money.pay(await money.buyThrough(affiliateId), 2490, { paidAt: new Date('2026-11-10T08:00:00Z') });
    const [first] = invoices;
    if (first) await money.refund(first, 2490);
    expect(await step({ to: 'approved' })).toMatchObject({ amountCents: 4 * 805 });
  });

  it('is not approved if refunds have left less than the minimum', async () => {
    const { affiliateId, invoices, step } = await buildRequest();
    const [first] = invoices;
    if (first) await money.refund(first, 2490);
    await expect(step({ to: 'approved' })).rejects.toMatchObject({ details: { reason: 'below_minimum' } });
    expect(await payouts()).toMatchObject([{ status: 'requested', amountCents: 3220 }]);
    expect(await payable(affiliateId)).toBe(3 * 805);
  });

  it('that the operator canceled is asked for again in the same month, approved and paid once', async () => {
    const { affiliateId, browser, step } = await buildRequest();
    await step({ to: 'approved' });
    await step({ to: 'canceled' });
    test.clock.set('2026-11-21T09:00:00Z');
    await browser.call(requestPayout);
    expect(await payouts()).toMatchObject([
      {
        month: '2026-11',
        status: 'requested',
        amountCents: 3220,
        requestedAt: test.clock.now(),
        approvedAt: null,
        closedAt: null,
      },
    ]);
    await step({ to: 'approved' });
    atFifth();
    await step(sent);
    await step({ to: 'paid' });
    expect(await payable(affiliateId)).toBe(0);
    expect((await money.entries(affiliateId)).slice(-3)).toEqual([
      [`payout:${affiliateId}:2026-11`, -3220],
      [`payout_reversal:${affiliateId}:2026-11`, 3220],
      [`payout:${affiliateId}:2026-11:2`, -3220],
    ]);
  });

  it.each(['failed', 'canceled'] as const)('that %s after it was sent is credited to the balance, once', async (to) => {
    const { affiliateId, step } = await buildRequest();
    await step({ to: 'approved' });
    atFifth();
    await step(sent);
    await Promise.all([step({ to }), step({ to }), step({ to })]);
    expect((await money.entries(affiliateId)).slice(-2)).toEqual([
      [`payout:${affiliateId}:2026-11`, -3220],
      [`payout_reversal:${affiliateId}:2026-11`, 3220],
    ]);
    expect(await payable(affiliateId)).toBe(3220);
    await expect(step({ to: 'paid' })).rejects.toMatchObject({ code: 'conflict', details: { reason: to } });
  });

  it('cannot skip a step', async () => {
    const { step } = await buildRequest();
    atFifth();
    for (const to of ['paid', 'failed'] as const)
      await expect(step({ to })).rejects.toMatchObject({ code: 'conflict' });
    await expect(step(sent)).rejects.toMatchObject({ code: 'conflict', details: { reason: 'requested' } });
    await expect(stepPayout(test.deps, crypto.randomUUID(), sent)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('is debited once by five approvals at the same moment', async () => {
    const { affiliateId, step } = await buildRequest();
    await Promise.all(Array.from({ length: 5 }, () => step({ to: 'approved' })));
    expect((await money.entries(affiliateId)).filter(([key]) => key.startsWith('payout'))).toHaveLength(1);
  });

  it('of a later month leaves out what an older request contains', async () => {
    const { browser, affiliateId, step } = await buildRequest();
    test.clock.set('2026-12-09T09:00:00Z');
    expect((await browser.refused(requestPayout)).body.message).toBe('Minimum de 30€ requis. Tu as 0€');
    for (let sale = 0; sale < 4; sale++) {
      const customerId = await money.buyThrough(affiliateId);
      await money.pay(customerId, 2490, { paidAt: new Date('2026-11-20T08:00:00Z') });
    }
    await browser.call(requestPayout);
    const [, later] = await payouts();
    await stepPayout(test.deps, later?.id ?? '', { to: 'approved' });
    await expect(step({ to: 'approved' })).rejects.toMatchObject({ details: { reason: 'below_minimum' } });
    expect(await payable(affiliateId)).toBe(0);
  });
});

describe('case 21: refund after payout', () => {
  it('case 21: refund after payout, negative balance carried', async () => {
    const { affiliateId, browser, invoices, step } = await buildRequest();
    await step({ to: 'approved' });
    atFifth();
    await step(sent);
    await step({ to: 'paid' });
    const [first, second] = invoices;
    if (!first || !second) throw new Error('nothing was sold');
    await money.refund(first, 2490);
    await money.refund(second, 1245);
    expect(await payable(affiliateId)).toBe(-(805 + 403));
    expect((await browser.call(getAffiliateStats)).stats).toMatchObject({
      totalEarningsCents: 3220 - 1208,
      availableCents: -1208,
    });
    expect((await browser.refused(requestPayout)).body.message).toBe('Minimum de 30€ requis. Tu as -12,08€');

    for (let sale = 0; sale < 5; sale++) await money.pay(await money.buyThrough(affiliateId), 2490);
    test.clock.set('2026-12-20T09:00:00Z');
    expect((await browser.refused(requestPayout)).body.message).toBe('Minimum de 30€ requis. Tu as 28,17€');
    await money.pay(await money.buyThrough(affiliateId), 2490);
    test.clock.set('2027-01-03T09:00:00Z');
    await browser.call(requestPayout);
    const [, january] = await payouts();
    expect(january).toMatchObject({ month: '2027-01', amountCents: 6 * 805 - 1208 });
  });
});

describe('case 25: payouts', () => {
  it('case 25: two payout requests at once: one payout, one mail', async () => {
    const { browser } = await buildEarner();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => browser.send({ method: 'POST', url: requestPayout.path })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      reason: 'already_requested',
      message: 'Tu as déjà demandé ton versement de ce mois-ci : il part le 5 décembre 2026.',
    });
    expect(await payouts()).toHaveLength(1);
    await test.drain();
    expect(test.mails.filter(({ subject }) => subject.startsWith('Ta demande'))).toHaveLength(1);
  });

  it('case 25: affiliate rejected mid-payout: an approved payout is canceled and its money stays in the ledger', async () => {
    const { affiliateId, browser, step } = await buildRequest();
    await step({ to: 'approved' });
    await changeAffiliateStatus(test.deps, affiliateId, 'rejected');
    expect(await payouts()).toMatchObject([{ status: 'canceled' }]);
    expect(await payable(affiliateId)).toBe(3220);
    atFifth();
    await expect(step(sent)).rejects.toMatchObject({ code: 'conflict', details: { reason: 'canceled' } });
    expect(await browser.refused(requestPayout)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  });

  it('case 25: affiliate rejected mid-payout: a request cannot be approved, a sent payout can still be paid', async () => {
    const early = await buildRequest();
    await changeAffiliateStatus(test.deps, early.affiliateId, 'rejected');
    await expect(early.step({ to: 'approved' })).rejects.toMatchObject({ code: 'conflict' });
    expect(await test.deps.db.$count(ledgerEntry, eq(ledgerEntry.type, 'payout'))).toBe(0);

    const late = await buildEarner();
    await late.browser.call(requestPayout);
    const [open] = await test.deps.db.select().from(payout).where(eq(payout.affiliateId, late.affiliateId));
    const id = open?.id ?? '';
    await stepPayout(test.deps, id, { to: 'approved' });
    atFifth();
    await stepPayout(test.deps, id, sent);
    await changeAffiliateStatus(test.deps, late.affiliateId, 'rejected');
    await stepPayout(test.deps, id, { to: 'paid' });
    expect(await payable(late.affiliateId)).toBe(0);
  });

  it('case 25: affiliate suspended mid-payout: what was earned is paid', async () => {
    const { affiliateId, step } = await buildRequest();
    await changeAffiliateStatus(test.deps, affiliateId, 'suspended');
    await step({ to: 'approved' });
    atFifth();
    await step(sent);
    expect(await step({ to: 'paid' })).toMatchObject({ status: 'paid', amountCents: 3220 });
  });

  it('case 25: month end in another time zone: Paris decides', async () => {
    const { affiliateId, browser } = await buildEarner();
    const customerId = await money.buyThrough(affiliateId);
    // Available at 23:59:59 on 30 November and at midnight on 1 December, in Paris.
    await money.pay(customerId, 2490, { paidAt: new Date('2026-11-16T22:59:59Z') });
    await money.pay(customerId, 2490, { paidAt: new Date('2026-11-16T23:00:00Z') });
    test.clock.set('2026-11-30T22:30:00Z');
    await browser.call(requestPayout);
    test.clock.set('2026-12-03T09:00:00Z');
    const [november] = await payouts();
    expect(november).toMatchObject({ month: '2026-11', amountCents: 4 * 805 });
    await stepPayout(test.deps, november?.id ?? '', { to: 'approved' });
    expect((await payouts())[0]).toMatchObject({ amountCents: 5 * 805 });
    expect(await payable(affiliateId)).toBe(805);
    test.clock.set('2026-12-04T22:59:59Z');
    await expect(stepPayout(test.deps, november?.id ?? '', sent)).rejects.toMatchObject({ code: 'conflict' });
    test.clock.set('2026-12-04T23:00:00Z');
    await stepPayout(test.deps, november?.id ?? '', sent);
  });

  it('case 25: month end in another time zone: a request half an hour into December is December’s', async () => {
    const { browser } = await buildEarner();
    test.clock.set('2026-11-30T23:30:00Z');
    await browser.call(requestPayout);
    expect(await payouts()).toMatchObject([{ month: '2026-12' }]);
  });

  it('case 25: slug renamed: the old link keeps earning, and nobody else can take it', async () => {
    const partner = await buildAffiliate(test, { slug: 'lea-paris' });
    const other = await buildAffiliate(test, { slug: 'hugo' });
    await renameAffiliate(test.deps, partner.affiliateId, 'lea-lyon');
    for (const slug of ['lea-paris', 'lea-lyon'])
      expect(await test.browser().call(trackClick, { body: { slug } })).toMatchObject({ counted: true });
    expect((await partner.browser.call(getAffiliateStats)).stats.totalClicks).toBe(2);
    for (const slug of ['lea-paris', 'lea-lyon', 'admin'])
      await expect(renameAffiliate(test.deps, other.affiliateId, slug)).rejects.toMatchObject({ code: 'conflict' });
    await renameAffiliate(test.deps, partner.affiliateId, 'lea-paris');
    for (const slug of ['lea-paris', 'lea-lyon'])
      expect(await test.browser().call(trackClick, { body: { slug } })).toMatchObject({ counted: true });
  });
});
