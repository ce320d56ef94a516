import { and, eq } from 'drizzle-orm';
import type {
  AddonState,
  mySubscription,
  OpenWithdrawal,
  SubscriptionState,
  SubscriptionStatus,
} from '#contract/billing.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import { addons } from '#contract/plans.ts';
import { addonPriceKey, priceList } from '#contract/price-list.ts';
import { entitlementGrant, passiveMode, profileAnalysis } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import type { SignedInUser } from '../accounts/user.ts';
import { isPaused, pauseOf } from '../retention/pause-rules.ts';
import { isAddonStarting } from './checkout/intents.ts';
import { isSettling } from './converging/waiting-requests.ts';
import { agreedAddonEnd } from './leaving/addon-end.ts';
import { openWithdrawal } from './leaving/open-withdrawal.ts';
import { findCancellation } from './leaving/standing-cancellation.ts';
import { withdrawnAt } from './leaving/withdrawal.ts';
import { findLatestPro, findRunning, type StoredSubscription } from './live-subscription.ts';
import { accessUntil, endIfCancelled, scheduledEnd } from './rules.ts';

// An account's subscription and add-ons as the account screens show them.

const text = (date: Date | null) => date?.toISOString() ?? null;

export async function subscriptionOf(deps: Deps, user: SignedInUser): Promise<ResponseOf<typeof mySubscription>> {
  const { db } = deps;
  const [passive] = await db.select().from(passiveMode).where(eq(passiveMode.accountId, user.id));
  const [analysed] = await db.select().from(profileAnalysis).where(eq(profileAnalysis.accountId, user.id));
  return {
    pro: await proState(deps, user),
    addons: await Promise.all(addons.map((addon) => addonStateOf(deps, user, addon))),
    hasPortal: user.stripeCustomerId !== null,
    isSettling: await isSettling(db, user.id),
    passiveMode: passive !== undefined,
    profileAnalysisAvailable: analysed === undefined,
  };
}

async function proState(deps: Deps, user: SignedInUser): Promise<SubscriptionState | null> {
  const { db } = deps;
  const now = deps.clock.now();
  const pro = await findLatestPro(db, user.id);
  const [grant] = await db
    .select()
    .from(entitlementGrant)
    .where(and(eq(entitlementGrant.accountId, user.id), eq(entitlementGrant.entitlement, 'pro')));
  if (grant && (!pro || accessUntil(pro) === null)) return grantState(grant.grantedAt);
  if (!pro) return null;
  const withdrawal = await openWithdrawal(db, user.id, 'pro', now);
  const request = await findCancellation(db, pro.id);
  const pause = await pauseOf(db, user.id, pro, now);
  const givenUpAt = await withdrawnAt(db, pro);
  const status = givenUpAt
    ? 'ended'
    : statusOf(pro, now, { isCancelled: request !== null, isPausing: pause.isWaiting });
  const renewsAt = status === 'active' || status === 'paused' ? (pause.until ?? pro.currentPeriodEnd) : null;
  const ends = endedAt(pro, request?.endsAt ?? null) ?? givenUpAt ?? scheduledEnd(pro) ?? request?.endsAt ?? null;
  return {
    source: 'provider',
    plan: pro.plan,
    status,
    amountCents: pro.amountCents,
    startedAt: pro.createdAt.toISOString(),
    renewsAt: text(renewsAt),
    endsAt: text(ends),
    endsIfCancelled: status === 'active' || status === 'paused' ? text(endIfCancelled(pro, now)) : null,
    pausedUntil: text(status === 'paused' ? renewsAt : null),
    graceUntil: status === 'past_due' ? text(graceEnd(pro, now)) : null,
    cancellation: request
      ? { requestedAt: request.requestedAt.toISOString(), state: request.status === 'stored' ? 'stored' : 'done' }
      : null,
    withdrawal: withdrawalState(withdrawal),
    pause: { available: pause.available && status === 'active', availableFrom: text(pause.availableFrom) },
  };
}

/** What was agreed, where the provider ended it later. */
function endedAt({ endedAt: at }: StoredSubscription, agreed: Date | null): Date | null {
  return at && agreed && agreed.getTime() < at.getTime() ? agreed : at;
}

function withdrawalState(open: Awaited<ReturnType<typeof openWithdrawal>>): OpenWithdrawal | null {
  if (!open) return null;
  const { of, until, refundCents, endsUnrefunded, hasEnded } = open;
  return { startedAt: of.createdAt.toISOString(), until: until.toISOString(), refundCents, endsUnrefunded, hasEnded };
}

function grantState(grantedAt: Date): SubscriptionState {
  const none = {
    renewsAt: null,
    endsAt: null,
    endsIfCancelled: null,
    pausedUntil: null,
    graceUntil: null,
    cancellation: null,
    withdrawal: null,
  };
  return {
    source: 'grant',
    plan: null,
    status: 'active',
    amountCents: 0,
    startedAt: grantedAt.toISOString(),
    ...none,
    pause: { available: false, availableFrom: null },
  };
}

function graceEnd(pro: StoredSubscription, now: Date): Date | null {
  const until = accessUntil(pro);
  return until && until.getTime() > now.getTime() ? until : null;
}

/** What was asked for and is not carried out at the provider yet. */
interface Asked {
  isCancelled: boolean;
  isPausing?: boolean;
}

function statusOf(one: StoredSubscription, now: Date, { isCancelled, isPausing }: Asked): SubscriptionStatus {
  if (one.status === 'past_due') return 'past_due';
  const until = accessUntil(one);
  if (until === null || until.getTime() <= now.getTime()) return 'ended';
  if (scheduledEnd(one) || isCancelled) return 'scheduled';
  // An annual plan is paused once its added month has begun; a monthly one at once.
  return isPaused(one, now) || (isPausing && one.plan !== 'annual') ? 'paused' : 'active';
}

async function addonStateOf(deps: Deps, user: SignedInUser, addon: (typeof addons)[number]): Promise<AddonState> {
  const now = deps.clock.now();
  const one = await findRunning(deps.db, { accountId: user.id }, addon);
  const hasAccess = addon === 'bio' ? user.hasBioAccess : user.hasPhotoAccess;
  const endsAt = one && (await agreedAddonEnd(deps.db, { accountId: user.id }, one));
  const status = one && statusOf(one, now, { isCancelled: endsAt !== null });
  return {
    addon,
    hasAccess,
    isStarting: !hasAccess && (await isAddonStarting(deps, user.id, addon)),
    source: one ? 'provider' : hasAccess ? 'grant' : null,
    status: status ?? (hasAccess ? 'active' : null),
    subscriptionItemId: one?.itemId ?? null,
    amountCents: one || !hasAccess ? priceList[addonPriceKey[addon]].amountCents : 0,
    renewsAt: text(one && status === 'active' ? one.currentPeriodEnd : null),
    endsAt: text(endsAt),
    withdrawal: withdrawalState(await openWithdrawal(deps.db, user.id, addon, now)),
  };
}
