import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/open.ts';
import { affiliate, affiliateFormerSlug } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { recordAdminAction } from '../admin/audit.ts';
import { lockAffiliate } from './lock-affiliate.ts';
import { isReserved } from './reserved-slugs.ts';

/** The active affiliate with this slug, current or former. */
export async function findActive(
  db: Database,
  slug: string,
): Promise<Pick<typeof affiliate.$inferSelect, 'id' | 'accountId' | 'createdAt'> | undefined> {
  const columns = { id: affiliate.id, accountId: affiliate.accountId, createdAt: affiliate.createdAt };
  const [found] = await db
    .select(columns)
    .from(affiliate)
    .where(and(eq(affiliate.slug, slug), eq(affiliate.status, 'active')));
  if (found) return found;
  const [former] = await db
    .select(columns)
    .from(affiliateFormerSlug)
    .innerJoin(affiliate, eq(affiliate.id, affiliateFormerSlug.affiliateId))
    .where(and(eq(affiliateFormerSlug.slug, slug), eq(affiliate.status, 'active')));
  return former;
}

/** Gives the affiliate a new slug; links with the old one keep working. */
export async function renameAffiliate(deps: Deps, affiliateId: string, slug: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const { slug: before, accountId } = await lockAffiliate(tx, affiliateId);
    if (slug === before) return;
    await lockSlug(tx, slug);
    if (isReserved(slug) || (await isTaken(tx, affiliateId, slug))) throw slugTaken();
    await tx.delete(affiliateFormerSlug).where(eq(affiliateFormerSlug.slug, slug));
    await tx.insert(affiliateFormerSlug).values({ slug: before, affiliateId, renamedAt: deps.clock.now() });
    await tx.update(affiliate).set({ slug }).where(eq(affiliate.id, affiliateId));
    await recordAdminAction(tx, deps.clock, { action: 'affiliate-slug', subjectId: accountId });
  });
}

const slugLocks = 7_318_201;

/** Until the transaction ends, nobody else takes this slug: who waited sees whether it is taken. */
export async function lockSlug(tx: Database, slug: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${slugLocks}, hashtext(${slug}))`);
}

export function slugTaken(): AppError {
  const message = "Ce nom d'utilisateur affilié est déjà pris. Choisis-en un autre.";
  return new AppError('conflict', message, { reason: 'slug_taken', fields: { slug: message } });
}

/** Whether the slug belongs to another affiliate, now or before a rename. */
export async function isTaken(tx: Database, affiliateId: string, slug: string): Promise<boolean> {
  const [holder] = await tx.select({ id: affiliate.id }).from(affiliate).where(eq(affiliate.slug, slug));
  const [former] = await tx
    .select({ id: affiliateFormerSlug.affiliateId })
    .from(affiliateFormerSlug)
    .where(eq(affiliateFormerSlug.slug, slug));
  return [holder, former].some((other) => other && other.id !== affiliateId);
}
