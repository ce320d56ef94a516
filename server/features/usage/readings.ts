import { formatDay } from '#contract/format.ts';
import { type CaptureFeature, captureReadings } from '#contract/plans.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { charged } from './charge.ts';
import { keptUses } from './counters.ts';
import { keepUse, type Reservation, releaseReservation, releaseUse, reserve, takeForAll } from './reservations.ts';
import { allowanceOf, periodAt } from './rules.ts';
import type { Spending } from './spend-quota.ts';

// Readings of screenshots for a feature. Each use of it in a period comes with some, and so does the next one: somebody who has read all of them
// uses the tool before they read more. A reading that fails is given back.

/** Reads for a feature, which must have a use left. */
export async function spendReading<Result>(
  deps: Deps,
  spending: Spending<CaptureFeature>,
  read: () => Promise<Result>,
): Promise<Result> {
  const { user, feature, signal } = spending;
  // Held while reading and then given back: the use itself is the tool's.
  const use = await reserve(deps, user, feature);
  try {
    const taken = await takeReading(deps, spending, use);
    const turn = { keep: () => keepUse(deps, taken), giveBack: () => releaseUse(deps, taken) };
    const { result } = await charged({ user, signal }, turn, read);
    return result;
  } finally {
    await releaseReservation(deps, use);
  }
}

async function takeReading(deps: Deps, { user, feature }: Spending<CaptureFeature>, use: Reservation) {
  const allowance = allowanceOf(feature, user);
  const isCounted = allowance !== null && allowance !== 'unlimited';
  const { period } = isCounted ? allowance : captureReadings.whereUnlimited;
  const { start: periodStart, endsAt } = periodAt(period, deps.clock.now());
  // By the uses that were kept: those that are being worked on may be given back.
  const uses = Math.max(
    0,
    ...(await Promise.all((use.taken?.counters ?? []).map((count) => keptUses(deps.db, count)))),
  );
  const limit = isCounted ? captureReadings.perUse * (uses + 1) : captureReadings.whereUnlimited.limit;
  const counted = { feature: `${feature}Reading` as const, period, periodStart, endsAt };
  const taken = await takeForAll(deps, user, counted, limit);
  if (taken) return taken;
  throw new AppError('quota_exhausted', isCounted ? usedUpText : monthUsedUpText(endsAt), {
    resetsAt: endsAt.toISOString(),
  });
}

const { perUse, whereUnlimited } = captureReadings;
const usedUpText = `Chaque utilisation comprend ${perUse} lectures de captures, et tu les as faites. Corrige le texte ou colle-le, puis lance l'outil : tu en auras ${perUse} de plus.`;
const monthUsedUpText = (endsAt: Date) =>
  `Tu as fait tes ${whereUnlimited.limit} lectures de captures du mois. Ça repart le ${formatDay(endsAt)} ; un texte collé se note sans limite.`;
