import type Stripe from 'stripe';
import { invalidRequest } from '../http/errors.ts';
import { operation } from '../http/operation.ts';
import { isWithin, paginate } from '../http/pagination.ts';
import { newId, randomLetters } from '../ids.ts';
import { skeleton } from '../schema/skeleton.ts';
import { cancelNow } from '../time/ending.ts';
import { amend, amendAndTell, emit, type World } from '../world.ts';
import { mergeMetadata } from './metadata.ts';
import { methodOfCustomer } from './payment-methods.ts';
import type { Customer } from './types.ts';

type Params = Stripe.CustomerCreateParams & Stripe.CustomerUpdateParams;

const emptyAddress = { city: null, country: null, line1: null, line2: null, postal_code: null, state: null };

/** The fields that a caller may set: from the parameters where given, else unchanged. */
function fieldsFrom(params: Params, customer: Customer): Partial<Customer> {
  const fields: Partial<Customer> = { metadata: mergeMetadata(customer.metadata, params.metadata) };
  for (const name of ['email', 'name', 'phone', 'description'] as const) {
    if (params[name] !== undefined) fields[name] = params[name] || null;
  }
  if (params.preferred_locales) fields.preferred_locales = params.preferred_locales;
  if (params.balance !== undefined) fields.balance = params.balance;
  if (params.tax_exempt !== undefined) fields.tax_exempt = params.tax_exempt || 'none';
  if (params.address !== undefined) {
    // An unset address is removed: the API's description does not allow null here.
    if (params.address === '') delete customer.address;
    else fields.address = { ...emptyAddress, ...params.address };
  }
  return fields;
}

function withDefaultMethod(world: World, customer: Customer, id: string | undefined): Partial<Customer> {
  if (id === undefined) return {};
  const method =
    id === '' ? null : methodOfCustomer(world, id, customer.id, 'invoice_settings[default_payment_method]').id;
  return { invoice_settings: { ...customer.invoice_settings, default_payment_method: method } };
}

export function createCustomer(world: World, params: Params): Customer {
  if (params.test_clock) world.store.get('test_helpers.test_clock', params.test_clock, 'test_clock');
  const id = newId('cus');
  const test_clock = params.test_clock ?? null;
  const customer = {
    ...skeleton('customer'),
    id,
    object: 'customer',
    balance: 0,
    created: world.clock.nowFor({ test_clock }),
    currency: null,
    delinquent: false,
    email: null,
    name: null,
    phone: null,
    invoice_prefix: randomLetters(8).toUpperCase(),
    invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
    metadata: {},
    next_invoice_sequence: 1,
    preferred_locales: [],
    tax_exempt: 'none',
    test_clock,
  } as unknown as Customer;
  Object.assign(customer, fieldsFrom(params, customer));
  world.store.put('customer', id, customer);
  try {
    const attached = params.payment_method && methodOfCustomer(world, params.payment_method, id, 'payment_method').id;
    const wanted = params.invoice_settings?.default_payment_method;
    // The same `pm_card_…` id in both parameters means one card, not two.
    const method = wanted && wanted === params.payment_method ? attached : wanted;
    amend(world, 'customer', customer, withDefaultMethod(world, customer, method));
  } catch (error) {
    world.store.remove('customer', id);
    throw error;
  }
  emit(world, 'customer.created', customer);
  return customer;
}

/** The customer for a call that changes or bills them; a deleted customer counts as missing. */
export function requireCustomer(world: World, id: string | undefined, param = 'customer'): Customer {
  const customer = world.store.get('customer', id ?? '', param);
  if (customer.deleted) throw invalidRequest(`No such customer: '${id}'`, { code: 'resource_missing', param });
  return customer;
}

function deleteCustomer(world: World, customer: Customer) {
  for (const subscription of world.store.all('subscription')) {
    if (subscription.customer === customer.id && subscription.ended_at === null) {
      cancelNow(world, subscription, 'cancellation_requested');
    }
  }
  emit(world, 'customer.deleted', customer);
  const notice = { id: customer.id, object: 'customer', deleted: true } as Customer;
  return world.store.put('customer', customer.id, notice);
}

export const customerOperations = [
  operation<Params>('post /v1/customers', ({ world, params }) => createCustomer(world, params)),
  operation<Stripe.CustomerListParams>('get /v1/customers', ({ world, params, path }) => {
    const kept = world.store
      .all('customer')
      .filter(
        (customer) =>
          !customer.deleted &&
          (params.email === undefined || customer.email === params.email) &&
          (params.test_clock ?? null) === customer.test_clock &&
          isWithin(customer.created, params.created),
      );
    return paginate(kept, path, params);
  }),
  operation('get /v1/customers/{id}', ({ world, id }) => world.store.get('customer', id)),
  operation<Params>('post /v1/customers/{id}', ({ world, id, params }) => {
    const customer = requireCustomer(world, id, 'id');
    const settings = withDefaultMethod(world, customer, params.invoice_settings?.default_payment_method);
    amendAndTell(world, 'customer.updated', 'customer', customer, { ...fieldsFrom(params, customer), ...settings });
    return customer;
  }),
  operation('delete /v1/customers/{id}', ({ world, id }) => deleteCustomer(world, requireCustomer(world, id, 'id'))),
];
