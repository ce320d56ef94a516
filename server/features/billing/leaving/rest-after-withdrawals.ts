import { and, desc, eq, gt } from 'drizzle-orm';
import { formatDay } from '#contract/format.ts';
import type { Addon } from '#contract/plans.ts';
import { withdrawalsBeforeRest } from '#contract/product.ts';
import type { Database } from '../../../db/open.ts';
import { customer, subscription, withdrawal } from '../../../db/schema.ts';
import { AppError } from '../../../errors.ts';
import { endsSubscription } from '../live-subscription.ts';

const dayMs = 24 * 60 * 60 * 1000;
const sold = { pro: ['Pro', 'le'], bio: ["l'option Bio", 'la'], photo: ["l'option Photo", 'la'] } as const;

/**
 * Refuses to sell what the account has withdrawn from several times of late. Each contract may be withdrawn from, by law; so that nobody
 * buys and withdraws without end, at a payment, a refund and two mails each time, the next sale waits.
 */
export async function refuseSoonAfterWithdrawals(
  db: Database,
  accountId: string,
  contract: 'pro' | Addon,
  now: Date,
): Promise<void> {
  const { count, days } = withdrawalsBeforeRest;
  const since = new Date(now.getTime() - days * dayMs);
  const recent = await db
    .select({ at: withdrawal.requestedAt })
    .from(withdrawal)
    .innerJoin(customer, eq(customer.accountId, withdrawal.accountId))
    .innerJoin(subscription, and(eq(subscription.customerId, customer.id), endsSubscription))
    .where(
      and(
        eq(withdrawal.accountId, accountId),
        eq(subscription.entitlement, contract),
        gt(withdrawal.requestedAt, since),
      ),
    )
    .orderBy(desc(withdrawal.requestedAt))
    .limit(count);
  const first = recent[count - 1];
  if (!first) return;
  const until = formatDay(new Date(first.at.getTime() + days * dayMs));
  const [name, it] = sold[contract];
  throw new AppError(
    'conflict',
    `Tu as renoncé ${count} fois à ${name} en ${days} jours : tu pourras ${it} reprendre après le ${until}.`,
    { reason: 'withdrawn_often' },
  );
}
