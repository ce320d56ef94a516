import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import { badParameter, cardError, invalidRequest } from '../http/errors.ts';
import { operation, parameters } from '../http/operation.ts';
import { type PageParameters, paginate } from '../http/pagination.ts';
import { newId } from '../ids.ts';
import { type CardBehaviour, findCard, findReadyMade } from '../money/cards.ts';
import { skeleton } from '../schema/skeleton.ts';
import { amend, type World } from '../world.ts';
import type { PaymentMethod } from './types.ts';

export interface CardDetails {
  number: string;
  expMonth?: number;
  expYear?: number;
  email?: string | null;
  name?: string | null;
}

const emptyAddress = { city: null, country: null, line1: null, line2: null, postal_code: null, state: null };

export function createPaymentMethod(world: World, details: CardDetails, customer: string | null): PaymentMethod {
  const behaviour = findCard(details.number);
  if (!behaviour) {
    throw cardError({ code: 'incorrect_number', message: 'Your card number is incorrect.' });
  }
  const id = newId('pm');
  const year = new Date(world.clock.now() * 1000).getUTCFullYear();
  const owner = customer ? { customer } : {};
  world.store.put('card-number', id, {
    number: details.number,
    authenticated: details.number === findReadyMade('pm_card_authenticationRequiredSetupForOffSession'),
  });
  return world.store.put('payment_method', id, {
    ...skeleton('payment_method'),
    id,
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: {
      address: { ...emptyAddress },
      email: details.email ?? null,
      name: details.name ?? null,
      phone: null,
      tax_id: null,
    },
    card: {
      brand: behaviour.brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: behaviour.country,
      display_brand: behaviour.brand,
      exp_month: details.expMonth ?? 12,
      exp_year: details.expYear ?? year + 3,
      fingerprint: createHash('sha256').update(details.number).digest('base64url').slice(0, 16),
      funding: 'credit',
      generated_from: null,
      last4: details.number.slice(-4),
      networks: { available: [behaviour.brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: world.clock.nowFor(owner),
    customer,
    metadata: {},
    type: 'card',
  } as PaymentMethod);
}

export function cardOf(world: World, method: PaymentMethod): { behaviour: CardBehaviour; authenticated: boolean } {
  const { number, authenticated } = world.store.get('card-number', method.id);
  return { behaviour: findCard(number) ?? { brand: method.card.brand, country: 'US' }, authenticated };
}

/** The holder confirmed the card by 3-D Secure: cards that ask once no longer ask. */
export function markAuthenticated(world: World, method: PaymentMethod): void {
  const card = world.store.get('card-number', method.id);
  world.store.put('card-number', method.id, { ...card, authenticated: true });
}

/**
 * The payment method that a parameter names, attached to that customer if it was free. A test-mode id (`pm_card_visa`)
 * creates a new method each time, as the real test mode does.
 */
export function methodOfCustomer(world: World, id: string, customer: string, param: string): PaymentMethod {
  const number = findReadyMade(id);
  const method = number ? createPaymentMethod(world, { number }, null) : world.store.get('payment_method', id, param);
  if (method.customer === customer) return method;
  if (method.customer) {
    throw invalidRequest('This payment method has already been attached to another customer.', { param });
  }
  const { declined } = cardOf(world, method).behaviour;
  if (declined) throw cardError(declined);
  amend(world, 'payment_method', method, { customer });
  return method;
}

function listFor(world: World, customer: string | undefined, path: string, params: PageParameters) {
  const kept = world.store.all('payment_method').filter((method) => method.customer !== null);
  return paginate(customer ? kept.filter((method) => method.customer === customer) : kept, path, params);
}

export const paymentMethodOperations = [
  operation('get /v1/payment_methods/{id}', ({ world, id }) => world.store.get('payment_method', id)),
  operation<Stripe.PaymentMethodListParams>('get /v1/payment_methods', ({ world, params, path }) => {
    if (params.customer) world.store.get('customer', params.customer, 'customer');
    return listFor(world, params.customer, path, params);
  }),
  operation<PageParameters>(
    'get /v1/customers/{id}/payment_methods',
    ({ world, id, path, params }) => listFor(world, world.store.get('customer', id).id, path, params),
    parameters({
      type: 'string',
      limit: 'number',
      starting_after: 'string',
      ending_before: 'string',
      allow_redisplay: 'string',
    }),
  ),
  operation<Stripe.PaymentMethodAttachParams>('post /v1/payment_methods/{id}/attach', ({ world, id, params }) => {
    if (!params.customer) throw badParameter('parameter_missing', 'customer', 'Missing required param: customer.');
    const customer = world.store.get('customer', params.customer, 'customer');
    return methodOfCustomer(world, id, customer.id, 'id');
  }),
  operation('post /v1/payment_methods/{id}/detach', ({ world, id }) => {
    const method = world.store.get('payment_method', id);
    if (!method.customer) {
      throw invalidRequest(
        'The payment method you provided is not attached to a customer so detachment is impossible.',
      );
    }
    const owner = world.store.get('customer', method.customer);
    amend(world, 'payment_method', method, { customer: null });
    if (owner.invoice_settings.default_payment_method === id) {
      amend(world, 'customer', owner, {
        invoice_settings: { ...owner.invoice_settings, default_payment_method: null },
      });
    }
    for (const subscription of world.store.all('subscription')) {
      if (subscription.default_payment_method === id) {
        amend(world, 'subscription', subscription, { default_payment_method: null });
      }
    }
    return method;
  }),
];
