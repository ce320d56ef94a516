import { and, eq, gt } from 'drizzle-orm';
import { type Feature, features, type QuotaPeriod } from '#contract/plans.ts';
import type { Meter } from '#contract/usage.ts';
import { quotaUse } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import type { SignedInUser } from '../accounts/user.ts';
import { usedAt } from './reservations.ts';
import { allowanceOf, moreWith, periodAt } from './rules.ts';

type Counts = Map<string, number>;
const keyOf = (feature: string, period: string, start: string) => `${feature} ${period} ${start}`;

export async function listMeters(deps: Deps, user: SignedInUser): Promise<Meter[]> {
  const counts = await countsOf(deps, user);
  const now = deps.clock.now();
  return features.map((feature) =>
    meterOf(user, feature, now, ({ period, start }) => counts.get(keyOf(feature, period, start)) ?? 0),
  );
}

/** How much of each feature was used, in the periods that have not ended. */
async function countsOf({ db, clock }: Deps, user: SignedInUser): Promise<Counts> {
  const now = clock.now();
  const rows = await db
    .select({
      feature: quotaUse.feature,
      period: quotaUse.period,
      start: quotaUse.periodStart,
      used: usedAt(now),
    })
    .from(quotaUse)
    .where(and(eq(quotaUse.accountId, user.id), gt(quotaUse.endsAt, now)));
  return new Map(rows.map(({ feature, period, start, used }) => [keyOf(feature, period, start), used]));
}

/** What the screen shows of one feature. `usedIn` is called only where the plan counts uses. */
export function meterOf(
  user: SignedInUser,
  feature: Feature,
  now: Date,
  usedIn: (counted: { period: QuotaPeriod; start: string }) => number,
): Meter {
  const allowance = allowanceOf(feature, user);
  const shared = { feature, moreWith: moreWith(feature, user) };
  if (allowance === null) return { ...shared, used: 0, limit: 0, period: null, resetsAt: null };
  if (allowance === 'unlimited') return { ...shared, used: 0, limit: null, period: null, resetsAt: null };
  const { limit, period } = allowance;
  const { start, endsAt } = periodAt(period, now);
  return { ...shared, used: usedIn({ period, start }), limit, period, resetsAt: endsAt.toISOString() };
}
