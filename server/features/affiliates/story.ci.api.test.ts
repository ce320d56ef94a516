import { expect, it } from 'vitest';
import { listUsers } from '#contract/admin.ts';
import {
  decideAffiliate,
  listAffiliates,
  listPayouts,
  payoutFile,
  recalculate,
  stepPayout,
} from '#contract/admin-affiliates.ts';
import { getDailyStats, getDashboard } from '#contract/admin-figures.ts';
import { signupAffiliate } from '#contract/affiliate-accounts.ts';
import { getAffiliateHistory, getStatement, savePaymentDetails } from '#contract/affiliate-payments.ts';
import {
  getAffiliateStats,
  listCommissions,
  rememberReferral,
  requestPayout,
  trackClick,
} from '#contract/affiliates.ts';
import { addAddon, autoLogin, completeProfile, createCheckoutSession, withdraw } from '#contract/billing.ts';
import { openStripe } from '../../adapters/payments/stripe-client.ts';
import { jobHandlers } from '../../jobs/handlers.ts';
import type { Browser } from '../../testing/browser.ts';
import { goodPassword } from '../../testing/build-user.ts';
import { testAdminPassword } from '../../testing/make-app.ts';
import { cards, makeShop, sessionOf } from '../../testing/make-shop.ts';
import { recountAffiliate } from '../../testing/recounted-affiliate.ts';
import { recountOf } from '../../testing/recounted-figures.ts';

// The affiliate programme over two months, from the first click to the money. With 20 % VAT and the local provider's fee a year
// (24,90 €) is worth 8,05 € to the affiliate, a month (7,90 €) 2,48 €, an add-on (5 €) 1,54 €. After each chapter every figure
// that the affiliate and the operator are given is compared with a count over the raw rows.

const shop = makeShop({
  startsAt: '2027-01-04T09:00:00Z',
  environment: { PAYOUT_IBAN: 'FR7630006000011234567890189', OPERATOR_NAME: 'Déclic SAS' },
});
const slug = 'lea-story';
const email = 'lea@exemple.fr';
const headers = { authorization: `Bearer ${testAdminPassword}` };
const operator = () => shop.browser();
const stripe = () => openStripe({ secretKey: 'sk_test_story', apiBase: shop.sandboxUrl });
const percent = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((1000 * part) / whole) / 10);
const euros = (cents: number) => Math.round(cents) / 100;
const mailsTo = (to: string) => shop.mails.filter((mail) => mail.to.includes(to)).map(({ subject }) => subject);
let visitors = 0;

async function passUntil(date: string): Promise<void> {
  await shop.pass({ minutes: (Date.parse(date) - shop.clock.now().getTime()) / 60_000 });
}

async function click(): Promise<{ browser: Browser; referral: string }> {
  const browser = shop.browser({ address: `198.19.1.${++visitors}` });
  const { referral } = await browser.call(trackClick, { body: { slug } });
  return { browser, referral: referral ?? '' };
}

/** Buys, comes back from the provider and completes the profile; answers the charge. */
async function buy(browser: Browser, planType: 'annual' | 'monthly', referral?: string): Promise<string> {
  const payer = `cliente-${++visitors}@exemple.fr`;
  const order = { planType, acceptsTerms: true, isAdult: true, ...(referral && { referral }) } as const;
  const { clientSecret } = await browser.call(createCheckoutSession, { body: order });
  const sessionId = sessionOf(clientSecret);
  await shop.steer(`checkout/${sessionId}/pay`, { card: cards.good, email: payer, authenticate: 'approve' });
  expect(await browser.call(autoLogin, { body: { sessionId } })).toMatchObject({ status: 'signed_in' });
  const profile = { firstName: 'Camille', email: payer, phoneNumber: '06 12 34 56 78', password: goodPassword };
  await browser.call(completeProfile, { body: profile });
  await shop.processEvents();
  const { data } = await stripe().charges.list({ limit: 1 });
  return data[0]?.id ?? '';
}

async function runPayouts(): Promise<void> {
  await shop.deps.db.transaction((tx) => shop.deps.jobs.enqueue(tx, 'affiliates.payout-run', {}));
  await shop.drain();
}

async function expectAffiliateIsTold(lea: Browser, earnedCents: number): Promise<void> {
  const now = shop.clock.now();
  const { payout, debitedCents, sales, days, ...sums } = await recountAffiliate(shop.database, slug, now);
  expect(sums.totalEarningsCents).toBe(earnedCents);
  const { lastPayout, ...stats } = (await lea.call(getAffiliateStats)).stats;
  expect(stats).toEqual({ ...sums, totalEarnings: euros(earnedCents) });
  expect(lastPayout && `${lastPayout.status} ${lastPayout.amountCents}`).toBe(payout);

  const { commissions } = await lea.call(listCommissions);
  expect(commissions.map(({ amountCents }) => amountCents).toSorted()).toEqual(sales.toSorted());
  const history = (await lea.call(getAffiliateHistory)).days;
  expect(history).toHaveLength(90);
  expect(history.filter((day) => day.clicks + day.conversions + day.earningsCents !== 0)).toEqual(
    days.filter((day) => day.clicks + day.conversions + day.earningsCents !== 0),
  );

  const { content } = await lea.call(getStatement, { params: { month: now.toISOString().slice(0, 7) } });
  const lines = content.trim().split('\r\n').slice(1);
  const amounts = lines.map((line) => line.split(';')).map(([, , amount = '', , balance = '']) => [amount, balance]);
  const cents = amounts.map((pair) => pair.map((amount) => Math.round(Number(amount.replace(',', '.')) * 100)));
  const [opening = [], ...entries] = cents;
  let balance = opening[1] ?? 0;
  for (const [amount = 0, after] of entries) {
    balance += amount;
    expect(after).toBe(balance);
  }
  expect(balance).toBe(earnedCents - debitedCents);
}

async function expectOperatorIsTold(earnedCents: number): Promise<void> {
  const now = shop.clock.now();
  await jobHandlers(shop.deps)['figures.count']({}, 'scheduled');
  const recount = recountOf(shop.database);
  const [today, overview, money] = [await recount.day(now), await recount.overview(now), await recount.money()];
  expect(money.earned).toBe(euros(earnedCents));

  const dashboard = await operator().call(getDashboard, { headers });
  const arpu = euros((today.mrr * 100) / overview.paying);
  expect(dashboard.overview).toEqual({
    totalUsers: today.totalUsers,
    proUsers: today.totalProUsers,
    conversionRate: percent(today.totalProUsers, today.totalUsers),
    mrr: today.mrr,
    ltv: euros(arpu * 100 * overview.months),
    avgSubscriptionDuration: overview.months,
    churnRate: percent(overview.lost, overview.lost + overview.running),
  });
  expect(dashboard.calculated).toEqual({
    annualMRR: euros(today.mrr * 1200),
    conversionTrend: percent(overview.recentPro, overview.recent),
    arpu,
  });
  const [own] = await recount.affiliates();
  if (!own) throw new Error('no affiliate');
  const { revenue, id: affiliateId, ...counts } = own;
  expect(dashboard.affiliates).toMatchObject({
    globalROI: percent(money.revenue, money.earned),
    totalRevenueGenerated: money.revenue,
    totalCommissionsPaid: money.paid,
    commissionsOwed: euros((money.earned - money.paid) * 100),
    topPerformers: [{ affiliateId, revenueGenerated: revenue, conversions: counts.conversions }],
  });

  const { affiliates, globalStats } = await operator().call(listAffiliates, { headers });
  expect(affiliates.map(({ stats }) => stats)).toMatchObject([counts]);
  expect(globalStats).toEqual({
    totalClicks: counts.clicks,
    totalRegistrations: counts.registrations,
    totalConversions: counts.conversions,
    totalEarnings: euros(earnedCents),
    averageConvRate: percent(Number(counts.conversions), Number(counts.clicks)),
  });
  const { users, totals } = await operator().call(listUsers, { headers });
  expect([users.length, totals]).toMatchObject([
    today.totalUsers,
    { users: today.totalUsers, pro: today.totalProUsers },
  ]);
  const { stats } = await operator().call(getDailyStats, { headers });
  expect(stats.at(-1)).toMatchObject(today);
}

it('from the first click to the payout, every figure is what the raw rows say', async () => {
  const expectAgreement = async (commissions: number, earnedCents: number) => {
    expect((await lea.call(listCommissions)).commissions).toHaveLength(commissions);
    await expectAffiliateIsTold(lea, earnedCents);
    await expectOperatorIsTold(earnedCents);
  };

  // An affiliate signs up and is accepted.
  const lea = shop.browser();
  await lea.call(signupAffiliate, {
    body: {
      username: 'lea-martin',
      email,
      password: goodPassword,
      firstName: 'Léa',
      lastName: 'Martin',
      slug,
      isAdult: true,
      acceptsTerms: true,
    },
  });
  const [{ id } = { id: '' }] = (await operator().call(listAffiliates, { headers })).affiliates;
  await operator().call(decideAffiliate, { params: { id, action: 'approve' }, headers });
  await shop.drain();
  expect(mailsTo(email)).toEqual(
    expect.arrayContaining(["Ta demande d'affiliation est bien arrivée", 'Ton compte affilié est actif']),
  );

  // A visitor refuses cookies and buys in the same visit; two more accept them and leave.
  const first = await click();
  const firstCharge = await buy(first.browser, 'annual', first.referral);
  expect([...first.browser.cookies.keys()]).not.toContain('affiliate_ref');
  const [second, third] = [await click(), await click()];
  for (const { browser, referral } of [second, third]) await browser.call(rememberReferral, { body: { referral } });
  await expectAgreement(1, 805);
  expect((await lea.refused(requestPayout)).body).toMatchObject({ reason: 'below_minimum' });

  // The second comes back on day 29 and buys; the third on day 31, and a cookie that was kept counts for nobody.
  await passUntil('2027-02-02T08:30:00Z');
  await buy(second.browser, 'annual');
  await passUntil('2027-02-04T10:00:00Z');
  expect([...third.browser.cookies.keys()]).toContain('affiliate_ref');
  await buy(third.browser, 'annual');

  // Five more come and buy at once: four a year, one a month with an add-on.
  const charges: string[] = [];
  for (const plan of ['annual', 'annual', 'annual', 'annual', 'monthly'] as const) {
    const { browser, referral } = await click();
    charges.push(await buy(browser, plan, referral));
    if (plan === 'monthly') await browser.call(addAddon, { params: { addonType: 'bio' } });
  }

  // One withdraws, one gets ten euros back, and a bank takes back what one paid.
  await passUntil('2027-02-06T09:00:00Z');
  await second.browser.call(withdraw);
  await stripe().refunds.create({ charge: firstCharge, amount: 1000 });
  const dispute = await shop.steer<{ id: string }>(`charges/${charges[0]}/dispute`);
  await shop.processEvents();
  // Nothing is left of the withdrawn and the disputed year; 8,05 € less their share of 10 of 24,90 € are 4,82 €.
  const inFebruary = 482 + 3 * 805 + 248 + 154;
  await expectAgreement(8, inFebruary);
  await shop.steer(`disputes/${dispute.id}/close`, { outcome: 'lost' });
  await shop.processEvents();
  await expectAgreement(8, inFebruary);
  const early = await lea.refused(requestPayout);
  expect([early.status, early.body]).toMatchObject([409, { reason: 'below_minimum' }]);

  // After the hold a payout is requested, once.
  await passUntil('2027-02-25T09:00:00Z');
  const target = { method: 'sepa', holder: 'Léa Martin', iban: 'DE89 3704 0044 0532 0130 00' } as const;
  await lea.call(savePaymentDetails, { body: { ...target, password: goodPassword } });
  expect((await lea.call(requestPayout)).message).toMatch(/32,99\s€ partira le 5 mars 2027/);
  const again = await lea.refused(requestPayout);
  expect([again.status, again.body]).toMatchObject([409, { reason: 'already_requested' }]);
  await shop.drain();
  expect(mailsTo(email)).toContain('Ta demande de versement est enregistrée');

  // The operator approves it, and it does not leave before the 5th. The month and its add-on are renewed on the 4th.
  const payout = async () => (await operator().call(listPayouts, { headers })).payouts[0];
  const payoutId = (await payout())?.id ?? '';
  await operator().call(stepPayout, { params: { id: payoutId, action: 'approve' }, headers });
  await passUntil('2027-03-04T22:30:00Z');
  await runPayouts();
  expect(await payout()).toMatchObject({ status: 'approved', amountCents: inFebruary });
  await expectAgreement(10, inFebruary + 248 + 154);

  // The run on the 5th sends it, the bank's file has its amount, and it is marked as paid.
  await passUntil('2027-03-05T05:10:00Z');
  expect((await operator().call(recalculate, { headers })).result).toEqual({
    conversions_marquees: 0,
    commissions_creees: 0,
  });
  await runPayouts();
  expect(await payout()).toMatchObject({ status: 'submitted', method: 'sepa', target: 'DE•• •••• 3000' });
  const file = await operator().call(payoutFile, { params: { month: '2027-02', method: 'sepa' }, headers });
  expect(file).toMatchObject({ fileName: 'versements-2027-02-sepa.xml', payouts: 1, totalCents: inFebruary });
  expect(file.content).toContain('<InstdAmt Ccy="EUR">32.99</InstdAmt>');
  expect(file.content.match(/<CtrlSum>[^<]*/g)).toEqual(['<CtrlSum>32.99', '<CtrlSum>32.99']);
  expect(file.content).toContain('<IBAN>DE89370400440532013000</IBAN>');
  await operator().call(stepPayout, { params: { id: payoutId, action: 'mark-paid' }, headers });
  await shop.drain();
  expect(mailsTo(email).at(-1)).toMatch(/^Ton versement de 32,99\s€ est parti/);
  await expectAgreement(10, inFebruary + 248 + 154);
});
