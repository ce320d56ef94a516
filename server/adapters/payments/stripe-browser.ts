import type { Payments } from './port.ts';

/** Where Stripe's own script comes from and what it opens, by Stripe's guide to content policies. */
export function stripeBrowser(publishableKey: string): Payments['browser'] {
  const scripts = ['https://js.stripe.com', 'https://*.js.stripe.com'];
  return {
    publishableKey,
    scriptUrl: null,
    origins: {
      script: scripts,
      frame: [...scripts, 'https://hooks.stripe.com'],
      connect: ['https://api.stripe.com', 'https://checkout.stripe.com'],
    },
  };
}
