import { asc, eq } from 'drizzle-orm';
import { payout } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../errors.ts';
import type { JobHandlers } from '../../../jobs/boss.ts';
import { stepPayout } from './payout-steps.ts';
import { executionDay } from './rules.ts';

/**
 * Submits every approved payout whose day has come. It runs each morning, so that a server that was down on the 5th, and payment
 * details that came late, delay a payout by a day and not by a month.
 */
export async function runPayouts(deps: Deps): Promise<{ submitted: number; waiting: number }> {
  const approved = await deps.db
    .select({ id: payout.id, month: payout.month })
    .from(payout)
    .where(eq(payout.status, 'approved'))
    .orderBy(asc(payout.requestedAt));
  const due = approved.filter(({ month }) => executionDay(month) <= deps.clock.now());
  let submitted = 0;
  for (const { id } of due) if (await submit(deps, id)) submitted++;
  return { submitted, waiting: due.length - submitted };
}

/** False for a payout that waits for payment details, or that changed meanwhile. */
async function submit(deps: Deps, payoutId: string): Promise<boolean> {
  try {
    await stepPayout(deps, payoutId, { to: 'submitted' });
    return true;
  } catch (error) {
    if (error instanceof AppError && (error.code === 'conflict' || error.code === 'not_found')) return false;
    throw error;
  }
}

export function payoutRunJob(deps: Deps): Pick<JobHandlers, 'affiliates.payout-run'> {
  return {
    async 'affiliates.payout-run'() {
      await runPayouts(deps);
    },
  };
}
