import type Stripe from 'stripe';
import type { ChargeSnapshot, CustomerSnapshot, Payments } from './port.ts';
import { asking, idOf, isMissing } from './stripe-client.ts';
import { listCustomers } from './stripe-listing.ts';
import { chargeFrom, customerFrom, invoiceFrom, subscriptionFrom } from './stripe-snapshots.ts';

const page = { limit: 100 } as const;
/** Far more than a customer ever has; a bound all the same. */
const most = { limit: 5_000 };

/** Everything that billing keeps of a customer, asked anew. */
export function stripeCustomers(
  stripe: Stripe,
): Pick<Payments, 'findCustomer' | 'findCustomerOfCharge' | 'listCustomers'> {
  return {
    async findCustomer(customerId) {
      return await asking(async (): Promise<CustomerSnapshot | null> => {
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
      return await asking(async () => idOf((await stripe.charges.retrieve(chargeId)).customer), missingAsNull);
    },

    listCustomers: () => listCustomers(stripe),
  };
}

/** A refund that failed leaves nothing on its charge, so refunds are asked for wherever money went through. */
async function wholeCharge(stripe: Stripe, charge: Stripe.Charge): Promise<ChargeSnapshot> {
  const moved = charge.status === 'succeeded';
  const [refunds, disputes] = await Promise.all([
    moved ? stripe.refunds.list({ charge: charge.id, ...page }).autoPagingToArray(most) : [],
    charge.disputed ? stripe.disputes.list({ charge: charge.id, ...page }).autoPagingToArray(most) : [],
  ]);
  return chargeFrom(charge, refunds, disputes);
}

function missingAsNull(error: Stripe.errors.StripeError): null | undefined {
  return isMissing(error) ? null : undefined;
}
