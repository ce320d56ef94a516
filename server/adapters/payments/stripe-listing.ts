import type Stripe from 'stripe';
import type {
  ChargeSnapshot,
  CustomerSnapshot,
  DisputeSnapshot,
  InvoiceSnapshot,
  RefundSnapshot,
  SubscriptionSnapshot,
} from './port.ts';
import { openSpool, type Spool } from './spool.ts';
import { callStripe, idOf } from './stripe-client.ts';
import {
  chargeFrom,
  customerFrom,
  disputeFrom,
  invoiceFrom,
  refundFrom,
  subscriptionFrom,
} from './stripe-snapshots.ts';

// Snapshots of all customers, from the provider's lists, a hundred objects a call, grouped by customer. Asking for each customer
// would take five calls per customer.

const page = { limit: 100 } as const;

type Part =
  | { customer: Pick<CustomerSnapshot, 'email' | 'isDeleted' | 'createdAt'> }
  | { subscription: SubscriptionSnapshot }
  | { invoice: InvoiceSnapshot }
  | { charge: ChargeSnapshot }
  | { refund: RefundSnapshot; chargeId: string }
  | { dispute: DisputeSnapshot; chargeId: string };

export async function* listCustomers(stripe: Stripe): AsyncGenerator<CustomerSnapshot> {
  const spool = await openSpool<Part>();
  try {
    await callStripe(() => spoolAll(stripe, spool));
    for await (const [id, parts] of spool.groups()) {
      const snapshot = assembled(id, parts);
      if (snapshot) yield snapshot;
    }
  } finally {
    await spool.remove();
  }
}

async function spoolAll(stripe: Stripe, spool: Spool<Part>): Promise<void> {
  for await (const given of stripe.subscriptions.list({ status: 'all', expand: ['data.customer'], ...page })) {
    const subscription = subscriptionFrom(given);
    if (!subscription || typeof given.customer === 'string') continue;
    await spool.add(given.customer.id, { customer: customerFrom(given.customer) });
    await spool.add(given.customer.id, { subscription });
  }
  for await (const given of stripe.invoices.list({ expand: ['data.payments'], ...page })) {
    const customerId = idOf(given.customer);
    if (customerId) await spool.add(customerId, { invoice: invoiceFrom(given) });
  }
  for await (const given of stripe.charges.list({ expand: ['data.balance_transaction'], ...page })) {
    const customerId = idOf(given.customer);
    if (customerId) await spool.add(customerId, { charge: chargeFrom(given, [], []) });
  }
  for await (const given of stripe.refunds.list({
    expand: ['data.charge', 'data.failure_balance_transaction'],
    ...page,
  })) {
    const owner = ownerOf(given.charge);
    if (owner) await spool.add(owner.customerId, { refund: refundFrom(given), chargeId: owner.chargeId });
  }
  for await (const given of stripe.disputes.list({ expand: ['data.charge'], ...page })) {
    const owner = ownerOf(given.charge);
    if (owner) await spool.add(owner.customerId, { dispute: disputeFrom(given), chargeId: owner.chargeId });
  }
}

function ownerOf(charge: string | Stripe.Charge | null): { customerId: string; chargeId: string } | null {
  const customerId = charge && typeof charge === 'object' ? idOf(charge.customer) : null;
  const chargeId = idOf(charge);
  return customerId && chargeId ? { customerId, chargeId } : null;
}

/** Null for a customer who never had a subscription. */
function assembled(id: string, parts: Part[]): CustomerSnapshot | null {
  let customer: Pick<CustomerSnapshot, 'email' | 'isDeleted' | 'createdAt'> | null = null;
  const subscriptions: SubscriptionSnapshot[] = [];
  const invoices: InvoiceSnapshot[] = [];
  const charges = new Map<string, ChargeSnapshot>();
  // A charge precedes its refunds and disputes, because the lists were read in that order.
  for (const part of parts) {
    if ('customer' in part) customer = part.customer;
    else if ('subscription' in part) subscriptions.push(part.subscription);
    else if ('invoice' in part) invoices.push(part.invoice);
    else if ('charge' in part) charges.set(part.charge.id, part.charge);
    else if ('refund' in part) charges.get(part.chargeId)?.refunds.push(part.refund);
    else charges.get(part.chargeId)?.disputes.push(part.dispute);
  }
  return customer && { id, ...customer, subscriptions, invoices, charges: [...charges.values()] };
}
