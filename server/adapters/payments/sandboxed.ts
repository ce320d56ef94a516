import { openSandbox, type Sandbox } from '#sandbox/open.ts';
import type { Clock } from '../clock/port.ts';
import type { Payments } from './port.ts';
import { stripePayments } from './stripe.ts';
import { openStripe } from './stripe-client.ts';
import { eventTypes } from './stripe-events.ts';

// The local Stripe in this process, for development and tests, never in production. The price list and the webhook endpoint
// are created in it through the SDK, as an operator does at the real one; the rest of the server cannot tell the two apart.

const secretKey = 'sk_test_sandbox';

interface SandboxCopy {
  objects: ReturnType<Sandbox['copy']>;
  webhookSecret: string;
}

export interface SandboxedPayments {
  payments: Payments;
  url: string;
  /** The sandbox's time: what it bills in a year that was skipped happened in the past of this clock. */
  clock: Clock;
  /** Registers the address that webhooks are sent to, in place of any other: it is known only once the server listens. */
  connect(webhookUrl: string): Promise<void>;
  webhookSecret(): string;
  /** What the sandbox holds now, as its prices and the address of webhooks. */
  copy(): SandboxCopy;
  /** Takes the sandbox back to the copy. `payments` is a new one afterwards: the old one may remember ids that are gone. */
  reset(copy: SandboxCopy): Promise<void>;
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
  const createPayments = () =>
    stripePayments({
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
  const sandboxed: SandboxedPayments = {
    payments: createPayments(),
    url: sandbox.url,
    clock: { now: () => new Date(sandbox.now()) },
    webhookSecret: () => webhookSecret,
    async connect(webhookUrl) {
      for await (const endpoint of stripe.webhookEndpoints.list({ limit: 100 }))
        await stripe.webhookEndpoints.del(endpoint.id);
      const created = await stripe.webhookEndpoints.create({ url: webhookUrl, enabled_events: [...eventTypes] });
      webhookSecret = created.secret ?? '';
    },
    copy: () => ({ objects: sandbox.copy(), webhookSecret }),
    async reset(copy) {
      await sandbox.reset(copy.objects);
      webhookSecret = copy.webhookSecret;
      sandboxed.payments = createPayments();
    },
    close: () => sandbox.close(),
  };
  await sandboxed.payments.setUpPrices();
  return sandboxed;
}
