import { beforeAll, beforeEach, expect, vi } from 'vitest';
import { autoLogin, createCheckoutSession } from '#contract/billing.ts';
import { type SandboxedPayments, sandboxedPayments } from '../adapters/payments/sandboxed.ts';
import { openStripe } from '../adapters/payments/stripe-client.ts';
import { session } from '../db/schema.ts';
import { webhookPath } from '../features/billing/converging/webhook.ts';
import type { JobRunner } from '../jobs/boss.ts';
import { jobHandlers } from '../jobs/handlers.ts';
import type { Browser } from './browser.ts';
import { brokenInvariants } from './invariants.ts';
import { makeApp, type TestApp, type TestAppOptions } from './make-app.ts';

// The real app with the real SDK against a local Stripe of its own for each test, webhooks over HTTP. Both live by the
// test's clock.

export const cards = {
  good: '4242424242424242',
  declined: '4000000000000002',
  authenticate: '4000002500003155',
  failsAtRenewal: '4000000000000341',
} as const;

export interface Shop extends TestApp {
  /** Steers the sandbox: `steer('faults', {…})`, `steer('checkout/cs_…/pay', {…})`. */
  steer<T = Record<string, unknown>>(what: string, body?: object): Promise<T>;
  /** Delivers every webhook and does what follows from it. */
  processEvents(): Promise<void>;
  /** Moves both clocks, in steps of at most a week, with what falls due. */
  pass(time: { days?: number; hours?: number; minutes?: number }): Promise<void>;
  /** A stranger pays for a plan; answers the checkout's id. */
  pay(browser: Browser, plan: 'annual' | 'monthly', payer: { email: string; card?: string }): Promise<string>;
  /** A stranger buys, comes back and is signed in. */
  buy(
    plan: 'annual' | 'monthly',
    payer: { email: string; card?: string },
  ): Promise<{ browser: Browser; sessionId: string }>;
  /** The card behind a subscription fails from now on. */
  failCardOf(subscriptionId: string): Promise<void>;
  /** Does the waiting jobs though some of them fail for good. */
  drainThroughFailures(): Promise<void>;
  /** What the schedule would start. */
  runJob(name: 'billing.reconcile' | 'billing.sync' | 'retention.weekly-ideas'): Promise<void>;
  webhookUrl: string;
  webhookSecret(): string;
  sandboxUrl: string;
}

const hourMs = 60 * 60 * 1000;

export function makeShop(options: TestAppOptions = {}): Shop {
  // Months of renewals take a while on a small machine.
  vi.setConfig({ testTimeout: 240_000 });
  const shop = makeApp({ ...options, afterEachTest: checkMoney }) as Shop;
  let sandboxed: SandboxedPayments;

  beforeAll(async () => {
    shop.webhookUrl = `${await shop.app.listen({ port: 0, host: '127.0.0.1' })}${webhookPath}`;
  });
  beforeEach(async () => {
    sandboxed = await sandboxedPayments({ vatPercent: 20, now: () => shop.clock.now().getTime() });
    await sandboxed.connect(shop.webhookUrl);
    shop.deps.payments = sandboxed.payments;
    shop.sandboxUrl = sandboxed.url;
  });

  const check = async (isHeard: boolean) =>
    expect(
      await brokenInvariants(shop.database, { now: shop.clock.now(), providerUrl: sandboxed.url, isHeard }),
    ).toEqual([]);
  /** However a test leaves things, they are right as they are, and a Sync then hears of everything. */
  async function checkMoney(): Promise<void> {
    try {
      await check(false);
      await shop.runJob('billing.sync');
      await check(true);
    } finally {
      await sandboxed.close();
    }
  }

  shop.steer = async (what, body = {}) => {
    const answer = await fetch(`${sandboxed.url}/_sandbox/${what}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const content = (await answer.json()) as never;
    if (!answer.ok) throw new Error(`the sandbox refused ${what}: ${JSON.stringify(content)}`);
    return content;
  };
  shop.processEvents = async () => {
    await shop.steer('flush');
    await shop.drain();
  };
  shop.pass = async ({ days = 0, hours = 0, minutes = 0 }) => {
    let left = (days * 24 + hours) * hourMs + minutes * 60_000;
    while (left > 0) {
      const step = Math.min(left, 7 * 24 * hourMs);
      shop.clock.advance(step);
      await shop.steer('clock', { advanceSeconds: 0 });
      left -= step;
    }
    // Nobody is signed out by time here: how long a session lives has its own tests.
    const now = shop.clock.now();
    await shop.deps.db.update(session).set({ createdAt: now, lastSeenAt: now });
    await shop.processEvents();
  };
  shop.pay = async (browser, plan, { email, card = cards.good }) => {
    const body = { planType: plan, acceptsTerms: true, isAdult: true } as const;
    const { clientSecret } = await browser.call(createCheckoutSession, { body });
    const sessionId = sessionOf(clientSecret);
    await shop.steer(`checkout/${sessionId}/pay`, { card, email, authenticate: 'approve' });
    return sessionId;
  };
  shop.buy = async (plan, payer) => {
    const browser = shop.browser({ address: `198.18.0.${1 + Math.floor(Math.random() * 250)}` });
    const sessionId = await shop.pay(browser, plan, payer);
    const outcome = await browser.call(autoLogin, { body: { sessionId } });
    expect(outcome).toMatchObject({ status: 'signed_in' });
    await shop.processEvents();
    return { browser, sessionId };
  };
  shop.failCardOf = async (subscriptionId) => {
    const stripe = openStripe({ secretKey: 'sk_test_shop', apiBase: sandboxed.url });
    const { customer } = await stripe.subscriptions.retrieve(subscriptionId);
    const card = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer: String(customer) });
    await stripe.subscriptions.update(subscriptionId, { default_payment_method: card.id });
  };
  shop.drainThroughFailures = async () => {
    await (shop.deps.jobs as JobRunner).drain(jobHandlers(shop.deps));
  };
  shop.runJob = async (name) => await jobHandlers(shop.deps)[name]({}, 'scheduled');
  shop.webhookSecret = () => sandboxed.webhookSecret();
  return shop;
}

/** A client secret begins with the id of its checkout. */
export function sessionOf(clientSecret: string): string {
  const [id = ''] = clientSecret.split('_secret_');
  return id;
}
