import type { Feature } from '#contract/plans.ts';
import type { Meter } from '#contract/usage.ts';
import type { Deps } from '../../deps.ts';
import type { SignedInUser } from '../accounts/user.ts';
import { failureWithoutWords } from './failure-without-words.ts';
import { meterOf } from './meters.ts';
import { giveBack, keep, type Reservation, reserve } from './reservations.ts';

/**
 * Does work that a quota pays for: reserved before, kept when the work is done, given back when it fails. `isDelivered`
 * tells of work that failed, or was called off, after the user had got what it was for: that is kept.
 */
export async function spendQuota<Result>(
  deps: Deps,
  user: SignedInUser,
  feature: Feature,
  work: (reservation: Reservation) => Promise<Result>,
  isDelivered: () => boolean = () => false,
): Promise<{ result: Result; usage: Meter | null }> {
  const reservation = await reserve(deps, user, feature);
  let result: Result;
  try {
    result = await work(reservation);
  } catch (error) {
    await (isDelivered() ? keep : giveBack)(deps, reservation);
    throw failureWithoutWords(error);
  }
  const used = await keep(deps, reservation);
  const isMetered = reservation.paidBy === 'quota' && used !== null;
  return { result, usage: isMetered ? meterOf(user, feature, deps.clock.now(), () => used) : null };
}
