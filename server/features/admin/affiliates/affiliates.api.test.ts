import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { decideAffiliate, listPayouts, recalculate, renameAffiliate, stepPayout } from '#contract/admin-affiliates.ts';
import {
  adminAction,
  affiliate,
  affiliateFigures,
  attribution,
  checkoutIntent,
  ledgerEntry,
  payout,
} from '../../../db/schema.ts';
import { buildAffiliate, buildUser } from '../../../testing/build-user.ts';
import { makeApp, testAdminPassword } from '../../../testing/make-app.ts';
import { sell } from '../../../testing/sell.ts';

const test = makeApp();
const headers = { authorization: `Bearer ${testAdminPassword}` };
const operator = () => test.browser();
const statusOf = async (id: string) =>
  (await test.deps.db.select().from(affiliate).where(eq(affiliate.id, id)))[0]?.status;
const audit = async () => (await test.deps.db.select().from(adminAction)).map(({ action }) => action);

/** The checkout by which an affiliate brought a sale. */
async function recordVisit(
  affiliateId: string,
  sold: Awaited<ReturnType<typeof sell>>,
  plan: 'monthly' | 'annual',
  accountId?: string,
): Promise<void> {
  await test.deps.db.insert(checkoutIntent).values({
    plan,
    accountId,
    nonceHash: new Uint8Array(32),
    affiliateId,
    affiliateClickedAt: test.clock.now(),
    termsAcceptedAt: test.clock.now(),
    adultConfirmedAt: test.clock.now(),
    customerId: sold.customerId,
    subscriptionId: sold.id,
    status: 'complete',
    createdAt: test.clock.now(),
  });
}

describe('a decision about an affiliate', () => {
  it.each([
    ['pending', 'approve', 'active'],
    ['pending', 'reject', 'rejected'],
    ['active', 'suspend', 'suspended'],
    ['suspended', 'reactivate', 'active'],
  ] as const)('%s → %s → %s, and repeating it changes nothing', async (before, action, after) => {
    const { affiliateId, user } = await buildAffiliate(test, { status: before });
    const params = { id: affiliateId, action };
    const first = await operator().call(decideAffiliate, { params, headers });
    expect(first.message).not.toContain(user.email);
    expect(await operator().call(decideAffiliate, { params, headers })).toEqual(first);
    expect(await statusOf(affiliateId)).toBe(after);
    expect(await audit()).toEqual(['affiliate-status']);
  });

  it.each([
    ['active', 'reject'],
    ['rejected', 'approve'],
    ['suspended', 'approve'],
    ['pending', 'suspend'],
    ['rejected', 'reactivate'],
    ['pending', 'reactivate'],
  ] as const)('is refused where it does not fit: %s → %s', async (before, action) => {
    const { affiliateId } = await buildAffiliate(test, { status: before });
    const refused = await operator().refused(decideAffiliate, { params: { id: affiliateId, action }, headers });
    expect([refused.status, refused.body.reason]).toEqual([409, before]);
    expect(await statusOf(affiliateId)).toBe(before);
    expect(await audit()).toEqual([]);
  });

  it('is taken once when two operators disagree at the same moment', async () => {
    const { affiliateId } = await buildAffiliate(test, { status: 'pending' });
    const answers = await Promise.all(
      (['approve', 'reject'] as const).map((action) =>
        operator().send({ method: 'POST', url: `/api/admin/affiliate/${affiliateId}/${action}`, headers }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await audit()).toHaveLength(1);
  });

  it('is refused for an affiliate or an action that does not exist', async () => {
    const id = crypto.randomUUID();
    expect((await operator().refused(decideAffiliate, { params: { id, action: 'approve' }, headers })).status).toBe(
      404,
    );
    expect((await operator().refused(decideAffiliate, { params: { id, action: 'crown' }, headers })).status).toBe(400);
  });
});

describe('another slug for an affiliate', () => {
  it('is stored in lower case, and refused if somebody has it', async () => {
    const { affiliateId } = await buildAffiliate(test, { slug: 'lea' });
    await buildAffiliate(test, { slug: 'tom' });
    const params = { id: affiliateId };
    expect(await operator().call(renameAffiliate, { params, headers, body: { slug: ' Lea-Paris ' } })).toEqual({
      slug: 'lea-paris',
    });
    const taken = await operator().refused(renameAffiliate, { params, headers, body: { slug: 'tom' } });
    expect([taken.status, taken.body.reason]).toEqual([409, 'slug_taken']);
    const hostile = await operator().refused(renameAffiliate, { params, headers, body: { slug: '<script>' } });
    expect(hostile.status).toBe(400);
    expect(await audit()).toEqual(['affiliate-slug']);
  });

  it('goes to one of twenty affiliates who are renamed to it at the same moment', async () => {
    const renamed = [];
    for (let n = 0; n < 20; n++) renamed.push(await buildAffiliate(test));
    const statuses = await Promise.all(
      renamed.map(async ({ affiliateId: id }) => {
        const url = `/api/admin/affiliates/${id}`;
        return (await operator().send({ method: 'PATCH', url, headers, payload: { slug: 'convoite' } })).status;
      }),
    );
    expect(statuses.sort()).toEqual([200, ...Array(19).fill(409)]);
    expect(await audit()).toEqual(['affiliate-slug']);
  });
});

describe('«Recalculer Stats»', () => {
  it('marks the conversions and writes the commissions that are missing, once, and renews the figures', async () => {
    const { affiliateId } = await buildAffiliate(test);
    const { user } = await buildUser(test);
    const sold = await sell(test, 'annual', { accountId: user.id });
    await recordVisit(affiliateId, sold, 'annual', user.id);
    expect((await operator().call(recalculate, { headers })).result).toEqual({
      conversions_marquees: 1,
      commissions_creees: 1,
    });
    expect((await operator().call(recalculate, { headers })).result).toEqual({
      conversions_marquees: 0,
      commissions_creees: 0,
    });
    expect(await test.deps.db.$count(attribution)).toBe(1);
    expect(await test.deps.db.$count(ledgerEntry)).toBe(1);
    const [figures] = await test.deps.db
      .select()
      .from(affiliateFigures)
      .where(eq(affiliateFigures.affiliateId, affiliateId));
    expect(figures).toMatchObject({ conversions: 1, earnedCents: 805 });
    expect(await audit()).toEqual(['recalculate', 'recalculate']);
  });

  it('gives an affiliate nothing for their own purchase', async () => {
    const { affiliateId, user } = await buildAffiliate(test);
    const sold = await sell(test, 'monthly', { accountId: user.id });
    await recordVisit(affiliateId, sold, 'monthly');
    expect((await operator().call(recalculate, { headers })).result).toEqual({
      conversions_marquees: 0,
      commissions_creees: 0,
    });
  });
});

describe('payouts', () => {
  it('are listed with those that wait first, and approved once', async () => {
    const { affiliateId, user } = await buildAffiliate(test);
    for (let sales = 0; sales < 4; sales++) await sell(test, 'annual', { affiliateId });
    test.clock.advance(15 * 24 * 60 * 60 * 1000);
    const now = test.clock.now();
    await test.deps.db.insert(payout).values([
      {
        affiliateId,
        month: '2026-10',
        status: 'canceled',
        amountCents: 3000,
        requestedAt: new Date(now.getTime() + 1000),
      },
      { affiliateId, month: '2026-11', status: 'requested', amountCents: 3000, requestedAt: now },
    ]);
    const { payouts } = await operator().call(listPayouts, { headers });
    expect(payouts.map(({ status, email, method }) => [status, email, method])).toEqual([
      ['requested', user.email, null],
      ['canceled', user.email, null],
    ]);
    const id = payouts[0]?.id ?? '';
    const { payout: approved } = await operator().call(stepPayout, { params: { id, action: 'approve' }, headers });
    expect(approved).toMatchObject({ status: 'approved', amountCents: 3220, month: '2026-11' });
    await operator().call(stepPayout, { params: { id, action: 'approve' }, headers });
    const early = await operator().refused(stepPayout, { params: { id, action: 'mark-paid' }, headers });
    expect(early.status).toBe(409);
    expect((await audit()).filter((action) => action === 'payout')).toHaveLength(1);
    expect(await test.drain()).toBeGreaterThan(0);
    const unknown = { id: crypto.randomUUID(), action: 'cancel' as const };
    expect((await operator().refused(stepPayout, { params: unknown, headers })).status).toBe(404);
  });
});
