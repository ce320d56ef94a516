import type { ResponseOf } from '#contract/endpoint.ts';
import { type Feature, features, type QuotaPeriod } from '#contract/plans.ts';
import type { getUsage, Meter } from '#contract/usage.ts';
import type { Deps } from '../../deps.ts';
import type { SignedInUser } from '../accounts/user.ts';
import { usesOf } from './counters.ts';
import { holdersOf } from './holders.ts';
import { trial } from './reservations.ts';
import { allowanceOf, moreWith, periodAt } from './rules.ts';

type Usage = Pick<ResponseOf<typeof getUsage>, 'usage' | 'freeDmTrialUsed' | 'isShared'>;
type Counts = Map<string, number>;
const keyOf = (feature: string, period: string, start: string) => `${feature} ${period} ${start}`;

export async function readUsage(deps: Deps, user: SignedInUser): Promise<Usage> {
  const now = deps.clock.now();
  const { counts, isShared } = await countsOf(deps, user, now);
  const isTrialUsed = (counts.get(keyOf(trial.feature, trial.period, trial.periodStart)) ?? 0) > 0;
  return {
    usage: features.map((feature) =>
      meterOf(user, feature, now, ({ period, start }) => counts.get(keyOf(feature, period, start)) ?? 0),
    ),
    freeDmTrialUsed: user.freeDmTrialUsed || isTrialUsed,
    isShared,
  };
}

/** How much of each feature was used, in the periods that have not ended, by the count that has most. */
async function countsOf(deps: Deps, user: SignedInUser, now: Date): Promise<{ counts: Counts; isShared: boolean }> {
  const [own, ...shared] = await Promise.all(holdersOf(deps, user).map((holder) => usesOf(deps.db, holder, now)));
  const counts: Counts = new Map(own?.map(({ feature, period, start, used }) => [keyOf(feature, period, start), used]));
  let isShared = false;
  for (const { feature, period, start, used } of shared.flat()) {
    const key = keyOf(feature, period, start);
    if (used <= (counts.get(key) ?? 0)) continue;
    counts.set(key, used);
    isShared = true;
  }
  return { counts, isShared };
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
