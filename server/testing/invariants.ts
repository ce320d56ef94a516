import { readFileSync } from 'node:fs';
import { priceList } from '#contract/price-list.ts';
import { openStripe } from '../adapters/payments/stripe-client.ts';
import type { OpenDatabase } from '../db/open.ts';

const query = readFileSync(new URL('../features/billing/invariants.sql', import.meta.url), 'utf8');

interface Circumstances {
  now: Date;
  /** Null: there is no provider, and nothing was charged. */
  providerUrl: string | null;
  /** Whether everything that the provider has to say was heard. */
  isHeard?: boolean;
}

/** What breaks a rule of features/billing/invariants.sql; nothing ever should. */
export async function brokenInvariants(
  { executeSql }: OpenDatabase,
  { now, providerUrl, isHeard = false }: Circumstances,
): Promise<string[]> {
  const charges = providerUrl ? await chargesAt(providerUrl) : [];
  const { rows } = await executeSql(query, [
    now.toISOString(),
    JSON.stringify(Object.values(priceList)),
    JSON.stringify(charges),
    isHeard,
  ]);
  return rows.map(({ rule, row }) => `${rule}: ${row}`);
}

/** What the provider took, by its own word. */
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
