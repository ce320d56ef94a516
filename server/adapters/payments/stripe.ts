import type { Payments } from './port.ts';
import { stripeCheckouts } from './stripe-checkouts.ts';
import { openStripe } from './stripe-client.ts';
import { stripeCustomers } from './stripe-customers.ts';
import { readStripeEvent } from './stripe-events.ts';
import { stripePortal } from './stripe-portal.ts';
import { stripePrices } from './stripe-prices.ts';
import { stripeSubscriptions } from './stripe-subscriptions.ts';

export interface StripeSettings {
  secretKey: string;
  /** A function, because the sandbox's secret exists only once the server listens. */
  webhookSecret: () => string;
  /** Null: Stripe itself. */
  apiBase: string | null;
  browser: Payments['browser'];
  /** 0 if the operator is exempt from VAT. */
  vatPercent: number;
}

/** Payments through Stripe, or through a server that speaks its API. */
export function stripePayments(settings: StripeSettings): Payments {
  const stripe = openStripe(settings);
  const { book, ...prices } = stripePrices(stripe, settings.vatPercent);
  return {
    browser: settings.browser,
    ...stripeCheckouts(stripe, book),
    ...stripePortal(stripe),
    ...stripeCustomers(stripe),
    ...stripeSubscriptions(stripe, book),
    ...prices,
    paymentUrl: (id) => paymentUrlOf(settings, id),
    readEvent: (rawBody, signature) => readStripeEvent(stripe, settings.webhookSecret(), rawBody, signature),
  };
}

function paymentUrlOf({ secretKey, apiBase }: StripeSettings, id: string): string {
  if (apiBase) return `${apiBase}/_sandbox`;
  return `https://dashboard.stripe.com/${/^[sr]k_test_/.test(secretKey) ? 'test/' : ''}payments/${id}`;
}
