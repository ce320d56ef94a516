import { openSandbox, type Sandbox } from '#sandbox/open.ts';
import { stripePayments } from '../adapters/payments/stripe.ts';
import { openStripe } from '../adapters/payments/stripe-client.ts';
import { eventTypes } from '../adapters/payments/stripe-events.ts';
import { webhookPath } from '../features/billing/converging/webhook.ts';
import { absentPayments } from './absent-payments.ts';

// A local Stripe in this process, for a server that is a process of its own: it lives on when the server is killed.

const secretKey = 'sk_test_killed';

export interface OutsideProvider {
  sandbox: Sandbox;
  /** What the server needs to know of it. */
  settings: Record<string, string>;
  stripe(): ReturnType<typeof openStripe>;
  /** Steers the sandbox: `steer('faults', {…})`, `steer('checkout/cs_…/pay', {…})`. */
  steer(what: string, body?: object): Promise<void>;
}

/** `serverUrl` is where webhooks go. */
export async function openOutsideProvider(serverUrl: string): Promise<OutsideProvider> {
  const sandbox = await openSandbox();
  const stripe = () => openStripe({ secretKey, apiBase: sandbox.url });
  const prices = { webhookSecret: () => '', vatPercent: 20, browser: absentPayments.browser };
  await stripePayments({ secretKey, apiBase: sandbox.url, ...prices }).setUpPrices();
  const url = `${serverUrl}${webhookPath}`;
  const { secret } = await stripe().webhookEndpoints.create({ url, enabled_events: [...eventTypes] });
  return {
    sandbox,
    stripe,
    settings: {
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_PUBLISHABLE_KEY: 'pk_test_killed',
      STRIPE_WEBHOOK_SECRET: secret ?? '',
      STRIPE_API_BASE: sandbox.url,
    },
    async steer(what, body = {}) {
      const headers = { 'content-type': 'application/json' };
      await fetch(`${sandbox.url}/_sandbox/${what}`, { method: 'POST', headers, body: JSON.stringify(body) });
    },
  };
}
