import { openSandbox } from '#sandbox/open.ts';
import type { Payments } from './port.ts';
import { stripePayments } from './stripe.ts';
import { openStripe } from './stripe-client.ts';
import { eventTypes } from './stripe-events.ts';

// The local Stripe, in this process: for development and tests, never in production. It gets the price list and a webhook
// endpoint as the real one would, and from then on nothing knows the difference.

const secretKey = 'sk_test_sandbox';

export interface SandboxedPayments {
  payments: Payments;
  url: string;
  /** Where webhooks go, once the server listens. */
  connect(webhookUrl: string): Promise<void>;
  webhookSecret(): string;
  close(): Promise<void>;
}

export async function sandboxedPayments(options: {
  vatPercent: number;
  port?: number;
  stateFile?: string;
  now?: () => number;
}): Promise<SandboxedPayments> {
  const { vatPercent, ...sandboxOptions } = options;
  const sandbox = await openSandbox(sandboxOptions);
  const stripe = openStripe({ secretKey, apiBase: sandbox.url });
  let webhookSecret = '';
  const origins = [sandbox.url];
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
  return {
    payments,
    url: sandbox.url,
    webhookSecret: () => webhookSecret,
    async connect(webhookUrl) {
      for await (const endpoint of stripe.webhookEndpoints.list({ limit: 100 }))
        await stripe.webhookEndpoints.del(endpoint.id);
      const created = await stripe.webhookEndpoints.create({ url: webhookUrl, enabled_events: [...eventTypes] });
      webhookSecret = created.secret ?? '';
    },
    close: () => sandbox.close(),
  };
}
