import { and, eq, gt } from 'drizzle-orm';
import { checkoutIntent } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../errors.ts';
import { networkOf } from '../../../http/network.ts';

// Whoever is signed out may pay under anybody's address: what its owner has already is refunded at once, at the cost of the payment and of a
// mail. A network from which that was bought several times of late is asked to sign in, which tells beforehand.

const refundsADay = 2;
export const networkCountsMs = 24 * 60 * 60 * 1000;

export function networkHashOf({ signer }: Pick<Deps, 'signer'>, address: string): string {
  return signer.pseudonym('checkout-network', networkOf(address));
}

export async function refuseAfterRefunds(deps: Deps, network: string): Promise<void> {
  const since = new Date(deps.clock.now().getTime() - networkCountsMs);
  const isRefunded = and(eq(checkoutIntent.network, network), eq(checkoutIntent.status, 'refunded'));
  if ((await deps.db.$count(checkoutIntent, and(isRefunded, gt(checkoutIntent.createdAt, since)))) < refundsADay)
    return;
  throw new AppError(
    'conflict',
    "Plusieurs achats faits depuis ta connexion internet viennent d'être remboursés. Connecte-toi ou crée un compte pour t'abonner.",
    { reason: 'refunded_often' },
  );
}
