import type { Feature } from '#contract/plans.ts';
import type { Meter } from '#contract/usage.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import type { SignedInUser } from '../accounts/user.ts';
import { type Charge, charged } from './charge.ts';
import { meterOf } from './meters.ts';
import { keepReservation, releaseReservation, reserve } from './reservations.ts';

export interface Spending<Of extends Feature = Feature> {
  user: SignedInUser;
  feature: Of;
  /** Aborts when the caller leaves. */
  signal: AbortSignal;
}

/** Does work that a quota pays for: one use is reserved before, then kept or given back (charge.ts). */
export async function spendQuota<Result>(
  deps: Deps,
  { user, feature, signal }: Spending,
  work: (charge: Charge) => Promise<Result>,
): Promise<{ result: Result; usage: Meter | null }> {
  const { metrics } = deps;
  const reservation = await reserve(deps, user, feature).catch((error: unknown) => {
    if (error instanceof AppError) metrics.countUse(feature, 'refused');
    throw error;
  });
  const use = {
    async keep() {
      const used = await keepReservation(deps, reservation);
      metrics.countUse(feature, 'kept');
      return used;
    },
    async giveBack() {
      await releaseReservation(deps, reservation);
      metrics.countUse(feature, 'given_back');
    },
  };
  const { result, kept: used } = await charged({ user, signal }, use, work);
  const isMetered = reservation.paidBy === 'quota' && used !== null;
  return { result, usage: isMetered ? meterOf(user, feature, deps.clock.now(), () => used) : null };
}
