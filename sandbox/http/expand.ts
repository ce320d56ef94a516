import { kindByPrefix } from '../kinds.ts';
import type { StripeObject } from '../objects/types.ts';
import type { World } from '../world.ts';
import { invalidRequest } from './errors.ts';
import { wholeList } from './pagination.ts';

// Answers hold references as ids; `expand[]` replaces them by the objects, up to four levels deep. The fields of
// `fieldsOnRequest` are absent unless they are expanded.

const maxDepth = 4;

const fieldsOnRequest: Record<string, (world: World, owner: StripeObject) => unknown> = {
  'invoice.payments': ({ store }, { id }) =>
    wholeList(
      store.all('invoice_payment').filter((payment) => payment.invoice === id),
      `/v1/invoices/${id}/payments`,
    ),
  'invoice.confirmation_secret': ({ store }, { id }) => {
    const payment = store.all('invoice_payment').findLast((one) => one.invoice === id);
    const intent = payment && store.find('payment_intent', payment.payment.payment_intent);
    return intent ? { client_secret: intent.client_secret, type: 'payment_intent' } : null;
  },
  'customer.subscriptions': ({ store }, { id }) =>
    wholeList(
      store.all('subscription').filter(({ customer, status }) => customer === id && status !== 'canceled'),
      `/v1/customers/${id}/subscriptions`,
    ),
  'charge.refunds': ({ store }, { id }) =>
    wholeList(
      store.all('refund').filter((refund) => refund.charge === id),
      `/v1/charges/${id}/refunds`,
    ),
  // Only a refund that failed has it; to ask for it is no mistake.
  'refund.failure_balance_transaction': () => undefined,
  'checkout.session.line_items': ({ store }, { id }) =>
    wholeList(store.get('checkout-order', id).lines, `/v1/checkout/sessions/${id}/line_items`),
};

function lookUp(world: World, id: string): StripeObject | null {
  const kind = kindByPrefix[id.slice(0, id.lastIndexOf('_'))];
  return kind ? (world.store.find(kind, id) as StripeObject | null) : null;
}

const pageFields = ['hosted_invoice_url', 'invoice_pdf', 'url', 'receipt_url'];

/**
 * A copy of a kept object that may be changed, with two fields brought up to date: prices (a lookup key may have moved to
 * another price) and addresses of the sandbox's pages (kept as paths, because the port may differ after a restart).
 */
function copyOf(world: World, kept: unknown): unknown {
  if (Array.isArray(kept)) return kept.map((one) => copyOf(world, one));
  if (typeof kept !== 'object' || kept === null) return kept;
  const copy: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(kept)) copy[name] = copyOf(world, currentValue(world, name, value));
  return copy;
}

function currentValue(world: World, name: string, value: unknown): unknown {
  if (typeof value === 'string' && pageFields.includes(name) && /^\/[cip]\//.test(value)) return `${world.url}${value}`;
  if (name !== 'price' || typeof value !== 'object' || value === null) return value;
  const price = value as StripeObject;
  return price.object === 'price' ? (world.store.find('price', price.id) ?? price) : price;
}

function expandPath(world: World, owner: unknown, path: string[]): void {
  const [name, ...rest] = path;
  if (name === undefined || typeof owner !== 'object' || owner === null) return;
  if (Array.isArray(owner)) {
    for (const one of owner) expandPath(world, one, path);
    return;
  }
  const fields = owner as StripeObject;
  if (!(name in fields)) {
    const make = fieldsOnRequest[`${fields.object}.${name}`];
    if (!make) throw invalidRequest(`This property cannot be expanded (${name}).`, { param: 'expand' });
    fields[name] = copyOf(world, make(world, fields));
  } else if (typeof fields[name] === 'string') {
    const found = lookUp(world, fields[name]);
    if (!found) throw invalidRequest(`This property cannot be expanded (${name}).`, { param: 'expand' });
    fields[name] = copyOf(world, found);
  } else if (Array.isArray(fields[name])) {
    fields[name] = fields[name].map((one) =>
      typeof one === 'string' ? (copyOf(world, lookUp(world, one)) ?? one) : one,
    );
  }
  expandPath(world, fields[name], rest);
}

/** A copy of the answer for the caller, with the references that `expand` names. */
export function present(world: World, answer: unknown, expand: string[] = []): unknown {
  const copy = copyOf(world, answer);
  for (const path of expand) {
    const parts = path.split('.');
    if (parts.length > maxDepth) {
      throw invalidRequest(`You cannot expand more than ${maxDepth} levels of a property. Property: ${path}`, {
        code: 'property_expansion_max_depth',
        param: 'expand',
      });
    }
    expandPath(world, copy, parts);
  }
  return copy;
}
