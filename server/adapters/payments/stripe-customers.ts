import type Stripe from 'stripe';
import type { ChargeSnapshot, CustomerSnapshot, Payments } from './port.ts';
import { callStripe, idOf, isMissing } from './stripe-client.ts';
import { listCustomers } from './stripe-listing.ts';
import { chargeFrom, customerFrom, invoiceFrom, subscriptionFrom } from './stripe-snapshots.ts';

const page = { limit: 100 } as const;
/** autoPagingToArray wants a bound; far more than a customer ever has. */
const most = { limit: 5_000 };

/** Asks for everything that billing stores of a customer. */
export function stripeCustomers(
  stripe: Stripe,
): Pick<Payments, 'findCustomer' | 'findCustomerOfCharge' | 'setCustomerEmail' | 'listCustomers'> {
  return {
    async findCustomer(customerId) {
      return await callStripe(async (): Promise<CustomerSnapshot | null> => {
        const customer = await stripe.customers.retrieve(customerId);
        const [subscriptions, invoices, charges] = await Promise.all([
          stripe.subscriptions.list({ customer: customerId, status: 'all', ...page }).autoPagingToArray(most),
          stripe.invoices.list({ customer: customerId, expand: ['data.payments'], ...page }).autoPagingToArray(most),
          stripe.charges
            .list({ customer: customerId, expand: ['data.balance_transaction'], ...page })
            .autoPagingToArray(most),
        ]);
        return {
          id: customerId,
          ...customerFrom(customer),
          subscriptions: subscriptions.map(subscriptionFrom).filter((one) => one !== null),
          invoices: invoices.map(invoiceFrom),
          charges: await Promise.all(charges.map((charge) => wholeCharge(stripe, charge))),
        };
      }, missingAsNull);
    },

    async findCustomerOfCharge(chargeId) {
      return await callStripe(async () => idOf((await stripe.charges.retrieve(chargeId)).customer), missingAsNull);
    },

    async setCustomerEmail(customerId, email) {
      await callStripe(async () => void (await stripe.customers.update(customerId, { email })), missingAsNull);
    },

    listCustomers: () => listCustomers(stripe),
  };
}

/** A failed refund leaves no trace on its charge, so refunds are listed for every successful charge. */
async function wholeCharge(stripe: Stripe, charge: Stripe.Charge): Promise<ChargeSnapshot> {
  const moved = charge.status === 'succeeded';
  const [refunds, disputes] = await Promise.all([
    moved
      ? stripe.refunds
          .list({ charge: charge.id, expand: ['data.failure_balance_transaction'], ...page })
          .autoPagingToArray(most)
      : [],
    charge.disputed ? stripe.disputes.list({ charge: charge.id, ...page }).autoPagingToArray(most) : [],
  ]);
  return chargeFrom(charge, refunds, disputes);
}

function missingAsNull(error: Stripe.errors.StripeError): null | undefined {
  return isMissing(error) ? null : undefined;
}
