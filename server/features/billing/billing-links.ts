import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { Database } from '../../db/open.ts';
import { billingLink, type billingLinkPurposes } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';

// Links mailed about a purchase, to someone who may have no account. As for accounts, a token is the link's id with its
// signature, and only mails carry it.

const hour = 60 * 60 * 1000;
type Purpose = (typeof billingLinkPurposes)[number];
export const linkTtlMs: Record<Purpose, number> = { open_purchase: 7 * 24 * hour, cancel_subscription: 24 * hour };

type Target = { customerId: string } | { accountId: string };

/** Older links of the same purpose for the same purchase stop working. Answers the token. */
export async function createBillingLink(tx: Database, deps: Deps, purpose: Purpose, target: Target): Promise<string> {
  const now = deps.clock.now();
  const same =
    'customerId' in target
      ? eq(billingLink.customerId, target.customerId)
      : eq(billingLink.accountId, target.accountId);
  await tx
    .update(billingLink)
    .set({ usedAt: now })
    .where(and(same, eq(billingLink.purpose, purpose), isNull(billingLink.usedAt)));
  const [created] = await tx
    .insert(billingLink)
    .values({ purpose, ...target, createdAt: now, expiresAt: new Date(now.getTime() + linkTtlMs[purpose]) })
    .returning({ id: billingLink.id });
  if (!created) throw new Error('a billing link was not stored');
  return `${created.id}.${deps.signer.sign(purpose, created.id)}`;
}

export type BillingLink = typeof billingLink.$inferSelect;

/** The link behind a token, unused and in time; using it up is the caller's choice. */
export async function readBillingLink(db: Database, deps: Deps, purpose: Purpose, token: string): Promise<BillingLink> {
  const [linkId = '', signature = ''] = token.split('.');
  if (!deps.signer.isSigned(purpose, linkId, signature)) throw staleLink();
  const [found] = await db
    .select()
    .from(billingLink)
    .where(and(eq(billingLink.id, linkId), isNull(billingLink.usedAt), gt(billingLink.expiresAt, deps.clock.now())));
  if (!found) throw staleLink();
  return found;
}

/** Two uses at once let one through. */
export async function useUp(tx: Database, deps: Deps, link: BillingLink): Promise<void> {
  const used = await tx
    .update(billingLink)
    .set({ usedAt: deps.clock.now() })
    .where(and(eq(billingLink.id, link.id), isNull(billingLink.usedAt)))
    .returning({ id: billingLink.id });
  if (used.length === 0) throw staleLink();
}

/** When the last link to open a purchase was made; null where there was none. */
export async function lastPurchaseLinkAt(db: Database, customerId: string): Promise<Date | null> {
  const [last] = await db
    .select({ createdAt: billingLink.createdAt })
    .from(billingLink)
    .where(and(eq(billingLink.customerId, customerId), eq(billingLink.purpose, 'open_purchase')))
    .orderBy(desc(billingLink.createdAt))
    .limit(1);
  return last?.createdAt ?? null;
}

function staleLink(): AppError {
  return new AppError('invalid_token', 'Ce lien a expiré ou a déjà servi. Demandes-en un nouveau.');
}
