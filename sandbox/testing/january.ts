import type Stripe from 'stripe';
import type { TestSandbox } from './open-test-sandbox.ts';

// Subscriptions that begin on the 31st of January, a day that most months lack.

export const from = Date.parse('2026-01-31T10:00:00Z');
export const startAt = { now: () => from };
export const seconds = (date: string) => Date.parse(`${date}T10:00:00Z`) / 1000;

/** The oldest first. */
export async function invoicesOf({ stripe }: TestSandbox, subscription: string): Promise<Stripe.Invoice[]> {
  const { data } = await stripe.invoices.list({ subscription, limit: 100 });
  return data.reverse();
}
