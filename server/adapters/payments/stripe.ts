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
  /** Asked for at each webhook: the sandbox's is made only once the server listens. */
  webhookSecret: () => string;
  /** Null: Stripe itself. */
  apiBase: string | null;
  browser: Payments['browser'];
  /** 0: exempt. */
  vatPercent: number;
}

/** Payments by Stripe, or by what answers like it. */
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
    readEvent: (rawBody, signature) => readStripeEvent(stripe, settings.webhookSecret(), rawBody, signature),
  };
}
