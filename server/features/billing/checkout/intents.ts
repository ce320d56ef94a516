import { createHash, randomBytes } from 'node:crypto';
import { and, desc, eq, gt, isNotNull, isNull, notExists } from 'drizzle-orm';
import type { Addon, PlanType } from '#contract/plans.ts';
import { checkoutCookie } from '#contract/site.ts';
import type { Database } from '../../../db/open.ts';
import { account, checkoutIntent, subscription } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import type { Call } from '../../../http/route.ts';
import { recordOwnChange } from '../customers.ts';

// An intent is a checkout that was started. The same buyer asking for the same thing gets the same intent; its id is in the
// provider's idempotency key, so two clicks open one checkout.

export type Intent = typeof checkoutIntent.$inferSelect;
export type Wanted = { plan: PlanType; addon: null } | { plan: null; addon: Addon };

/** Less than the 24 hours after which the provider closes a checkout and forgets idempotency keys. */
const reusableMs = 20 * 60 * 60 * 1000;
/** The provider closes a checkout after a day; older ones cannot be paid any more. */
export const payableMs = 2 * 24 * 60 * 60 * 1000;

/** The random value in this browser's cookie, created if missing. It later proves that the same browser paid. */
export function nonceOf(call: Call): string {
  const known = call.readCookie(checkoutCookie.name);
  const nonce = known && /^[\w-]{43}$/.test(known) ? known : randomBytes(32).toString('base64url');
  call.writeCookie(checkoutCookie.name, nonce, { maxAgeSeconds: checkoutCookie.hours * 60 * 60 });
  return nonce;
}

export function hasNonce(call: Call, intent: Intent): boolean {
  const given = call.readCookie(checkoutCookie.name);
  return given !== undefined && Buffer.from(hashOf(given)).equals(Buffer.from(intent.nonceHash));
}

function hashOf(nonce: string): Uint8Array {
  return createHash('sha256').update(nonce).digest();
}

interface Buyer {
  accountId: string | null;
  nonce: string;
  network: string | null;
  referral: { affiliateId: string; clickedAt: Date } | null;
}

/** Answers the intent to use, and the open ones of the same buyer for another plan, which it replaces. */
export async function findOrCreateIntent(
  deps: Deps,
  wanted: Wanted,
  buyer: Buyer,
): Promise<{ intent: Intent; replaced: Intent[] }> {
  return await deps.db.transaction(async (tx) => {
    // Locks the account, so that the second of two simultaneous clicks finds the intent of the first.
    if (buyer.accountId) await tx.select().from(account).where(eq(account.id, buyer.accountId)).for('update');
    const open = await openIntents(tx, deps, wanted, buyer);
    const same = open.find(({ plan, addon }) => plan === wanted.plan && addon === wanted.addon);
    const replaced = open.filter((intent) => intent !== same);
    for (const { id } of replaced)
      await tx.update(checkoutIntent).set({ status: 'expired' }).where(eq(checkoutIntent.id, id));
    return { intent: same ?? (await createIntent(tx, deps, wanted, buyer)), replaced };
  });
}

async function openIntents(tx: Database, deps: Deps, wanted: Wanted, buyer: Buyer): Promise<Intent[]> {
  const since = new Date(deps.clock.now().getTime() - reusableMs);
  const rows = await tx
    .select()
    .from(checkoutIntent)
    .where(
      and(
        eq(checkoutIntent.status, 'open'),
        gt(checkoutIntent.createdAt, since),
        buyer.accountId
          ? eq(checkoutIntent.accountId, buyer.accountId)
          : and(isNull(checkoutIntent.accountId), eq(checkoutIntent.nonceHash, hashOf(buyer.nonce))),
        wanted.addon ? eq(checkoutIntent.addon, wanted.addon) : isNull(checkoutIntent.addon),
      ),
    )
    .orderBy(desc(checkoutIntent.createdAt));
  return rows;
}

async function createIntent(tx: Database, deps: Deps, wanted: Wanted, buyer: Buyer): Promise<Intent> {
  const now = deps.clock.now();
  const [created] = await tx
    .insert(checkoutIntent)
    .values({
      ...wanted,
      accountId: buyer.accountId,
      nonceHash: hashOf(buyer.nonce),
      network: buyer.network,
      affiliateId: buyer.referral?.affiliateId ?? null,
      affiliateClickedAt: buyer.referral?.clickedAt ?? null,
      termsAcceptedAt: now,
      adultConfirmedAt: now,
      createdAt: now,
    })
    .returning();
  if (!created) throw new Error('a checkout intent was not stored');
  return created;
}

/** Notes that an add-on was charged to Pro's card. It counts as bought from now on, before any snapshot shows its subscription. */
export async function noteStartedAddon(
  tx: Database,
  deps: Deps,
  intentId: string,
  bought: { customerId: string; subscriptionId: string },
): Promise<void> {
  await recordOwnChange(tx, [bought]);
  await tx
    .update(checkoutIntent)
    .set({ ...bought, status: 'complete', completedAt: deps.clock.now() })
    .where(and(eq(checkoutIntent.id, intentId), eq(checkoutIntent.status, 'open')));
}

/** SQL condition on `checkoutIntent`: an add-on's checkout of this account that was not paid or given up. */
export const isOpenAddon = (accountId: string) =>
  and(eq(checkoutIntent.accountId, accountId), eq(checkoutIntent.status, 'open'), isNotNull(checkoutIntent.addon));

/** Gives the account's open add-on checkouts up, and answers them. */
export async function expireAddonIntents(tx: Database, accountId: string): Promise<Intent[]> {
  return await tx.update(checkoutIntent).set({ status: 'expired' }).where(isOpenAddon(accountId)).returning();
}

/** Whether an add-on is paid and its subscription not stored yet. */
export async function isAddonStarting(deps: Deps, accountId: string, addon: Addon): Promise<boolean> {
  const stored = deps.db
    .select({ id: subscription.id })
    .from(subscription)
    .where(eq(subscription.id, checkoutIntent.subscriptionId));
  const [starting] = await deps.db
    .select({ id: checkoutIntent.id })
    .from(checkoutIntent)
    .where(
      and(
        eq(checkoutIntent.accountId, accountId),
        eq(checkoutIntent.addon, addon),
        eq(checkoutIntent.status, 'complete'),
        gt(checkoutIntent.completedAt, new Date(deps.clock.now().getTime() - reusableMs)),
        notExists(stored),
      ),
    )
    .limit(1);
  return starting !== undefined;
}

/** Answers false if the intent was given up in the meantime: its checkout must not stay open. */
export async function noteSession(db: Database, intentId: string, sessionId: string): Promise<boolean> {
  const [noted] = await db
    .update(checkoutIntent)
    .set({ sessionId })
    .where(eq(checkoutIntent.id, intentId))
    .returning({ status: checkoutIntent.status });
  return noted?.status !== 'expired';
}
