import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { checkoutIntent, customer, invoice, ledgerEntry } from '../../../db/schema.ts';
import { buildAffiliate, buildUser } from '../../../testing/build-user.ts';
import { makeApp } from '../../../testing/make-app.ts';
import { moneyOf } from '../../../testing/referred-money.ts';
import { changeAffiliateStatus } from '../affiliate-status.ts';
import { rememberCard } from '../own-purchase.ts';
import { affiliateLedger } from './ledger.ts';
import { recordAllMissingCommissions } from './missing-commissions.ts';

const test = makeApp();
const money = moneyOf(test);
const day = 24 * 60 * 60 * 1000;

describe('a paid invoice', () => {
  it.each([
    [790, 248],
    [2490, 805],
    [500, 154],
  ])('over %i cents gives one commission of %i cents, available after fourteen days', async (totalCents, cents) => {
    const { affiliateId } = await buildAffiliate(test);
    const customerId = await money.buyThrough(affiliateId);
    const paid = await money.pay(customerId, totalCents);
    await Promise.all(Array.from({ length: 5 }, () => money.pay(customerId, totalCents, paid)));
    const [entry, ...others] = await test.deps.db.select().from(ledgerEntry);
    expect(others).toEqual([]);
    expect(entry).toMatchObject({
      affiliateId,
      type: 'commission',
      amountCents: cents,
      idempotencyKey: `commission:${paid.id}`,
      availableAt: new Date(test.clock.now().getTime() + 14 * day),
      basis: { customerId, invoiceId: paid.id, totalCents, amountPaidCents: totalCents, rate: 0.4 },
    });
  });

  it('gives nothing for a customer without attribution', async () => {
    await money.pay(await money.buyThrough(null), 790);
    expect(await test.deps.db.$count(ledgerEntry)).toBe(0);
  });

  it('case 19: voided or 0 € invoice: no commission', async () => {
    const { affiliateId } = await buildAffiliate(test);
    const customerId = await money.buyThrough(affiliateId);
    await money.pay(customerId, 0, { feeCents: 0 });
    await money.pay(customerId, 790, { status: 'void', amountPaidCents: 0, paidAt: null, feeCents: null });
    await money.pay(customerId, 790, { status: 'open', amountPaidCents: 0, paidAt: null, feeCents: null });
    expect(await recordAllMissingCommissions(test.deps)).toBe(0);
    expect(await money.entries(affiliateId)).toEqual([]);
  });

  it('case 23: fee missing at invoice.paid: the commission waits for it', async () => {
    const { affiliateId } = await buildAffiliate(test);
    const customerId = await money.buyThrough(affiliateId);
    const paid = await money.pay(customerId, 2490, { feeCents: null });
    expect(await money.entries(affiliateId)).toEqual([]);
    test.clock.advance(3 * day);
    await money.pay(customerId, 2490, { ...paid, feeCents: 62 });
    const [entry] = await test.deps.db.select().from(ledgerEntry);
    expect(entry).toMatchObject({
      amountCents: 805,
      availableAt: new Date('2026-11-29T09:00:00Z'),
      createdAt: test.clock.now(),
    });
  });

  it('case 23: fee missing at invoice.paid: what was refunded before it came is not earned', async () => {
    const { affiliateId } = await buildAffiliate(test);
    const customerId = await money.buyThrough(affiliateId);
    const paid = await money.pay(customerId, 2490, { feeCents: null });
    const refundId = await money.refund(paid, 1245);
    const disputeId = await money.dispute(paid, 1245, 'under_review');
    expect(await money.entries(affiliateId)).toEqual([]);
    await money.pay(customerId, 2490, { ...paid, feeCents: 62 });
    await money.refund(paid, 1245, 'succeeded', refundId);
    expect(await money.entries(affiliateId)).toEqual([
      [`commission:${paid.id}`, 805],
      [`refund:${refundId}`, -403],
      [`dispute:${disputeId}`, -402],
    ]);
  });

  it('gives nothing while the affiliate is suspended; payments made before still count, even if reported late', async () => {
    const { affiliateId } = await buildAffiliate(test);
    const customerId = await money.buyThrough(affiliateId);
    const early = await money.pay(customerId, 790, { feeCents: null });
    test.clock.advance(day);
    await changeAffiliateStatus(test.deps, affiliateId, 'suspended');
    const during = await money.pay(customerId, 790);
    await money.pay(customerId, 790, { ...early, feeCents: 37 });
    test.clock.advance(day);
    await changeAffiliateStatus(test.deps, affiliateId, 'active');
    const after = await money.pay(customerId, 790);
    await money.pay(customerId, 790, during);
    expect(await recordAllMissingCommissions(test.deps)).toBe(0);
    expect(await money.entries(affiliateId)).toEqual([
      [`commission:${early.id}`, 248],
      [`commission:${after.id}`, 248],
    ]);
  });

  it('gives nothing once the affiliate’s account is deleted, and the ledger keeps its entries', async () => {
    const { affiliateId, user } = await buildAffiliate(test);
    const customerId = await money.buyThrough(affiliateId);
    const paid = await money.pay(customerId, 790);
    await test.deps.db.execute(sql`delete from account where id = ${user.id}`);
    await money.pay(customerId, 790);
    await money.refund(paid, 790, 'succeeded', 're_gone');
    expect(await money.entries(affiliateId)).toEqual([
      [`commission:${paid.id}`, 248],
      ['refund:re_gone', -248],
    ]);
  });
});

describe('an attribution', () => {
  it('after the payment earns once the payment is reported again or found missing', async () => {
    const { affiliateId } = await buildAffiliate(test);
    const customerId = await money.buyThrough(null);
    const paid = await money.pay(customerId, 790);
    const renewed = await money.pay(customerId, 790);
    await tellAttribution(customerId, affiliateId);
    await money.pay(customerId, 790, paid);
    expect(await money.entries(affiliateId)).toEqual([[`commission:${paid.id}`, 248]]);
    expect(await recordAllMissingCommissions(test.deps)).toBe(1);
    expect(await recordAllMissingCommissions(test.deps)).toBe(0);
    expect((await money.entries(affiliateId)).at(-1)).toEqual([`commission:${renewed.id}`, 248]);
  });

  it('is never replaced by a later one', async () => {
    const first = await buildAffiliate(test);
    const second = await buildAffiliate(test);
    const customerId = await money.buyThrough(first.affiliateId);
    await tellAttribution(customerId, second.affiliateId);
    await money.pay(customerId, 790);
    expect(await money.entries(second.affiliateId)).toEqual([]);
    expect(await money.entries(first.affiliateId)).toHaveLength(1);
  });

  it('gives no commission for a refunded second purchase', async () => {
    const { affiliateId } = await buildAffiliate(test);
    const customerId = await money.buyThrough(null);
    const at = test.clock.now();
    await test.deps.db.insert(checkoutIntent).values({
      plan: 'monthly',
      nonceHash: new Uint8Array(32),
      termsAcceptedAt: at,
      adultConfirmedAt: at,
      createdAt: at,
      customerId,
      subscriptionId: 'sub_second',
      status: 'refunded',
    });
    const facts = { paidAt: at, createdAt: at, syncedAt: at, currency: 'eur', customerId, status: 'paid' } as const;
    const amounts = { totalCents: 790, totalExcludingTaxCents: 658, amountPaidCents: 790, amountRefundedCents: 0 };
    await test.deps.db
      .insert(invoice)
      .values({ id: 'in_second', subscriptionId: 'sub_second', feeCents: 37, ...amounts, ...facts });
    const first = await money.pay(customerId, 790, { subscriptionId: 'sub_first' });
    await tellAttribution(customerId, affiliateId);
    expect(await recordAllMissingCommissions(test.deps)).toBe(1);
    expect(await money.entries(affiliateId)).toEqual([[`commission:${first.id}`, 248]]);
  });

  async function tellAttribution(customerId: string, affiliateId: string) {
    await test.deps.db.transaction((tx) =>
      affiliateLedger(test.deps).recordAttribution(tx, {
        customerId,
        affiliateId,
        checkoutIntentId: crypto.randomUUID(),
        clickedAt: test.clock.now(),
        buyer: { accountId: null, email: null, cardFingerprint: null },
      }),
    );
  }
});

describe('case 24: own purchase', () => {
  it.each([
    ['account', (user: { id: string; email: string }) => ({ accountId: user.id })],
    ['e-mail', (user: { id: string; email: string }) => ({ email: user.email.toUpperCase() })],
    ['mailbox', (user: { id: string; email: string }) => ({ email: user.email.replace('@', '+declic@') })],
  ])('with the same %s: no commission', async (_what, buyer) => {
    const { affiliateId, user } = await buildAffiliate(test);
    await money.pay(await money.buyThrough(affiliateId, buyer(user)), 790);
    expect(await money.entries(affiliateId)).toEqual([]);
  });

  it('with the same card: no commission, whichever of the two purchases came first', async () => {
    const { affiliateId, user } = await buildAffiliate(test);
    const friend = await money.buyThrough(affiliateId, { cardFingerprint: 'card-of-a-friend' });
    const sameCard = await money.buyThrough(affiliateId, { cardFingerprint: 'card-of-the-affiliate' });
    const first = await money.pay(sameCard, 790);
    const own = await money.buyThrough(null, { accountId: user.id });
    await rememberCard(test.deps, test.deps.db, { customerId: own, cardFingerprint: 'card-of-the-affiliate' });
    await money.pay(sameCard, 790);
    await money.pay(sameCard, 790, first);
    const late = await money.buyThrough(affiliateId, { cardFingerprint: 'card-of-the-affiliate' });
    await money.pay(late, 790);
    const earned = await money.pay(friend, 790);
    expect(await money.entries(affiliateId)).toEqual([
      [`commission:${first.id}`, 248],
      [`own_purchase:${first.id}`, -248],
      [`commission:${earned.id}`, 248],
    ]);
    const { rows } = await test.database.executeSql('select card_hash from customer_card');
    expect(JSON.stringify(rows)).not.toContain('card-of');
  });

  it('attached to the affiliate’s account after payment: the commission is reversed', async () => {
    const { affiliateId, user } = await buildAffiliate(test);
    const other = await buildUser(test);
    const customerId = await money.buyThrough(affiliateId, { email: other.user.email });
    const paid = await money.pay(customerId, 790);
    await test.deps.db.update(customer).set({ accountId: user.id, email: null }).where(eq(customer.id, customerId));
    await money.pay(customerId, 790, paid);
    await money.pay(customerId, 790, paid);
    expect((await money.entries(affiliateId)).map(([, cents]) => cents)).toEqual([248, -248]);
  });
});

it('the ledger refuses updates and deletions', async () => {
  const { affiliateId } = await buildAffiliate(test);
  await money.pay(await money.buyThrough(affiliateId), 790);
  for (const change of [sql`update ledger_entry set amount_cents = 1`, sql`delete from ledger_entry`])
    await expect(test.deps.db.execute(change)).rejects.toMatchObject({
      cause: { message: 'rows of ledger_entry are only added' },
    });
});
