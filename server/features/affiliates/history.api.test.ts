import { describe, expect, it } from 'vitest';
import { getAffiliateHistory, getStatement, savePaymentDetails } from '#contract/affiliate-payments.ts';
import { getAffiliateStats, requestPayout, trackClick } from '#contract/affiliates.ts';
import { payout } from '../../db/schema.ts';
import { buildAffiliate, buildUser, goodPassword } from '../../testing/build-user.ts';
import { makeApp } from '../../testing/make-app.ts';
import { moneyOf } from '../../testing/referred-money.ts';
import { stepPayout } from './payouts/payout-steps.ts';

const test = makeApp();
const money = moneyOf(test);

describe('the last ninety days', () => {
  it('hold every day of Paris once, and count each event on its own day', async () => {
    const own = await buildAffiliate(test);
    const other = await buildAffiliate(test);
    // Half past midnight on 15 November in Paris.
    test.clock.set('2026-11-14T23:30:00Z');
    await test.browser().call(trackClick, { body: { slug: own.slug } });
    await test.browser().call(trackClick, { body: { slug: other.slug } });
    const customerId = await money.buyThrough(own.affiliateId);
    const kept = await money.pay(customerId, 2490);
    await money.pay(customerId, 790, { paidAt: new Date('2026-10-24T22:30:00Z') });
    test.clock.set('2026-11-15T09:00:00Z');
    await money.refund(kept, 1245);

    const { days } = await own.browser.call(getAffiliateHistory);
    expect(days).toHaveLength(90);
    expect([days[0]?.date, days.at(-1)?.date]).toEqual(['2026-08-18', '2026-11-15']);
    expect(new Set(days.map(({ date }) => date)).size).toBe(90);
    expect(days.filter(({ clicks, conversions, earningsCents }) => clicks + conversions + earningsCents !== 0)).toEqual(
      [
        // Half past midnight on the day of 25 hours.
        { date: '2026-10-25', clicks: 0, conversions: 0, earningsCents: 248 },
        { date: '2026-11-15', clicks: 1, conversions: 1, earningsCents: 805 - 403 },
      ],
    );
    const { stats } = await own.browser.call(getAffiliateStats);
    expect(days.reduce((sum, { earningsCents }) => sum + earningsCents, 0)).toBe(stats.totalEarningsCents);
    expect(stats.totalEarnings).toBe(stats.totalEarningsCents / 100);
  });

  it('are refused to a member who is no affiliate', async () => {
    const { browser } = await buildUser(test);
    expect((await browser.refused(getAffiliateHistory)).status).toBe(403);
    expect((await browser.refused(getStatement, { params: { month: '2026-11' } })).status).toBe(403);
  });
});

describe('a statement', () => {
  it('lists the entries of its month, and ends with the balance of the ledger', async () => {
    const { browser, affiliateId } = await buildAffiliate(test);
    await browser.call(savePaymentDetails, {
      body: { method: 'paypal', email: 'lea@exemple.fr', password: goodPassword },
    });
    test.clock.set('2026-10-20T09:00:00Z');
    const customerId = await money.buyThrough(affiliateId);
    await money.pay(customerId, 2490);
    test.clock.set('2026-11-15T09:00:00Z');
    for (let sale = 0; sale < 4; sale++)
      await money.pay(customerId, 2490, { paidAt: new Date('2026-11-01T08:00:00Z') });
    await browser.call(requestPayout);
    const [requested] = await test.deps.db.select().from(payout);
    await stepPayout(test.deps, requested?.id ?? '', { to: 'approved' });
    const { fileName, content } = await browser.call(getStatement, { params: { month: '2026-11' } });
    expect(fileName).toBe('declic-affiliation-2026-11.csv');
    expect(content.split('\r\n')).toEqual([
      '\uFEFFDate;Opération;Montant (€);Disponible le;Solde (€)',
      ';Solde au début du mois;;;8,05',
      ...[1, 2, 3, 4].map(
        (n) =>
          `15 novembre 2026;Commission;8,05;15 novembre 2026;${((805 * (n + 1)) / 100).toFixed(2).replace('.', ',')}`,
      ),
      '15 novembre 2026;Versement;-40,25;;0,00',
      ';Solde à la fin du mois;;;0,00',
      '',
    ]);
    const october = await browser.call(getStatement, { params: { month: '2026-10' } });
    expect(october.content).toContain('20 octobre 2026;Commission;8,05;3 novembre 2026;8,05');
  });

  it('of a month that has not begun, or that is none, is refused', async () => {
    const { browser } = await buildAffiliate(test);
    expect((await browser.refused(getStatement, { params: { month: '2026-12' } })).status).toBe(404);
    for (const month of ['2026-13', '1999-01', 'novembre'])
      expect((await browser.refused(getStatement, { params: { month } })).status).toBe(400);
  });
});
