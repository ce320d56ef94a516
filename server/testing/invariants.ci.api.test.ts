import { expect, it } from 'vitest';
import { addAddon, withdraw } from '#contract/billing.ts';
import { payout } from '../db/schema.ts';
import { buildAffiliate } from './build-user.ts';
import { emptyDatabase } from './empty-database.ts';
import { brokenInvariants } from './invariants.ts';
import { makeShop } from './make-shop.ts';
import { moneyOf } from './referred-money.ts';

// Proves that each rule of features/billing/invariants.sql catches what it is about: correct money is made, then one column is
// corrupted by SQL.

const shop = makeShop();
const money = moneyOf(shop);

async function rulesBroken(isSynced = true): Promise<string[]> {
  const circumstances = { now: shop.clock.now(), providerUrl: shop.sandboxUrl, isSynced };
  const broken = await brokenInvariants(shop.database, circumstances);
  return [...new Set(broken.map((line) => line.split(': ')[0] ?? ''))];
}

const copyOfInvoice = (columns: string) => `
  insert into invoice select (jsonb_populate_record(i, jsonb_build_object('id', 'in_again', ${columns}))).* from invoice i`;

const cancelledAtOnce = `insert into cancellation_request (subscription_id, via, status, requested_at, done_at, ends_at)
  select id, 'member', 'done', current_period_start, current_period_start, current_period_start from subscription`;

it.each([
  ['an invoice differs from its charge at the provider', 'update invoice set fee_cents = fee_cents + 1'],
  ['a charge at the provider has no invoice here', 'update invoice set charge_id = null'],
  ['a paid invoice has no date or was not paid in full', 'update invoice set paid_at = null'],
  ['refunds do not add up to the refunded amount of the invoice', 'update invoice set amount_refunded_cents = 1'],
  [
    'a period of a subscription was charged twice',
    copyOfInvoice(`'charge_id', null, 'created_at', i.created_at + interval '1 second'`),
  ],
  [
    'somebody paid twice for the same entitlement',
    `insert into subscription select (jsonb_populate_record(s, jsonb_build_object('id', 'sub_again', 'status', 'canceled',
       'created_at', s.created_at + interval '1 day'))).* from subscription s;
     ${copyOfInvoice(`'charge_id', null, 'subscription_id', 'sub_again'`)}`,
  ],
  [
    'a purchase marked as refunded was not refunded',
    `update checkout_intent set status = 'refunded' where subscription_id is not null`,
  ],
  [
    'a subscription that was marked to end runs, or was paid since and not refunded',
    `insert into billing_notice (customer_id, notice, about, at)
       select customer_id, 'superseded', id || ':2026-11-15', created_at from subscription`,
  ],
  [
    'a subscription runs though its last payment was lost to a dispute',
    `insert into dispute select 'du_1', customer_id, id, charge_id, 790, 'lost', created_at, created_at from invoice`,
  ],
  ['a subscription of a deleted account runs', 'delete from account'],
  [
    'a stored request waits though the provider answers',
    `insert into withdrawal (subscription_id, refund_cents, requested_at) select id, 790, created_at from subscription`,
  ],
  [
    'a renewal after the agreed end of a contract was not refunded',
    `update invoice set billing_reason = 'subscription_cycle'; ${cancelledAtOnce}`,
  ],
  [
    'a cancelled subscription runs in a period after its agreed end',
    `update subscription set created_at = created_at - interval '1 day'; ${cancelledAtOnce}`,
  ],
  [
    'a payment that a pause was to skip was not refunded',
    `update invoice set billing_reason = 'subscription_cycle';
     insert into pause (account_id, subscription_id, status, requested_at, paused_until)
     select id, (select id from subscription), 'done', now() - interval '100 years', now() + interval '100 years' from account`,
  ],
  ['an amount differs from the price list', 'update subscription set amount_cents = 990'],
  [
    'a running subscription has neither a paid period nor a pause',
    `update invoice set status = 'void', amount_paid_cents = 0`,
  ],
])('reports «%s»', async (rule, spoil) => {
  await shop.buy('monthly', { email: 'lea@exemple.fr' });
  expect(await rulesBroken()).toEqual([]);
  await shop.database.executeSql(spoil);
  expect(await rulesBroken()).toContain(rule);
  await emptyDatabase(shop.database);
});

it.each([
  [
    'a commission is not its rate of the net revenue',
    'update invoice set total_excluding_tax_cents = total_excluding_tax_cents - 5',
  ],
  [
    'a commission went to another affiliate than the attributed one',
    'update attribution set affiliate_id = gen_random_uuid()',
  ],
  ['reversals of a commission are not its refunded share', 'update refund set amount_cents = amount_cents + 100'],
  ['a payout and its entries do not add up', `update payout set status = 'paid'`],
])('reports «%s»', async (rule, spoil) => {
  const { affiliateId } = await buildAffiliate(shop);
  const paid = await money.pay(await money.buyThrough(affiliateId), 2490);
  await money.refund(paid, 830);
  const requestedAt = shop.clock.now();
  await shop.deps.db.insert(payout).values({ affiliateId, month: '2026-11', amountCents: 3000, requestedAt });
  expect(await rulesBroken()).toEqual([]);
  await shop.database.executeSql(spoil);
  expect(await rulesBroken()).toContain(rule);
  await emptyDatabase(shop.database);
});

it('reports «an add-on that a withdrawal from Pro ended was not refunded», named by the withdrawal or not', async () => {
  const { browser } = await shop.buy('monthly', { email: 'lea@exemple.fr' });
  await browser.call(addAddon, { params: { addonType: 'bio' } });
  await browser.call(withdraw);
  await shop.processEvents();
  expect(await rulesBroken()).toEqual([]);
  await shop.database.executeSql(`update withdrawal set addon_ids = '{}'; delete from refund where amount_cents = 500;
    update invoice set amount_refunded_cents = 0 where total_cents = 500`);
  expect(await rulesBroken()).toContain('an add-on that a withdrawal from Pro ended was not refunded');
  await emptyDatabase(shop.database);
});

it('reports «an add-on that was paid after Pro was cancelled was not refunded»', async () => {
  const { browser } = await shop.buy('monthly', { email: 'lea@exemple.fr' });
  await browser.call(addAddon, { params: { addonType: 'bio' } });
  await shop.processEvents();
  expect(await rulesBroken()).toEqual([]);
  await shop.database.executeSql(`insert into cancellation_request (subscription_id, via, status, requested_at, ends_at)
    select id, 'member', 'done', created_at - interval '1 minute', current_period_end from subscription
    where entitlement = 'pro'`);
  expect(await rulesBroken()).toContain('an add-on that was paid after Pro was cancelled was not refunded');
  await emptyDatabase(shop.database);
});

it('accepts a charge that no invoice knows until a Sync has run', async () => {
  await shop.buy('monthly', { email: 'lea@exemple.fr' });
  await shop.database.executeSql('update invoice set charge_id = null');
  expect(await rulesBroken(false)).toEqual([]);
});
