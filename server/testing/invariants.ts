import { readFileSync } from 'node:fs';
import { priceList } from '#contract/price-list.ts';
import { openStripe } from '../adapters/payments/stripe-client.ts';
import type { OpenDatabase } from '../db/open.ts';

const query = readFileSync(new URL('../features/billing/invariants.sql', import.meta.url), 'utf8');

/** What breaks a rule of features/billing/invariants.sql; nothing ever should. */
export async function brokenInvariants(
  { executeSql }: OpenDatabase,
  { now, providerUrl }: { now: Date; providerUrl: string },
): Promise<string[]> {
  const parameters = [now.toISOString(), Object.values(priceList), await chargesAt(providerUrl)];
  const { rows } = await executeSql(
    query,
    parameters.map((one) => (typeof one === 'string' ? one : JSON.stringify(one))),
  );
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
    charges.push({ id: charge.id, amountCents: charge.amount, feeCents });
  }
  return charges;
}
