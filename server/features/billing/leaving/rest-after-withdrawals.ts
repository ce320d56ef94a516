import { and, arrayOverlaps, desc, eq, gt, inArray, lt, not, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { formatDay } from '#contract/format.ts';
import type { Addon } from '#contract/plans.ts';
import { withdrawalsBeforeRest } from '#contract/product.ts';
import type { Database } from '../../../db/open.ts';
import { account, customer, customerCard, subscription, withdrawal } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../errors.ts';
import { mailboxOf } from '../../../mailbox.ts';
import { isWithdrawn, running, type StoredSubscription } from '../live-subscription.ts';

// Each contract may be withdrawn from, by law; so that nobody buys and withdraws without end, at a payment, a refund and two mails each
// time, what was withdrawn from several times of late is sold again only later. A person is known by their account, and by keyed hashes of
// their cards and of their mailbox, which stay with a withdrawal as long as it counts, whatever becomes of the account.

export const restMs = withdrawalsBeforeRest.days * 24 * 60 * 60 * 1000;
const sold = { pro: ['Pro', 'le'], bio: ["l'option Bio", 'la'], photo: ["l'option Photo", 'la'] } as const;

const contractOf = alias(subscription, 'contract_of');
/** SQL condition on `withdrawal` and `contractOf`. */
const isEndedByIt = sql`${contractOf.id} = any(${withdrawal.addonIds} || ${withdrawal.subscriptionId})`;

/** What tells that a withdrawal is this person's. Anybody may sign up under an address, so that it counts once it is confirmed. */
export async function buyerHashesOf(db: Database, { signer }: Pick<Deps, 'signer'>, accountId: string) {
  const cards = await db
    .selectDistinct({ hash: customerCard.cardHash })
    .from(customerCard)
    .innerJoin(customer, eq(customer.id, customerCard.customerId))
    .where(eq(customer.accountId, accountId));
  const [owner] = await db
    .select({ email: account.email, verifiedAt: account.emailVerifiedAt })
    .from(account)
    .where(eq(account.id, accountId));
  const mailbox = owner?.verifiedAt ? [signer.pseudonym('withdrawal', mailboxOf(owner.email))] : [];
  return [...mailbox, ...cards.map(({ hash }) => hash)];
}

/** Refuses to sell what the person has withdrawn from several times of late. */
export async function refuseSoonAfterWithdrawals(
  deps: Deps,
  accountId: string,
  contract: 'pro' | Addon,
): Promise<void> {
  const { count, days } = withdrawalsBeforeRest;
  const hashes = await buyerHashesOf(deps.db, deps, accountId);
  const isTheirs = eq(withdrawal.accountId, accountId);
  const recent = await deps.db
    .select({ at: withdrawal.requestedAt })
    .from(withdrawal)
    .innerJoin(contractOf, isEndedByIt)
    .where(
      and(
        hashes.length > 0 ? or(isTheirs, arrayOverlaps(withdrawal.buyerHashes, hashes)) : isTheirs,
        eq(contractOf.entitlement, contract),
        gt(withdrawal.requestedAt, new Date(deps.clock.now().getTime() - restMs)),
      ),
    )
    .orderBy(desc(withdrawal.requestedAt))
    .limit(count);
  const first = recent[count - 1];
  if (!first) return;
  const until = formatDay(restEnd(first.at));
  const [name, it] = sold[contract];
  throw new AppError(
    'conflict',
    `Tu as renoncé ${count} fois à ${name} en ${days} jours : tu pourras ${it} reprendre après le ${until}.`,
    { reason: 'withdrawn_often' },
  );
}

const restEnd = (firstAt: Date): Date => new Date(firstAt.getTime() + restMs);

/**
 * The customer's running subscriptions that were bought too soon, each with the end of the rest: their card shows only once it has paid,
 * whatever account it pays for.
 */
export async function boughtInRest(
  tx: Database,
  customerId: string,
  now: Date,
): Promise<{ of: StoredSubscription; until: Date }[]> {
  const since = new Date(now.getTime() - restMs);
  const cards = sql`array(select ${customerCard.cardHash} from ${customerCard} where ${customerCard.customerId} = ${customerId})`;
  const rows = await tx
    .select({ of: subscription, at: withdrawal.requestedAt })
    .from(subscription)
    .innerJoin(customer, eq(customer.id, subscription.customerId))
    .innerJoin(withdrawal, and(arrayOverlaps(withdrawal.buyerHashes, cards), gt(withdrawal.requestedAt, since)))
    .innerJoin(contractOf, and(isEndedByIt, eq(contractOf.entitlement, subscription.entitlement)))
    .where(
      and(
        eq(subscription.customerId, customerId),
        inArray(subscription.status, running),
        not(isWithdrawn),
        lt(withdrawal.requestedAt, subscription.createdAt),
      ),
    )
    .orderBy(desc(withdrawal.requestedAt));
  const found = [...new Map(rows.map(({ of }) => [of.id, of])).values()];
  return found.flatMap((of) => {
    const first = rows.filter((one) => one.of.id === of.id)[withdrawalsBeforeRest.count - 1];
    return first ? [{ of, until: restEnd(first.at) }] : [];
  });
}
