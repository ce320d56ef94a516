import type { Feature } from '#contract/plans.ts';
import type { Meter } from '#contract/usage.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
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
  const { figures } = deps;
  const reservation = await reserve(deps, user, feature).catch((error: unknown) => {
    if (error instanceof AppError) figures.used(feature, 'refused');
    throw error;
  });
  let result: Result;
  try {
    result = await work(reservation);
  } catch (error) {
    await (isDelivered() ? keep : giveBack)(deps, reservation);
    figures.used(feature, isDelivered() ? 'kept' : 'given_back');
    throw failureWithoutWords(error);
  }
  const used = await keep(deps, reservation);
  figures.used(feature, 'kept');
  const isMetered = reservation.paidBy === 'quota' && used !== null;
  return { result, usage: isMetered ? meterOf(user, feature, deps.clock.now(), () => used) : null };
}
