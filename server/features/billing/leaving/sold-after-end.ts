import { and, eq, gt, inArray, isNotNull, isNull, ne, not } from 'drizzle-orm';
import type { Database } from '../../../db/open.ts';
import {
  cancellationRequest,
  checkoutIntent,
  customer,
  entitlementGrant,
  invoice,
  pause,
  subscription,
} from '../../../db/schema.ts';
import { addMonths, resumeAfter } from '../../retention/pause-rules.ts';
import { isErased } from '../customers.ts';
import { isWithdrawn, type StoredSubscription } from '../live-subscription.ts';
import { accessUntil } from '../rules.ts';

// An add-on is sold on a Pro that goes on. A checkout that was opened before Pro was cancelled, was paused or ended can be paid afterwards: the
// add-on would end at once, or with Pro, so its payment goes back. This looks at when things happened, not at when we heard of them.

interface Sold {
  invoiceId: string;
  subscriptionId: string;
  /** By the provider, in whole seconds. */
  createdAt: Date;
  /** When we heard of it, by our own clock; null if its checkout was not claimed yet. */
  completedAt: Date | null;
}

/** When add-ons were sold on one Pro. */
interface Selling {
  from: Date;
  until: Date | null;
  pauses: { from: Date; until: Date }[];
}

/** A customer's add-ons whose first payment came while no Pro went on and was not refunded. A deleted account refunds by rules of its own. */
export async function soldAfterEnd(db: Database, customerId: string): Promise<Sold[]> {
  const sold: Sold[] = await db
    .select({
      invoiceId: invoice.id,
      subscriptionId: subscription.id,
      createdAt: subscription.createdAt,
      completedAt: checkoutIntent.completedAt,
    })
    .from(invoice)
    .innerJoin(subscription, eq(subscription.id, invoice.subscriptionId))
    .innerJoin(customer, eq(customer.id, subscription.customerId))
    .leftJoin(checkoutIntent, eq(checkoutIntent.subscriptionId, subscription.id))
    .where(
      and(
        eq(invoice.customerId, customerId),
        ne(subscription.entitlement, 'pro'),
        eq(invoice.billingReason, 'subscription_create'),
        eq(invoice.status, 'paid'),
        isNotNull(invoice.chargeId),
        gt(invoice.amountPaidCents, invoice.amountRefundedCents),
        not(isWithdrawn),
      ),
    );
  if (sold.length === 0 || (await isErased(db, customerId))) return [];
  const sellings = await listSellings(db, customerId);
  return sold.filter((one) => !sellings.some((selling) => isSoldIn(selling, one)));
}

function isSoldIn({ from, until, pauses }: Selling, sold: Sold): boolean {
  if (sold.createdAt.getTime() < secondOf(from)) return false;
  const isPaused = pauses.some((one) => isAfter(sold, one.from) && sold.createdAt.getTime() < one.until.getTime());
  return !isPaused && !(until && isAfter(sold, until));
}

/** Within the second of `at`, when we heard of it decides. */
const isAfter = ({ createdAt, completedAt }: Sold, at: Date): boolean =>
  createdAt.getTime() >= secondOf(at) && (completedAt === null || completedAt.getTime() > at.getTime());

const secondOf = (at: Date): number => Math.floor(at.getTime() / 1000) * 1000;

async function listSellings(db: Database, customerId: string): Promise<Selling[]> {
  const [owner] = await db.select().from(customer).where(eq(customer.id, customerId));
  const accountId = owner?.accountId;
  const rows = await db
    .select({ pro: subscription, cancelledAt: cancellationRequest.requestedAt })
    .from(subscription)
    .innerJoin(customer, eq(customer.id, subscription.customerId))
    .leftJoin(
      cancellationRequest,
      and(eq(cancellationRequest.subscriptionId, subscription.id), ne(cancellationRequest.status, 'taken_back')),
    )
    .where(
      and(
        eq(subscription.entitlement, 'pro'),
        accountId ? eq(customer.accountId, accountId) : eq(customer.id, customerId),
      ),
    );
  const pauses = await listPauses(
    db,
    rows.map(({ pro }) => pro),
  );
  const paid = rows.map(({ pro, cancelledAt }) => {
    const ends = [endOf(pro), cancelledAt].filter((at) => at !== null).map((at) => at.getTime());
    const until = ends.length > 0 ? new Date(Math.min(...ends)) : null;
    return { from: pro.createdAt, until, pauses: pauses.filter(({ proId }) => proId === pro.id) };
  });
  return accountId ? [...paid, ...(await listGranted(db, accountId))] : paid;
}

/** When a Pro ended; null if it goes on. */
function endOf(pro: StoredSubscription): Date | null {
  switch (pro.status) {
    case 'active':
    case 'trialing':
      return null;
    case 'past_due':
      return accessUntil(pro);
    case 'canceled':
      // The provider tells whole seconds only: it may have been the end of this one.
      return new Date((pro.endedAt ?? pro.currentPeriodEnd).getTime() + 999);
    default:
      return pro.currentPeriodStart;
  }
}

/** The days on which no add-on is sold: from a pause until collection resumes, or the month that an annual term got. */
async function listPauses(db: Database, pros: StoredSubscription[]) {
  const stored = await db
    .select()
    .from(pause)
    .where(
      and(
        inArray(
          pause.subscriptionId,
          pros.map(({ id }) => id),
        ),
        ne(pause.status, 'lapsed'),
      ),
    );
  return stored.map(({ subscriptionId, requestedAt, pausedUntil }) => {
    const skipped = addMonths(pausedUntil, -1);
    return pros.some(({ id, plan }) => id === subscriptionId && plan === 'annual')
      ? { proId: subscriptionId, from: skipped, until: pausedUntil }
      : { proId: subscriptionId, from: requestedAt, until: resumeAfter(skipped) };
  });
}

/** Granted Pros, those that were cancelled included, of which only the end is known. */
async function listGranted(db: Database, accountId: string): Promise<Selling[]> {
  const granted = await db
    .select({ from: entitlementGrant.grantedAt })
    .from(entitlementGrant)
    .where(and(eq(entitlementGrant.accountId, accountId), eq(entitlementGrant.entitlement, 'pro')));
  const ended = await db
    .select({ until: cancellationRequest.requestedAt })
    .from(cancellationRequest)
    .where(and(eq(cancellationRequest.accountId, accountId), isNull(cancellationRequest.subscriptionId)));
  return [
    ...granted.map(({ from }) => ({ from, until: null, pauses: [] })),
    ...ended.map(({ until }) => ({ from: new Date(0), until, pauses: [] })),
  ];
}
