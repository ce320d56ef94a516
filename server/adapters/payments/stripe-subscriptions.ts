import Stripe from 'stripe';
import type { AddonStart, Payments } from './port.ts';
import { callStripe, chargeWithStripe, idOf, secondsOf } from './stripe-client.ts';
import type { PriceBook } from './stripe-prices.ts';

type Subscriptions = Pick<
  Payments,
  'startAddon' | 'cancelAtPeriodEnd' | 'resume' | 'cancelNow' | 'pauseCollection' | 'moveTerm' | 'refundCharge'
>;

export function stripeSubscriptions(stripe: Stripe, book: PriceBook): Subscriptions {
  const update = async (id: string, changes: Stripe.SubscriptionUpdateParams, key?: string) => {
    await callStripe(() => stripe.subscriptions.update(id, changes, key ? { idempotencyKey: key } : {}));
  };

  return {
    async startAddon({ intentId, customerId, proSubscriptionId, priceKey }) {
      const [price, taxRates] = [await book.priceIdOf(priceKey), await book.taxRates()];
      const card = await callStripe(async () => {
        const pro = await stripe.subscriptions.retrieve(proSubscriptionId);
        return idOf(pro.default_payment_method) ?? (await defaultCard(stripe, customerId));
      });
      if (!card) return { kind: 'needs_customer' };
      return await chargeWithStripe(async (): Promise<AddonStart> => {
        const started = await stripe.subscriptions.create(
          {
            customer: customerId,
            items: [{ price }],
            off_session: true,
            default_payment_method: card,
            payment_behavior: 'error_if_incomplete',
            billing_mode: { type: 'flexible' },
            metadata: { intent: intentId },
            ...(taxRates.length > 0 && { default_tax_rates: taxRates }),
          },
          { idempotencyKey: `addon:${intentId}` },
        );
        return { kind: 'started', subscriptionId: started.id };
      }, needsCustomer);
    },

    cancelAtPeriodEnd: async (id) => await update(id, { cancel_at_period_end: true }),

    resume: async (id, takenBack) =>
      await update(id, { cancel_at_period_end: false, metadata: { taken_back: takenBack ?? '' } }),

    async cancelNow(id) {
      await callStripe(
        async () => {
          await stripe.subscriptions.cancel(id, { prorate: false, invoice_now: false });
          return true;
        },
        (error) => ((error.statusCode ?? 500) === 404 || /cancel/i.test(error.message) ? true : undefined),
      );
    },

    pauseCollection: async (id, resumesAt) =>
      await update(id, { pause_collection: { behavior: 'void', resumes_at: secondsOf(resumesAt) } }),

    moveTerm: async (id, until, key) =>
      await update(id, { trial_end: secondsOf(until), proration_behavior: 'none' }, key),

    async refundCharge(chargeId, key) {
      await callStripe(
        async () => {
          await stripe.refunds.create({ charge: chargeId }, { idempotencyKey: key });
          return true;
        },
        (error) => (error.code === 'charge_already_refunded' || error.code === 'charge_disputed' ? true : undefined),
      );
    },
  };
}

async function defaultCard(stripe: Stripe, customerId: string): Promise<string | null> {
  const customer = await stripe.customers.retrieve(customerId);
  return customer.deleted ? null : idOf(customer.invoice_settings.default_payment_method);
}

function needsCustomer(error: Stripe.errors.StripeError): AddonStart | undefined {
  return error instanceof Stripe.errors.StripeCardError || error.statusCode === 402
    ? { kind: 'needs_customer' }
    : undefined;
}
