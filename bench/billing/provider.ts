import { fork } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type Stripe from 'stripe';
import type { ProviderEvent } from '../../server/adapters/payments/port.ts';
import { stripePayments } from '../../server/adapters/payments/stripe.ts';
import { openStripe } from '../../server/adapters/payments/stripe-client.ts';
import { eventFrom, eventTypes } from '../../server/adapters/payments/stripe-events.ts';
import { intentOf, multiplyState } from './multiply-state.ts';

// A local Stripe in a process of its own, so that its memory is not counted as ours. Each customer has a subscription with one
// payment, a third of it refunded and the rest disputed.

const secretKey = 'sk_test_bench';

export interface Provider {
  payments: ReturnType<typeof stripePayments>;
  /** The events of the first `customers` customers, one customer after the other. */
  eventsOf(customers: number): ProviderEvent[];
  eventsPerCustomer: number;
  /** An `invoice.paid` event as Stripe sends it. */
  template: Stripe.Event;
  close(): Promise<void>;
}

async function openSandboxProcess(stateFile: string) {
  const child = fork(fileURLToPath(new URL('sandbox-process.ts', import.meta.url)), [stateFile]);
  const [url] = (await once(child, 'message')) as [string];
  return {
    url,
    async close() {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}

async function subscribe(stripe: Stripe, url: string): Promise<void> {
  const { data } = await stripe.prices.list({ lookup_keys: ['pro_monthly'] });
  const customer = await stripe.customers.create({
    email: 'bench-0@exemple.fr',
    payment_method: 'pm_card_visa',
    invoice_settings: { default_payment_method: 'pm_card_visa' },
  });
  const metadata = { intent: intentOf(0) };
  await stripe.subscriptions.create({ customer: customer.id, items: [{ price: data[0]?.id }], metadata });
  const [charge] = (await stripe.charges.list({ customer: customer.id })).data;
  if (!charge) throw new Error('nothing was charged');
  await stripe.refunds.create({ charge: charge.id, amount: Math.round(charge.amount / 3) });
  await fetch(`${url}/_sandbox/charges/${charge.id}/dispute`, { method: 'POST' });
}

export async function openProvider(
  folder: string,
  customers: number,
  browser: Parameters<typeof stripePayments>[0]['browser'],
): Promise<Provider> {
  const stateFile = join(folder, 'provider.jsonl');
  const paymentsAt = (apiBase: string) =>
    stripePayments({ secretKey, apiBase, webhookSecret: () => '', vatPercent: 20, browser });

  const first = await openSandboxProcess(stateFile);
  await paymentsAt(first.url).setUpPrices();
  const sizeBefore = statSync(stateFile).size;
  const stripe = openStripe({ secretKey, apiBase: first.url });
  await subscribe(stripe, first.url);
  const events = (await stripe.events.list({ limit: 100 })).data
    .filter(({ type }) => eventTypes.some((known) => known === type))
    .reverse();
  await first.close();

  const nameOf = multiplyState(stateFile, sizeBefore, customers);
  const sandbox = await openSandboxProcess(stateFile);
  const told = events.map(eventFrom);
  const template = events.find(({ type }) => type === 'invoice.paid');
  if (!template) throw new Error('nothing was paid');
  return {
    payments: paymentsAt(sandbox.url),
    template,
    eventsPerCustomer: told.length,
    eventsOf: (count) =>
      Array.from({ length: count }, (_, n) =>
        told.map((event) => ({
          ...event,
          id: nameOf(event.id, n),
          objectId: event.objectId && nameOf(event.objectId, n),
          customerId: event.customerId && nameOf(event.customerId, n),
        })),
      ).flat(),
    close: sandbox.close,
  };
}
