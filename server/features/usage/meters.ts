import { and, eq, gt, sql } from 'drizzle-orm';
import { type Feature, features } from '#contract/plans.ts';
import type { Meter } from '#contract/usage.ts';
import { quotaUse } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import type { SignedInUser } from '../accounts/user.ts';
import { liveAt } from './reservations.ts';
import { allowanceOf, moreWith, periodAt } from './rules.ts';

type Counts = Map<string, number>;
const keyOf = (feature: string, period: string, start: string) => `${feature} ${period} ${start}`;

export async function listMeters(deps: Deps, user: SignedInUser): Promise<Meter[]> {
  const counts = await countsOf(deps, user);
  return features.map((feature) => meterFrom(counts, deps.clock.now(), user, feature));
}

export async function getMeter(deps: Deps, user: SignedInUser, feature: Feature): Promise<Meter> {
  return meterFrom(await countsOf(deps, user), deps.clock.now(), user, feature);
}

/** Used in the periods that still run. */
async function countsOf({ db, clock }: Deps, user: SignedInUser): Promise<Counts> {
  const now = clock.now();
  const rows = await db
    .select({
      feature: quotaUse.feature,
      period: quotaUse.period,
      start: quotaUse.periodStart,
      used: sql<number>`${quotaUse.kept} + ${liveAt(now)}`,
    })
    .from(quotaUse)
    .where(and(eq(quotaUse.accountId, user.id), gt(quotaUse.endsAt, now)));
  return new Map(rows.map(({ feature, period, start, used }) => [keyOf(feature, period, start), used]));
}

function meterFrom(counts: Counts, now: Date, user: SignedInUser, feature: Feature): Meter {
  const allowance = allowanceOf(feature, user);
  const shared = { feature, moreWith: moreWith(feature, user) };
  if (allowance === null) return { ...shared, used: 0, limit: 0, period: null, resetsAt: null };
  if (allowance === 'unlimited') return { ...shared, used: 0, limit: null, period: null, resetsAt: null };
  const { limit, period } = allowance;
  const { start, endsAt } = periodAt(period, now);
  const used = counts.get(keyOf(feature, period, start)) ?? 0;
  return { ...shared, used, limit, period, resetsAt: endsAt.toISOString() };
}
