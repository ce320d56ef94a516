import type { Payments } from './port.ts';

/** The origins that Stripe.js needs, from Stripe's guide to content security policies. */
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
