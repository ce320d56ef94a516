import { and, eq, exists, type SQL, sql } from 'drizzle-orm';
import type { Entitlement } from '#contract/plans.ts';
import type { Database } from '../../db/open.ts';
import { account, entitlementGrant } from '../../db/schema.ts';

// The one answer to "what may this account use". An add-on counts only together with Pro.

function granted(db: Database, entitlement: Entitlement): SQL<boolean> {
  const grant = db
    .select({ one: sql`1` })
    .from(entitlementGrant)
    .where(and(eq(entitlementGrant.accountId, account.id), eq(entitlementGrant.entitlement, entitlement)));
  return sql<boolean>`${exists(grant)}`;
}

/** Columns for a select on `account`. */
export function entitlementColumns(db: Database) {
  const isPro = granted(db, 'pro');
  return {
    isPro,
    hasBioAccess: sql<boolean>`(${isPro} and ${granted(db, 'bio')})`,
    hasPhotoAccess: sql<boolean>`(${isPro} and ${granted(db, 'photo')})`,
  };
}
