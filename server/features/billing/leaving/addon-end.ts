import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../db/open.ts';
import { entitlementGrant } from '../../../db/schema.ts';
import { findRunning, type Owner, type StoredSubscription } from '../live-subscription.ts';
import { endIfCancelled } from '../rules.ts';
import { agreedEnd, findCancellation } from './standing-cancellation.ts';

/** When an add-on ends, cancelled by itself or with Pro: the earliest of what was agreed; null if it goes on. */
export async function agreedAddonEnd(db: Database, owner: Owner, addon: StoredSubscription): Promise<Date | null> {
  const ends = [await agreedEnd(db, addon), ...(await endsWithPro(db, owner, addon))].filter((end) => end !== null);
  return ends.length > 0 ? new Date(Math.min(...ends.map((end) => end.getTime()))) : null;
}

async function endsWithPro(db: Database, owner: Owner, addon: StoredSubscription): Promise<(Date | null)[]> {
  const pro = await findRunning(db, owner, 'pro');
  if (!pro) return [];
  // Cancelling Pro cancels its add-ons too, each at the end of its own period.
  const request = await findCancellation(db, pro.id);
  const own = request && endIfCancelled(addon, request.requestedAt);
  return (await hasGrantedPro(db, owner)) ? [own] : [own, await agreedEnd(db, pro)];
}

/** A granted Pro has no end, and keeps the add-ons of a paid one that ends. */
async function hasGrantedPro(db: Database, owner: Owner): Promise<boolean> {
  if (!('accountId' in owner)) return false;
  const granted = and(eq(entitlementGrant.accountId, owner.accountId), eq(entitlementGrant.entitlement, 'pro'));
  return (await db.$count(entitlementGrant, granted)) > 0;
}
