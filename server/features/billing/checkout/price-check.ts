import type { FastifyBaseLogger } from 'fastify';
import type { Payments } from '../../../adapters/payments/port.ts';
import { StartError } from '../../../start-error.ts';
import { ignoreProviderOutage } from '../ignore-provider-outage.ts';

/**
 * Throws if the provider's prices differ from the price list, so that the server does not start. If the provider is away the
 * server starts without the check: cancellations must work then.
 */
export async function requireListedPrices(payments: Payments, log: FastifyBaseLogger): Promise<void> {
  let problems: string[] = [];
  const isAsked = await ignoreProviderOutage(async () => {
    problems = (await payments.checkPrices()).map(({ key, problem }) => `  - ${key} : ${problem}`);
  });
  if (!isAsked) log.warn('the payment provider does not answer: its prices were not checked');
  if (problems.length > 0)
    throw new StartError(
      `Les prix chez Stripe diffèrent de la liste :\n${problems.join('\n')}\nCrée-les avec : npm run prices`,
    );
}
