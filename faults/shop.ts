import { me, signup, type User } from '#contract/accounts.ts';
import { createCheckoutSession } from '#contract/billing.ts';
import { openSandbox } from '#sandbox/open.ts';
import { stripePayments } from '../server/adapters/payments/stripe.ts';
import { openStripe } from '../server/adapters/payments/stripe-client.ts';
import { eventTypes } from '../server/adapters/payments/stripe-events.ts';
import { webhookPath } from '../server/features/billing/converging/webhook.ts';
import { absentPayments } from '../server/testing/absent-payments.ts';
import { goodPassword } from '../server/testing/build-user.ts';
import { cards, sessionOf } from '../server/testing/make-shop.ts';

// A local Stripe that outlives the servers of a test, and people who buy from the server at one address.

export interface Customer {
  email: string;
  post(path: string, body?: object): Promise<Response>;
  user(): Promise<User>;
}

export interface FaultShop {
  /** What a server needs to take this shop's money. */
  settings: Record<string, string>;
  /** Signs up, buys Pro for a month, and resolves once the server knows. */
  buyer(name: string): Promise<Customer>;
  close(): Promise<void>;
}

export async function openFaultShop(serverUrl: string): Promise<FaultShop> {
  const secretKey = 'sk_test_faults';
  const sandbox = await openSandbox();
  const prices = { webhookSecret: () => '', vatPercent: 20, browser: absentPayments.browser };
  await stripePayments({ secretKey, apiBase: sandbox.url, ...prices }).setUpPrices();
  const stripe = openStripe({ secretKey, apiBase: sandbox.url });
  const hook = await stripe.webhookEndpoints.create({
    url: serverUrl + webhookPath,
    enabled_events: [...eventTypes],
  });
  return {
    settings: {
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_PUBLISHABLE_KEY: 'pk_test_faults',
      STRIPE_WEBHOOK_SECRET: hook.secret ?? '',
      STRIPE_API_BASE: sandbox.url,
    },
    async buyer(name) {
      const customer = await signUp(serverUrl, `${name}@exemple.fr`);
      const opened = await customer.post(createCheckoutSession.path, { planType: 'monthly' });
      const { clientSecret } = (await opened.json()) as { clientSecret: string };
      await fetch(`${sandbox.url}/_sandbox/checkout/${sessionOf(clientSecret)}/pay`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ card: cards.good, email: customer.email }),
      });
      while (!(await customer.user()).isPro) await new Promise((later) => setTimeout(later, 100));
      return customer;
    },
    close: () => sandbox.close(),
  };
}

async function signUp(serverUrl: string, email: string): Promise<Customer> {
  let cookie = '';
  const post = async (path: string, body: object = {}) =>
    await fetch(serverUrl + path, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const person = { firstName: 'Zoé', email, password: goodPassword, isAdult: true, acceptsTerms: true };
  const signedUp = await post(signup.path, person);
  cookie = signedUp.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const user = async () => {
    const answer = await fetch(serverUrl + me.path, { headers: { cookie } });
    return ((await answer.json()) as { user: User }).user;
  };
  return { email, post, user };
}
