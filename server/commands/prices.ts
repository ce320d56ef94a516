import { priceKeys } from '#contract/price-list.ts';
import { stripePayments } from '../adapters/payments/stripe.ts';
import { stripeBrowser } from '../adapters/payments/stripe-browser.ts';
import type { Config } from '../config.ts';
import { AppError } from '../errors.ts';

/** `npm run prices`: creates at Stripe what is missing of the price list. Running it again changes nothing. */
export async function pricesCommand(config: Config): Promise<string> {
  const { payments: settings, vatPercent } = config;
  if (settings.kind === 'sandbox')
    throw new AppError('not_found', 'Sans STRIPE_SECRET_KEY, le bac à sable crée ses prix lui-même au démarrage.');
  const payments = stripePayments({
    ...settings,
    webhookSecret: () => settings.webhookSecret,
    vatPercent,
    browser: stripeBrowser(settings.publishableKey),
  });
  const done = await payments.setUpPrices();
  if (done.length === 0) return `Les ${priceKeys.length} prix sont déjà en place.`;
  return ['Créés :', ...done.map((line) => `  - ${line}`)].join('\n');
}
