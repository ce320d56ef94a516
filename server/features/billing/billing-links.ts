import { and, desc, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import type { Database } from '../../db/open.ts';
import { billingLink, type billingLinkPurposes, customer } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';

// Links in mails about a purchase, whose buyer may have no account. A token is the link's id and its signature, as for
// accounts' mail links; it is never stored, so only the mail has it.

const hour = 60 * 60 * 1000;
type Purpose = (typeof billingLinkPurposes)[number];
export const linkTtlMs: Record<Purpose, number> = { open_purchase: 7 * 24 * hour, cancel_subscription: 24 * hour };

type Target = { customerId: string } | { accountId: string };

/** Answers the token of a link mailed to `email`. Earlier links keep working: two mails that cross each other must both open the purchase. */
export async function createBillingLink(
  tx: Database,
  deps: Deps,
  purpose: Purpose,
  target: Target & { email: string },
): Promise<string> {
  const now = deps.clock.now();
  const [created] = await tx
    .insert(billingLink)
    .values({ purpose, ...target, createdAt: now, expiresAt: new Date(now.getTime() + linkTtlMs[purpose]) })
    .returning({ id: billingLink.id });
  if (!created) throw new Error('a billing link was not stored');
  return `${created.id}.${deps.signer.sign(purpose, created.id)}`;
}

export type BillingLink = typeof billingLink.$inferSelect;

/** The link of a token; refuses a forged, used or expired one. The link stays usable until `useUpLink`. */
export async function readBillingLink(db: Database, deps: Deps, purpose: Purpose, token: string): Promise<BillingLink> {
  const found = await readSpentLink(db, deps, purpose, token);
  if (found.usedAt) throw staleLink();
  return found;
}

/** As `readBillingLink`, but a used link is answered too: it still says whose purchase it was mailed for. */
export async function readSpentLink(db: Database, deps: Deps, purpose: Purpose, token: string): Promise<BillingLink> {
  const [linkId = '', signature = ''] = token.split('.');
  if (!deps.signer.isSigned(purpose, linkId, signature)) throw staleLink();
  const [found] = await db
    .select()
    .from(billingLink)
    .where(and(eq(billingLink.id, linkId), gt(billingLink.expiresAt, deps.clock.now())));
  if (!found) throw staleLink();
  return found;
}

/** Ends this link and all others with its purpose and target. Of two calls at the same moment, the second is refused. */
export async function useUpLink(tx: Database, deps: Deps, link: BillingLink): Promise<void> {
  const target = link.customerId
    ? eq(billingLink.customerId, link.customerId)
    : eq(billingLink.accountId, link.accountId ?? '');
  const used = await tx
    .update(billingLink)
    .set({ usedAt: deps.clock.now() })
    .where(and(target, eq(billingLink.purpose, link.purpose), isNull(billingLink.usedAt)))
    .returning({ id: billingLink.id });
  if (!used.some(({ id }) => id === link.id)) throw staleLink();
}

/** Ends the unused links of an account and of its purchases. */
export async function endBillingLinks(tx: Database, deps: Deps, accountId: string): Promise<void> {
  const purchases = tx.select({ id: customer.id }).from(customer).where(eq(customer.accountId, accountId));
  await tx
    .update(billingLink)
    .set({ usedAt: deps.clock.now() })
    .where(
      and(
        or(eq(billingLink.accountId, accountId), inArray(billingLink.customerId, purchases)),
        isNull(billingLink.usedAt),
      ),
    );
}

/** When the newest unused `open_purchase` link of this customer was created; null if there is none. */
export async function lastPurchaseLinkAt(db: Database, customerId: string): Promise<Date | null> {
  const [last] = await db
    .select({ createdAt: billingLink.createdAt })
    .from(billingLink)
    .where(
      and(eq(billingLink.customerId, customerId), eq(billingLink.purpose, 'open_purchase'), isNull(billingLink.usedAt)),
    )
    .orderBy(desc(billingLink.createdAt))
    .limit(1);
  return last?.createdAt ?? null;
}

export function staleLink(): AppError {
  return new AppError('invalid_token', 'Ce lien a expiré ou a déjà servi. Demandes-en un nouveau.');
}
