import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import type { paymentConfig } from '#contract/billing.ts';
import type { ResponseOf } from '#contract/endpoint.ts';

// The payment provider's script. It comes from another host and observes the page, so it is fetched only when a checkout
// opens.

const fetched = new Map<string, Promise<void>>();

export async function loadProvider({ publishableKey, scriptUrl }: ResponseOf<typeof paymentConfig>): Promise<Stripe> {
  // The local provider has a script of its own, which defines `window.Stripe`; `loadStripe` then uses that.
  if (scriptUrl) await addScript(scriptUrl);
  const stripe = await loadStripe(publishableKey, { locale: 'fr' });
  if (!stripe) throw new Error('The provider gave no checkout');
  return stripe;
}

function addScript(url: string): Promise<void> {
  const known = fetched.get(url);
  if (known) return known;
  const loading = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      fetched.delete(url);
      script.remove();
      reject(new Error(`${url} did not load`));
    });
    document.head.append(script);
  });
  fetched.set(url, loading);
  return loading;
}
