import { openSandbox } from '#sandbox/open.ts';
import type { Clock } from '../clock/port.ts';
import type { Payments } from './port.ts';
import { stripePayments } from './stripe.ts';
import { openStripe } from './stripe-client.ts';
import { eventTypes } from './stripe-events.ts';

// The local Stripe in this process, for development and tests, never in production. The price list and the webhook endpoint
// are created in it through the SDK, as an operator does at the real one; the rest of the server cannot tell the two apart.

const secretKey = 'sk_test_sandbox';

export interface SandboxedPayments {
  payments: Payments;
  url: string;
  /** The sandbox's time: what it bills in a year that was skipped happened in the past of this clock. */
  clock: Clock;
  /** Registers the address that webhooks are sent to, in place of any other: it is known only once the server listens. */
  connect(webhookUrl: string): Promise<void>;
  webhookSecret(): string;
  /** Empties the sandbox and sets its prices up again. `payments` is a new one afterwards: the old one remembers ids that are gone. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

export async function sandboxedPayments(options: {
  vatPercent: number;
  port?: number;
  stateFile?: string;
  now?: () => number;
  onClockMoved?: (from: Date, to: Date) => void;
}): Promise<SandboxedPayments> {
  const { vatPercent, onClockMoved, ...sandboxOptions } = options;
  const sandbox = await openSandbox({
    ...sandboxOptions,
    onClockMoved: (from, to) => onClockMoved?.(new Date(from), new Date(to)),
  });
  const stripe = openStripe({ secretKey, apiBase: sandbox.url });
  let webhookSecret = '';
  const origins = [sandbox.url];
  const createPayments = async () => {
    const payments = stripePayments({
      secretKey,
      apiBase: sandbox.url,
      webhookSecret: () => webhookSecret,
      vatPercent,
      browser: {
        publishableKey: 'pk_test_sandbox',
        scriptUrl: `${sandbox.url}/js/stripe.js`,
        origins: { script: origins, frame: origins, connect: origins },
      },
    });
    await payments.setUpPrices();
    return payments;
  };
  const sandboxed: SandboxedPayments = {
    payments: await createPayments(),
    url: sandbox.url,
    clock: { now: () => new Date(sandbox.now()) },
    webhookSecret: () => webhookSecret,
    async connect(webhookUrl) {
      for await (const endpoint of stripe.webhookEndpoints.list({ limit: 100 }))
        await stripe.webhookEndpoints.del(endpoint.id);
      const created = await stripe.webhookEndpoints.create({ url: webhookUrl, enabled_events: [...eventTypes] });
      webhookSecret = created.secret ?? '';
    },
    async reset() {
      await sandbox.reset();
      sandboxed.payments = await createPayments();
    },
    close: () => sandbox.close(),
  };
  return sandboxed;
}
