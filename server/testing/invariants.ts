import { readFileSync } from 'node:fs';
import { priceList } from '#contract/price-list.ts';
import { openStripe } from '../adapters/payments/stripe-client.ts';
import type { OpenDatabase } from '../db/open.ts';

/** The tables that the rules start from: while these are empty and nothing was charged, no rule can be broken. */
const drivingTables = [
  'customer',
  'subscription',
  'invoice',
  'checkout_intent',
  'cancellation_request',
  'withdrawal',
  'ledger_entry',
  'payout',
];
const isThereMoney = `select ${drivingTables.map((name) => `exists (select from ${name})`).join(' or ')} as found`;
const query = readFileSync(new URL('../features/billing/invariants.sql', import.meta.url), 'utf8');

interface Circumstances {
  now: Date;
  /** Null: no provider, so nothing was charged. */
  providerUrl: string | null;
  /** Whether a Sync ran just before; some rules hold only then. */
  isSynced?: boolean;
}

/** The rows that break a rule of features/billing/invariants.sql, as «rule: row»; empty if the money adds up. */
export async function brokenInvariants(
  { executeSql }: OpenDatabase,
  { now, providerUrl, isSynced = false }: Circumstances,
): Promise<string[]> {
  const charges = providerUrl ? await chargesAt(providerUrl) : [];
  // Planning the rules takes far longer than this, and most API tests are not about money.
  if (charges.length === 0 && !(await executeSql(isThereMoney)).rows[0]?.found) return [];
  const { rows } = await executeSql(query, [
    now.toISOString(),
    JSON.stringify(Object.values(priceList)),
    JSON.stringify(charges),
    isSynced,
  ]);
  return rows.map(({ rule, row }) => `${rule}: ${row}`);
}

/** Every successful charge at the provider. */
async function chargesAt(apiBase: string) {
  await fetch(`${apiBase}/_sandbox/faults`, { method: 'DELETE' });
  const stripe = openStripe({ secretKey: 'sk_test_invariants', apiBase });
  const charges = [];
  for await (const charge of stripe.charges.list({ limit: 100, expand: ['data.balance_transaction'] })) {
    const movement = charge.balance_transaction;
    if (charge.status !== 'succeeded') continue;
    const feeCents = movement && typeof movement === 'object' ? movement.fee : null;
    charges.push({ id: charge.id, amountCents: charge.amount, refundedCents: charge.amount_refunded, feeCents });
  }
  return charges;
}
