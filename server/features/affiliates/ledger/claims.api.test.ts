import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildAffiliate } from '../../../testing/build-user.ts';
import { makeApp } from '../../../testing/make-app.ts';
import { moneyOf } from '../../../testing/referred-money.ts';
import { balanceOf } from './balances.ts';

const test = makeApp();
const money = moneyOf(test);
const day = 24 * 60 * 60 * 1000;

async function earn(totalCents: number) {
  const { affiliateId } = await buildAffiliate(test);
  const paid = await money.pay(await money.buyThrough(affiliateId), totalCents);
  const amounts = async () => (await money.entries(affiliateId)).slice(1).map(([, cents]) => cents);
  return { affiliateId, paid, amounts };
}

describe('case 20: refunds to the exact cent', () => {
  it('case 20: partial refunds add up to the whole', async () => {
    const { affiliateId, paid } = await earn(2490);
    await money.refund(paid, 830, 'succeeded', 're_a');
    await money.refund(paid, 830, 'pending', 're_b');
    expect(await money.entries(affiliateId)).toEqual([
      [`commission:${paid.id}`, 805],
      ['refund:re_a', -268],
      ['refund:re_b', -269],
    ]);
    await money.refund(paid, 830, 'succeeded', 're_c');
    expect((await balanceOf(test.deps.db, affiliateId, test.clock.now())).earnedCents).toBe(0);
  });

  it('case 20: full refund, reported five times at once, reverses the commission once', async () => {
    const { paid, amounts } = await earn(790);
    await Promise.all(Array.from({ length: 5 }, () => money.refund(paid, 790, 'succeeded', 're_full')));
    expect(await amounts()).toEqual([-248]);
  });

  it('case 20: failed refund reinstates the commission, once', async () => {
    const { affiliateId, paid } = await earn(790);
    await money.refund(paid, 790, 'pending', 're_bad');
    await money.refund(paid, 790, 'failed', 're_bad');
    await money.refund(paid, 790, 'failed', 're_bad');
    expect(await money.entries(affiliateId)).toEqual([
      [`commission:${paid.id}`, 248],
      ['refund:re_bad', -248],
      ['refund:re_bad:given_back', 248],
    ]);
    await money.refund(paid, 395, 'requires_action', 're_waits');
    expect((await balanceOf(test.deps.db, affiliateId, test.clock.now())).earnedCents).toBe(248);
  });

  it('a refund lowers the pending amount until the commission is available, and leaves other invoices alone', async () => {
    const { affiliateId, paid } = await earn(790);
    await money.pay(paid.customerId, 790);
    await money.refund(paid, 790);
    expect(await balanceOf(test.deps.db, affiliateId, test.clock.now())).toEqual({
      earnedCents: 248,
      availableCents: 0,
      pendingCents: 248,
    });
    const later = new Date(test.clock.now().getTime() + 14 * day);
    expect(await balanceOf(test.deps.db, affiliateId, later)).toMatchObject({ availableCents: 248, pendingCents: 0 });
  });
});

describe('case 22: disputes', () => {
  it('case 22: dispute opened, then won: reversed and reinstated', async () => {
    const { affiliateId, paid } = await earn(2490);
    for (const status of ['needs_response', 'under_review', 'won', 'won'])
      await money.dispute(paid, 2490, status, 'du_won');
    expect(await money.entries(affiliateId)).toEqual([
      [`commission:${paid.id}`, 805],
      ['dispute:du_won', -805],
      ['dispute:du_won:given_back', 805],
    ]);
  });

  it('case 22: dispute opened, then lost: reversed once', async () => {
    const { paid, amounts } = await earn(2490);
    for (const status of ['needs_response', 'lost', 'lost']) await money.dispute(paid, 2490, status, 'du_lost');
    expect(await amounts()).toEqual([-805]);
  });

  it('case 22: inquiry reverses nothing until it becomes a dispute', async () => {
    const { paid, amounts } = await earn(2490);
    await money.dispute(paid, 2490, 'warning_needs_response', 'du_ask');
    expect(await amounts()).toEqual([]);
    await money.dispute(paid, 2490, 'needs_response', 'du_ask');
    expect(await amounts()).toEqual([-805]);
  });

  it('case 22: dispute with a refund reverses the same money once', async () => {
    const { affiliateId, paid, amounts } = await earn(2490);
    await money.refund(paid, 1245, 'succeeded', 're_half');
    await money.dispute(paid, 2490, 'needs_response', 'du_all');
    expect(await amounts()).toEqual([-403, -402]);
    await money.dispute(paid, 2490, 'won', 'du_all');
    expect(await amounts()).toEqual([-403, -402, 402]);
    expect((await balanceOf(test.deps.db, affiliateId, test.clock.now())).earnedCents).toBe(402);
  });
});

it('reports in any order, repeated or late, lead to the same balance', async () => {
  const news = ['paid', 'refund', 'refund again', 'failed refund', 'dispute', 'won dispute'] as const;
  const order = fc.shuffledSubarray([...news, ...news], { minLength: news.length });
  await fc.assert(
    fc.asyncProperty(order, async (heard) => {
      const { affiliateId } = await buildAffiliate(test);
      const customerId = await money.buyThrough(affiliateId);
      const key = customerId;
      const paid = await money.pay(customerId, 2490, { feeCents: null });
      const tell = async (what: (typeof news)[number]) => {
        if (what === 'paid') await money.pay(customerId, 2490, { ...paid, feeCents: 62 });
        else if (what === 'refund') await money.refund(paid, 700, 'succeeded', `re_1_${key}`);
        else if (what === 'refund again') await money.refund(paid, 333, 'pending', `re_2_${key}`);
        else if (what === 'failed refund') await money.refund(paid, 900, 'failed', `re_3_${key}`);
        else await money.dispute(paid, 1500, what === 'dispute' ? 'needs_response' : 'won', `du_1_${key}`);
      };
      for (const what of [...heard, ...news]) await tell(what);
      const { earnedCents } = await balanceOf(test.deps.db, affiliateId, test.clock.now());
      expect(earnedCents).toBe(805 - Math.round((805 * 1033) / 2490));
    }),
    { numRuns: 15 },
  );
});

it('reports that arrive at the same moment are added up as if they came one after the other', async () => {
  const { affiliateId } = await buildAffiliate(test);
  for (let round = 0; round < 5; round++) {
    const customerId = await money.buyThrough(affiliateId);
    const paid = await money.pay(customerId, 2490, { feeCents: null });
    await Promise.all([
      money.pay(customerId, 2490, { ...paid, feeCents: 62 }),
      money.refund(paid, 830, 'succeeded', `re_a_${paid.id}`),
      money.refund(paid, 830, 'succeeded', `re_b_${paid.id}`),
      money.dispute(paid, 830, 'needs_response', `du_${paid.id}`),
    ]);
  }
  expect((await balanceOf(test.deps.db, affiliateId, test.clock.now())).earnedCents).toBe(0);
  expect(await money.entries(affiliateId)).toHaveLength(20);
});
