import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type Stripe from 'stripe';
import type { ProviderEvent } from '../../server/adapters/payments/port.ts';
import { stripePayments } from '../../server/adapters/payments/stripe.ts';
import { openStripe } from '../../server/adapters/payments/stripe-client.ts';
import { someAtOnce } from '../../server/some-at-once.ts';

// A local Stripe in a process of its own, so that its state is not counted as our memory, with as many customers as are
// wanted, each with a subscription and its first payment.

const secretKey = 'sk_test_bench';
/** The sandbox keeps the last five thousand events. */
const customersBetweenListings = 300;

export interface Provider {
  payments: ReturnType<typeof stripePayments>;
  /** An event as it is sent, for the shape of it. */
  eventLike(type: string): Promise<object>;
  /** Adds customers, and answers what was told of them, in order. */
  fill(count: number): Promise<ProviderEvent[]>;
  close(): Promise<void>;
}

export async function openProvider(browser: Parameters<typeof stripePayments>[0]['browser']): Promise<Provider> {
  const child = spawn(process.execPath, [...process.execArgv, 'sandbox/main.ts'], {
    env: { ...process.env, SANDBOX_PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  const apiBase = /http:\S+/.exec(said.toString())?.[0] ?? '';
  const stripe = openStripe({ secretKey, apiBase });
  const payments = stripePayments({ secretKey, apiBase, webhookSecret: () => '', vatPercent: 20, browser });
  await payments.setUpPrices();
  const { data } = await stripe.prices.list({ lookup_keys: ['pro_monthly'] });
  const price = data[0]?.id ?? '';
  let customers = 0;
  let lastEvent: string | undefined;

  async function subscribe(n: number): Promise<void> {
    const customer = await stripe.customers.create({
      email: `bench-${n}@exemple.fr`,
      payment_method: 'pm_card_visa',
      invoice_settings: { default_payment_method: 'pm_card_visa' },
    });
    await stripe.subscriptions.create({ customer: customer.id, items: [{ price }] });
  }

  async function newEvents(): Promise<ProviderEvent[]> {
    const events: Stripe.Event[] = [];
    for await (const event of stripe.events.list({ limit: 100, ending_before: lastEvent })) events.push(event);
    // With `ending_before` the SDK reads from the old to the new.
    if (lastEvent === undefined) events.reverse();
    lastEvent = events.at(-1)?.id ?? lastEvent;
    return events.filter(({ type }) => /^(customer|invoice|charge)/.test(type)).map(asTakenIn);
  }

  return {
    payments,
    async eventLike(type) {
      if (customers === 0) await subscribe(customers++);
      const { data: events } = await stripe.events.list({ type, limit: 1 });
      return events[0] ?? {};
    },
    async fill(count) {
      const events: ProviderEvent[] = [];
      for (let left = count; left > 0; left -= customersBetweenListings) {
        const numbers = Array.from({ length: Math.min(left, customersBetweenListings) }, () => customers++);
        await someAtOnce(numbers, 8, subscribe);
        events.push(...(await newEvents()));
      }
      return events;
    },
    async close() {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}

function asTakenIn({ id, type, data, created }: Stripe.Event): ProviderEvent {
  const thing = data.object as { id: string; object: string; customer?: string };
  const customerId = thing.object === 'customer' ? thing.id : (thing.customer ?? null);
  return { id, type, objectId: thing.id, customerId, createdAt: new Date(created * 1000) };
}
