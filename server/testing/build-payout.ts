import { eq } from 'drizzle-orm';
import { type PaymentDetails, savePaymentDetails } from '#contract/affiliate-payments.ts';
import { requestPayout } from '#contract/affiliates.ts';
import { payout } from '../db/schema.ts';
import { getAdminPayout } from '../features/affiliates/payouts/admin-payouts.ts';
import { stepPayout } from '../features/affiliates/payouts/payout-steps.ts';
import { buildAffiliate, goodPassword } from './build-user.ts';
import type { TestApp } from './make-app.ts';
import type { Money } from './referred-money.ts';

type Step = Parameters<typeof stepPayout>[2]['to'];

/** An affiliate with a requested payout for November, of 8,05 € for each of their sales. */
export async function buildPayout(test: TestApp, money: Money, details: PaymentDetails | null, sales = 4) {
  const partner = await buildAffiliate(test);
  const give = (given: PaymentDetails) =>
    partner.browser.call(savePaymentDetails, { body: { ...given, password: goodPassword } });
  if (details) await give(details);
  const invoices: Awaited<ReturnType<Money['pay']>>[] = [];
  for (let sale = 0; sale < sales; sale++) {
    const customerId = await money.buyThrough(partner.affiliateId);
    invoices.push(await money.pay(customerId, 2490, { paidAt: new Date('2026-11-01T08:00:00Z') }));
  }
  await partner.browser.call(requestPayout);
  const [requested] = await test.deps.db.select().from(payout).where(eq(payout.affiliateId, partner.affiliateId));
  const payoutId = requested?.id ?? '';
  const step = (to: Step) => stepPayout(test.deps, payoutId, { to });
  const shown = () => getAdminPayout(test.deps, payoutId);
  return { ...partner, invoices, payoutId, give, step, shown };
}
