import type { FastifyBaseLogger } from 'fastify';
import type { Payments } from '../../../adapters/payments/port.ts';
import { trying } from '../trying.ts';

export class PriceListError extends Error {}

/**
 * A server that would sell at other prices than the list's does not start. One that cannot ask starts all the same:
 * cancellations have to work while the provider is away.
 */
export async function requireListedPrices(payments: Payments, log: FastifyBaseLogger): Promise<void> {
  let problems: string[] = [];
  const isAsked = await trying(async () => {
    problems = (await payments.checkPrices()).map(({ key, problem }) => `  - ${key} : ${problem}`);
  });
  if (!isAsked) log.warn('the payment provider does not answer: its prices were not checked');
  if (problems.length > 0)
    throw new PriceListError(
      `Les prix chez Stripe diffèrent de la liste :\n${problems.join('\n')}\nCrée-les avec : npm run prices`,
    );
}
