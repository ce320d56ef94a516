import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
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

// The real app with the real SDK against a local Stripe, with webhooks over HTTP. A test file has one such Stripe, which has
// nothing but its prices and the address of webhooks before each test. Both live by the test's clock.

export const cards = {
  good: '4242424242424242',
  declined: '4000000000000002',
  authenticate: '4000002500003155',
  failsAtRenewal: '4000000000000341',
} as const;

export interface Shop extends TestApp {
  /** Steers the sandbox: `steer('faults', {…})`, `steer('checkout/cs_…/pay', {…})`. */
  steer<T = Record<string, unknown>>(what: string, body?: object): Promise<T>;
  /** Delivers every webhook and runs the jobs that follow. */
  processEvents(): Promise<void>;
  /** Moves both clocks in steps of at most a week, and processes what falls due. */
  pass(time: { days?: number; hours?: number; minutes?: number }): Promise<void>;
  /** Opens a checkout in this browser and pays it; answers the checkout's id. */
  pay(browser: Browser, plan: 'annual' | 'monthly', payer: { email: string; card?: string }): Promise<string>;
  /** A new visitor buys, returns and is signed in. */
  buy(
    plan: 'annual' | 'monthly',
    payer: { email: string; card?: string },
  ): Promise<{ browser: Browser; sessionId: string }>;
  /** Gives a subscription a card that is declined at the next renewal. */
  failCardOf(subscriptionId: string): Promise<void>;
  /** Runs the waiting jobs; unlike drain(), a job that fails for good does not fail the test. */
  drainThroughFailures(): Promise<void>;
  /** Runs a scheduled job now. */
  runJob(name: 'billing.reconcile' | 'billing.sync' | 'retention.weekly-ideas' | 'mail.held'): Promise<void>;
  webhookUrl: string;
  webhookSecret(): string;
  sandboxUrl: string;
}

const hourMs = 60 * 60 * 1000;

export function makeShop(options: TestAppOptions = {}): Shop {
  const shop = makeApp({ ...options, afterEachTest: checkMoney }) as Shop;
  let sandboxed: SandboxedPayments;
  let setUp: ReturnType<SandboxedPayments['copy']>;

  beforeAll(async () => {
    shop.webhookUrl = `${await shop.app.listen({ port: 0, host: '127.0.0.1' })}${webhookPath}`;
    sandboxed = await sandboxedPayments({ vatPercent: 20, now: () => shop.clock.now().getTime() });
    shop.sandboxUrl = sandboxed.url;
    await sandboxed.connect(shop.webhookUrl);
    setUp = sandboxed.copy();
  });
  beforeEach(async () => {
    await sandboxed.reset(setUp);
    shop.deps.payments = sandboxed.payments;
  });
  afterAll(async () => await sandboxed.close());

  const check = async (isSynced: boolean) =>
    expect(
      await brokenInvariants(shop.database, { now: shop.clock.now(), providerUrl: sandboxed.url, isSynced }),
    ).toEqual([]);
  /** The money adds up as the test leaves it, and again after a Sync, which hears of everything. */
  async function checkMoney(): Promise<void> {
    await check(false);
    await shop.runJob('billing.sync');
    await check(true);
  }

  shop.steer = (what, body = {}) => steerSandbox(sandboxed.url, what, body);
  shop.processEvents = async () => {
    await shop.steer('flush');
    // Jobs run after the webhooks arrived, as in production, so that one converge serves all events of a customer.
    shop.clock.advance(1);
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
    // Keeps sessions alive: when they expire has its own tests.
    const now = shop.clock.now();
    await shop.deps.db.update(session).set({ createdAt: now, lastSeenAt: now });
    await shop.processEvents();
  };
  addBuying(shop);
  shop.drainThroughFailures = async () => {
    await (shop.deps.jobs as JobRunner).drain(jobHandlers(shop.deps));
  };
  shop.runJob = async (name) => await jobHandlers(shop.deps)[name]({}, 'scheduled');
  shop.webhookSecret = () => sandboxed.webhookSecret();
  return shop;
}

async function steerSandbox<T>(sandboxUrl: string, what: string, body: object): Promise<T> {
  const answer = await fetch(`${sandboxUrl}/_sandbox/${what}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const content = (await answer.json()) as T;
  if (!answer.ok) throw new Error(`the sandbox refused ${what}: ${JSON.stringify(content)}`);
  return content;
}

function addBuying(shop: Shop): void {
  shop.failCardOf = async (subscriptionId) => {
    const stripe = openStripe({ secretKey: 'sk_test_shop', apiBase: shop.sandboxUrl });
    const { customer } = await stripe.subscriptions.retrieve(subscriptionId);
    const card = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer: String(customer) });
    await stripe.subscriptions.update(subscriptionId, { default_payment_method: card.id });
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
}

/** The checkout's id, which its client secret begins with. */
export function sessionOf(clientSecret: string): string {
  const [id = ''] = clientSecret.split('_secret_');
  return id;
}
