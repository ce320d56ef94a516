import type Stripe from 'stripe';
import type { Payments } from './port.ts';
import { callStripe } from './stripe-client.ts';

// Stripe's portal shows the card and the invoices only, because cancelling has to go through our stored request. The account's
// default configuration may offer more, so we use one of our own, created when first needed.

const purpose = 'card_and_invoices';

export function stripePortal(stripe: Stripe): Pick<Payments, 'openPortal'> {
  let known: string | null = null;
  return {
    async openPortal(customerId, returnUrl) {
      const session = await callStripe(async () => {
        known ??= await findOrCreateConfiguration(stripe);
        return await stripe.billingPortal.sessions.create({
          customer: customerId,
          configuration: known,
          return_url: returnUrl,
          locale: 'fr',
        });
      });
      return session.url;
    },
  };
}

async function findOrCreateConfiguration(stripe: Stripe): Promise<string> {
  for await (const one of stripe.billingPortal.configurations.list({ active: true, limit: 100 }))
    if (one.metadata?.purpose === purpose) return one.id;
  const created = await stripe.billingPortal.configurations.create(
    {
      metadata: { purpose },
      features: { payment_method_update: { enabled: true }, invoice_history: { enabled: true } },
    },
    { idempotencyKey: `portal:${purpose}` },
  );
  return created.id;
}
