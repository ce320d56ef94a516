import { eq } from 'drizzle-orm';
import { businessDay } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import type { JobHandlers } from '../../../jobs/boss.ts';
import { countAffiliates } from './count-affiliates.ts';
import { countBusinessDays } from './count-business-days.ts';
import { dayAt } from './days.ts';

/** Runs every minute, and at once after an action of the operator that changes a figure. */
export function figureJobs(deps: Deps): Pick<JobHandlers, 'figures.count'> {
  return { 'figures.count': () => countFigures(deps) };
}

export async function countFigures(deps: Deps): Promise<void> {
  await countBusinessDays(deps);
  await countAffiliates(deps);
}

/** Counts if today was not counted yet, so that neither a new installation nor the first minute of a day shows nothing. */
export async function ensureFigures(deps: Deps): Promise<void> {
  const today = dayAt(deps.clock.now());
  const [counted] = await deps.db.select({ day: businessDay.day }).from(businessDay).where(eq(businessDay.day, today));
  if (!counted) await countFigures(deps);
}
