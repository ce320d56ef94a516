import { and, desc, gte, lte } from 'drizzle-orm';
import type { listUsers } from '#contract/admin.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import { businessDay } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { ensureFigures } from './count-figures.ts';
import { addDays, dayAt } from './days.ts';

const newDays = 7;

export async function userTotals(deps: Deps): Promise<ResponseOf<typeof listUsers>['totals']> {
  await ensureFigures(deps);
  const today = dayAt(deps.clock.now());
  const days = await deps.db
    .select()
    .from(businessDay)
    .where(and(gte(businessDay.day, addDays(today, 1 - newDays)), lte(businessDay.day, today)))
    .orderBy(desc(businessDay.day));
  return {
    users: days[0]?.totalUsers ?? 0,
    pro: days[0]?.totalProUsers ?? 0,
    newLast7Days: days.reduce((sum, { newUsers }) => sum + newUsers, 0),
  };
}
