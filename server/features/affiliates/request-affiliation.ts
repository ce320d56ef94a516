import { eq } from 'drizzle-orm';
import { affiliateTermsVersion } from '#contract/affiliate-accounts.ts';
import type { Database } from '../../db/open.ts';
import { affiliate } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { isReserved } from './reserved-slugs.ts';
import { isTaken, lockSlug, slugTaken } from './slugs.ts';

/**
 * Stores a request to become an affiliate, with the accepted version of the terms, and confirms it by mail. Of several requests
 * for one slug the first wins: the others wait for its transaction and are refused.
 */
export async function requestAffiliation(
  deps: Deps,
  tx: Database,
  accountId: string,
  { slug, lastName }: { slug: string; lastName?: string },
): Promise<void> {
  if (isReserved(slug)) throw slugTaken();
  await lockSlug(tx, slug);
  const now = deps.clock.now();
  const [stored] = await tx
    .insert(affiliate)
    .values({ accountId, slug, lastName, termsVersion: affiliateTermsVersion, termsAcceptedAt: now, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: affiliate.id });
  if (!stored) throw (await secondRequest(tx, accountId)) ?? slugTaken();
  // After the insert, which has waited for a rename that gives the slug up at this moment.
  if (await isTaken(tx, stored.id, slug)) throw slugTaken();
  await deps.jobs.enqueue(tx, 'mail.affiliate-news', { affiliateId: stored.id, news: 'received' });
}

async function secondRequest(tx: Database, accountId: string): Promise<AppError | null> {
  const [own] = await tx.select({ status: affiliate.status }).from(affiliate).where(eq(affiliate.accountId, accountId));
  if (!own) return null;
  const message =
    own.status === 'rejected'
      ? "Ta demande n'a pas été retenue. Écris-nous depuis la page Contact si ta situation a changé."
      : 'Tu as déjà un compte affilié. Ouvre ton espace affilié pour le voir.';
  return new AppError('conflict', message, { reason: 'already_affiliate' });
}
