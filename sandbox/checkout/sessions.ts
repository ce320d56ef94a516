import type Stripe from 'stripe';
import { badParameter, invalidRequest } from '../http/errors.ts';
import { operation } from '../http/operation.ts';
import { isWithin, type PageParameters, paginate } from '../http/pagination.ts';
import { newId, randomLetters } from '../ids.ts';
import { taxOn, totalOf } from '../money/taxes.ts';
import { getPrice, requireActivePrices } from '../objects/catalogue.ts';
import { requireCustomer } from '../objects/customers.ts';
import { mergeMetadata } from '../objects/metadata.ts';
import { automaticTaxRate, getTaxRates } from '../objects/tax-rates.ts';
import type { CheckoutLine, CheckoutSession } from '../objects/types.ts';
import { skeleton } from '../schema/skeleton.ts';
import type { World } from '../world.ts';
import { expireSession } from './expiry.ts';

type Params = Stripe.Checkout.SessionCreateParams;

const daySeconds = 24 * 60 * 60;

interface Priced {
  line: CheckoutLine;
  taxRateIds: string[];
}

function priceLine(world: World, params: Params, wish: NonNullable<Params['line_items']>[number], at: number): Priced {
  const param = `line_items[${at}]`;
  const price = getPrice(world, wish, param);
  if (params.mode === 'payment' && price.recurring) {
    const message =
      'You specified `payment` mode but passed a recurring price. Either switch to `subscription` mode or use only one-time prices.';
    throw invalidRequest(message, { param: `${param}[price]` });
  }
  const quantity = wish.quantity ?? 1;
  const wanted = wish.tax_rates ?? params.subscription_data?.default_tax_rates;
  const given = getTaxRates(world, wanted, `${param}[tax_rates]`);
  const rates = given.length === 0 && params.automatic_tax?.enabled ? [automaticTaxRate(world)] : given;
  const amount = price.unit_amount * quantity;
  const taxes = taxOn(amount, rates);
  const { total, excludingTax } = totalOf(amount, taxes);
  const line = {
    ...skeleton('item'),
    id: newId('li'),
    object: 'item',
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: total - excludingTax,
    amount_total: total,
    currency: price.currency,
    description: world.store.find('product', price.product)?.name ?? null,
    price: structuredClone(price),
    quantity,
  } as unknown as CheckoutLine;
  return { line, taxRateIds: wish.tax_rates ?? [] };
}

function requireAddresses(params: Params): { embedded: boolean } {
  const embedded = params.ui_mode === 'embedded_page';
  if (params.ui_mode === 'elements' || params.ui_mode === 'form') {
    throw badParameter('parameter_invalid_enum', 'ui_mode', 'The sandbox has embedded_page and hosted_page only.');
  }
  if (embedded) {
    if (params.success_url || params.cancel_url) {
      const param = params.success_url ? 'success_url' : 'cancel_url';
      throw invalidRequest(
        `\`${param}\` can not be used with \`ui_mode: embedded_page\`. Use \`return_url\` instead.`,
        { param },
      );
    }
    if (!params.return_url && params.redirect_on_completion !== 'never') {
      throw badParameter('parameter_missing', 'return_url', 'Missing required param: return_url.');
    }
  } else if (!params.success_url) {
    throw badParameter('parameter_missing', 'success_url', 'Missing required param: success_url.');
  }
  return { embedded };
}

function requireExpiry(wanted: number | undefined, now: number): number {
  if (wanted === undefined) return now + daySeconds;
  if (wanted < now + 30 * 60 || wanted > now + daySeconds) {
    throw invalidRequest(
      'The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.',
      {
        param: 'expires_at',
      },
    );
  }
  return wanted;
}

/** Refuses what Stripe refuses of the customer and the lines; answers both. */
function requireOrder(world: World, params: Params) {
  const { mode = 'payment' } = params;
  const customer = params.customer ? requireCustomer(world, params.customer) : null;
  if (customer && params.customer_email) {
    throw invalidRequest('You may only specify one of these parameters: customer, customer_email.', {
      param: 'customer',
    });
  }
  requireActivePrices(world, params.line_items ?? [], 'line_items');
  const priced = (params.line_items ?? []).map((wish, at) => priceLine(world, params, wish, at));
  const lines = priced.map(({ line }) => line);
  if (mode !== 'setup' && lines.length === 0) {
    throw badParameter('parameter_missing', 'line_items', 'Missing required param: line_items.');
  }
  if (mode === 'subscription' && !lines.some((line) => line.price.recurring)) {
    throw invalidRequest('You must provide at least one recurring price in `subscription` mode when using prices.', {
      param: 'line_items',
    });
  }
  return { customer, lines, taxRates: Object.fromEntries(priced.map(({ line, taxRateIds }) => [line.id, taxRateIds])) };
}

type Lines = ReturnType<typeof requireOrder>['lines'];

function amountsOf({ mode, subscription_data }: Params, lines: Lines) {
  if (mode === 'setup') {
    return { amount_subtotal: null, amount_total: null, total_details: null, payment_status: 'no_payment_required' };
  }
  const isTrial = Boolean(subscription_data?.trial_end ?? subscription_data?.trial_period_days);
  const sum = (field: 'amount_subtotal' | 'amount_tax' | 'amount_total') =>
    isTrial ? 0 : lines.reduce((total, line) => total + Number(line[field]), 0);
  return {
    amount_subtotal: sum('amount_subtotal'),
    amount_total: sum('amount_total'),
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: sum('amount_tax') },
    payment_status: 'unpaid',
  };
}

function addressesOf(params: Params, id: string, embedded: boolean) {
  return {
    cancel_url: params.cancel_url ?? null,
    client_secret: embedded ? `${id}_secret_${randomLetters(44)}` : null,
    ...(embedded ? { redirect_on_completion: params.redirect_on_completion ?? 'always' } : {}),
    ...(params.return_url ? { return_url: params.return_url } : {}),
    success_url: params.success_url ?? null,
    ui_mode: embedded ? 'embedded_page' : 'hosted_page',
    url: embedded ? null : `/c/pay/${id}`,
  };
}

function createSession(world: World, params: Params): CheckoutSession {
  const { mode = 'payment' } = params;
  const { embedded } = requireAddresses(params);
  const { customer, lines, taxRates } = requireOrder(world, params);
  const id = `cs_test_${randomLetters(58)}`;
  const now = world.clock.nowFor(customer);
  const isTaxed = params.automatic_tax?.enabled ?? false;
  const session = {
    ...skeleton('checkout.session'),
    id,
    object: 'checkout.session',
    ...amountsOf(params, lines),
    ...addressesOf(params, id, embedded),
    adaptive_pricing: { enabled: false },
    automatic_tax: { enabled: isTaxed, liability: null, provider: null, status: isTaxed ? 'complete' : null },
    client_reference_id: params.client_reference_id ?? null,
    created: now,
    currency: lines[0]?.price.currency ?? params.currency ?? 'eur',
    custom_fields: [],
    custom_text: {
      after_submit: params.custom_text?.after_submit || null,
      shipping_address: params.custom_text?.shipping_address || null,
      submit: params.custom_text?.submit || null,
      terms_of_service_acceptance: params.custom_text?.terms_of_service_acceptance || null,
    },
    customer: customer?.id ?? null,
    customer_creation: mode === 'subscription' || customer ? null : (params.customer_creation ?? 'if_required'),
    customer_details: null,
    customer_email: params.customer_email ?? null,
    expires_at: requireExpiry(params.expires_at, now),
    invoice_creation: null,
    locale: params.locale ?? null,
    metadata: mergeMetadata({}, params.metadata),
    mode,
    payment_method_collection: mode === 'subscription' ? (params.payment_method_collection ?? 'always') : null,
    payment_method_options: { card: { request_three_d_secure: 'automatic' } },
    payment_method_types: ['card'],
    phone_number_collection: { enabled: false },
    saved_payment_method_options: null,
    shipping_options: [],
    status: 'open',
    submit_type: params.submit_type ?? null,
  } as unknown as CheckoutSession;
  world.store.put('checkout-order', id, {
    lines,
    taxRates,
    subscriptionData: { ...params.subscription_data, automatic_tax: params.automatic_tax },
    paymentIntentData: { ...params.payment_intent_data },
  });
  return world.store.put('checkout.session', id, session);
}

export const checkoutOperations = [
  operation<Params>('post /v1/checkout/sessions', ({ world, params }) => createSession(world, params)),
  operation<Stripe.Checkout.SessionListParams>('get /v1/checkout/sessions', ({ world, params, path }) => {
    const kept = world.store.all('checkout.session').filter((session) => {
      const email = (session.customer_details as { email?: string } | null)?.email;
      return (
        (params.customer ?? session.customer) === session.customer &&
        (params.status ?? session.status) === session.status &&
        (params.subscription ?? session.subscription) === session.subscription &&
        (params.payment_intent ?? session.payment_intent) === session.payment_intent &&
        (params.customer_details === undefined || params.customer_details.email === email) &&
        isWithin(session.created, params.created)
      );
    });
    return paginate(kept, path, params);
  }),
  operation('get /v1/checkout/sessions/{id}', ({ world, id }) => world.store.get('checkout.session', id)),
  operation('post /v1/checkout/sessions/{id}/expire', ({ world, id }) => {
    const session = world.store.get('checkout.session', id);
    if (session.status !== 'open') {
      const message = `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`;
      throw invalidRequest(message);
    }
    expireSession(world, session);
    return session;
  }),
  operation<PageParameters>('get /v1/checkout/sessions/{id}/line_items', ({ world, id, path, params }) => {
    world.store.get('checkout.session', id);
    return paginate([...world.store.get('checkout-order', id).lines].reverse(), path, params);
  }),
];
