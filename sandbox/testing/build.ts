import type Stripe from 'stripe';
import type { TestSandbox } from './open-test-sandbox.ts';

// Builders of the objects that most tests start from.

interface PriceWish {
  amount?: number;
  interval?: 'day' | 'week' | 'month' | 'year';
  lookupKey?: string;
}

export async function buildPrice({ stripe }: TestSandbox, wish: PriceWish = {}): Promise<Stripe.Price> {
  const { amount = 2490, interval = 'month', lookupKey } = wish;
  return stripe.prices.create({
    currency: 'eur',
    unit_amount: amount,
    recurring: { interval },
    tax_behavior: 'inclusive',
    product_data: { name: 'Déclic Pro' },
    ...(lookupKey ? { lookup_key: lookupKey } : {}),
  });
}

export async function buildVat({ stripe }: TestSandbox): Promise<Stripe.TaxRate> {
  return stripe.taxRates.create({
    display_name: 'TVA',
    inclusive: true,
    percentage: 20,
    country: 'FR',
    tax_type: 'vat',
  });
}

export async function buildCustomer(
  { stripe }: TestSandbox,
  card = 'pm_card_visa',
  params: Stripe.CustomerCreateParams = {},
) {
  return stripe.customers.create({
    email: 'camille@example.fr',
    payment_method: card,
    invoice_settings: { default_payment_method: card },
    ...params,
  });
}

/** An active subscription with French VAT, paid by a valid card. */
export async function buildSubscription(
  sandbox: TestSandbox,
  params: Partial<Stripe.SubscriptionCreateParams> = {},
  wish: PriceWish = {},
) {
  const customer = params.customer ?? (await buildCustomer(sandbox)).id;
  const price = await buildPrice(sandbox, wish);
  const vat = await buildVat(sandbox);
  return sandbox.stripe.subscriptions.create({
    items: [{ price: price.id }],
    default_tax_rates: [vat.id],
    ...params,
    customer,
  });
}

/** An open embedded checkout for a subscription, as the product creates it. */
export async function buildCheckout(
  sandbox: TestSandbox,
  params: Partial<Stripe.Checkout.SessionCreateParams> = {},
  wish: PriceWish = {},
) {
  const price = await buildPrice(sandbox, wish);
  const vat = await buildVat(sandbox);
  return sandbox.stripe.checkout.sessions.create({
    mode: 'subscription',
    ui_mode: 'embedded_page',
    return_url: 'http://localhost:3000/complete-profile?session_id={CHECKOUT_SESSION_ID}',
    locale: 'fr',
    client_reference_id: 'intent_1',
    line_items: [{ price: price.id, quantity: 1, tax_rates: [vat.id] }],
    ...params,
  });
}
