import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import { orderNotice } from '#contract/product.ts';
import type { Payments } from './port.ts';
import { callStripe, isMissing } from './stripe-client.ts';
import type { PriceBook } from './stripe-prices.ts';
import { checkoutFrom } from './stripe-snapshots.ts';

export function stripeCheckouts(
  stripe: Stripe,
  book: PriceBook,
): Pick<Payments, 'openCheckout' | 'findCheckout' | 'expireCheckout'> {
  return {
    async openCheckout(wish) {
      const [price, taxRates] = [await book.priceIdOf(wish.priceKey), await book.taxRates()];
      const params: Stripe.Checkout.SessionCreateParams = {
        mode: 'subscription',
        locale: 'fr',
        client_reference_id: wish.intentId,
        line_items: [{ price, quantity: 1 }],
        // French law wants a button that says «Payer»; Stripe's default for subscriptions is «S'abonner».
        submit_type: 'pay',
        custom_text: { submit: { message: orderNotice } },
        ...(wish.mode === 'embedded'
          ? { ui_mode: 'embedded_page', return_url: wish.returnUrl }
          : { ui_mode: 'hosted_page', success_url: wish.returnUrl, cancel_url: wish.cancelUrl }),
        ...(wish.customerId ? { customer: wish.customerId } : wish.email ? { customer_email: wish.email } : {}),
        subscription_data: {
          billing_mode: { type: 'flexible' },
          metadata: { intent: wish.intentId },
          ...(taxRates.length > 0 && { default_tax_rates: taxRates }),
        },
      };
      // Stripe refuses a known key with anything else, as after a correction of the address.
      const idempotencyKey = `checkout:${wish.intentId}:${hashOf(params)}`;
      const session = await callStripe(() => stripe.checkout.sessions.create(params, { idempotencyKey }));
      return { sessionId: session.id, clientSecret: session.client_secret, url: session.url };
    },

    async findCheckout(sessionId) {
      return await callStripe(
        async () => checkoutFrom(await stripe.checkout.sessions.retrieve(sessionId)),
        (error) => (isMissing(error) ? (null as never) : undefined),
      );
    },

    async expireCheckout(sessionId) {
      await callStripe(
        async () => {
          await stripe.checkout.sessions.expire(sessionId);
          return true;
        },
        (error) => ((error.statusCode ?? 500) < 500 ? true : undefined),
      );
    },
  };
}

function hashOf(params: Stripe.Checkout.SessionCreateParams): string {
  return createHash('sha256').update(JSON.stringify(params)).digest('base64url').slice(0, 22);
}
