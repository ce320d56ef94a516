import type { Feature } from '#contract/plans.ts';
import type { Meter } from '#contract/usage.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import type { SignedInUser } from '../accounts/user.ts';
import { failureWithoutWords } from './failure-without-words.ts';
import { meterOf } from './meters.ts';
import { keepReservation, type Reservation, releaseReservation, reserve } from './reservations.ts';

/**
 * Does work that a quota pays for: one use is reserved before, kept when the work succeeds, given back when it fails. It is
 * also kept where the work fails after the user has received a result; `isDelivered` tells that.
 */
export async function spendQuota<Result>(
  deps: Deps,
  user: SignedInUser,
  feature: Feature,
  work: (reservation: Reservation) => Promise<Result>,
  isDelivered: () => boolean = () => false,
): Promise<{ result: Result; usage: Meter | null }> {
  const { metrics } = deps;
  const reservation = await reserve(deps, user, feature).catch((error: unknown) => {
    if (error instanceof AppError) metrics.countUse(feature, 'refused');
    throw error;
  });
  let result: Result;
  try {
    result = await work(reservation);
  } catch (error) {
    await (isDelivered() ? keepReservation : releaseReservation)(deps, reservation);
    metrics.countUse(feature, isDelivered() ? 'kept' : 'given_back');
    throw failureWithoutWords(error);
  }
  const used = await keepReservation(deps, reservation);
  metrics.countUse(feature, 'kept');
  const isMetered = reservation.paidBy === 'quota' && used !== null;
  return { result, usage: isMetered ? meterOf(user, feature, deps.clock.now(), () => used) : null };
}
