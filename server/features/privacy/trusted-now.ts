import { desc, gt, lt, lte, or } from 'drizzle-orm';
import { clockReading } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';

const hour = 60 * 60 * 1000;
/** Further apart than two purges of one day, also where a jump of the clock starts one more. */
const nightMs = 20 * hour;
/** A purge that comes late, and the night of 25 hours. */
const slackMs = 36 * hour;
const keptMs = 100 * 24 * hour;

/**
 * The time up to which the purge may delete: what the clock says, but at most a night after its reading of an earlier night. So a clock
 * that is set ahead and back between two nights deletes nothing, and one that is right, after months without a server, is believed in the
 * second night.
 */
export async function trustedNow(deps: Deps): Promise<Date> {
  const now = deps.clock.now();
  const [earlier] = await deps.db
    .select()
    .from(clockReading)
    .where(lte(clockReading.at, new Date(now.getTime() - nightMs)))
    .orderBy(desc(clockReading.at))
    .limit(1);
  return earlier ? new Date(Math.min(now.getTime(), earlier.at.getTime() + slackMs)) : now;
}

/** After the purge, so that one that fails and is tried again does not take its own reading for an earlier night's. */
export async function keepReading(deps: Deps, trusted: Date): Promise<void> {
  const now = deps.clock.now();
  await deps.db.insert(clockReading).values({ at: now }).onConflictDoNothing();
  // Those of the future were wrong.
  const useless = or(gt(clockReading.at, now), lt(clockReading.at, new Date(trusted.getTime() - keptMs)));
  await deps.db.delete(clockReading).where(useless);
}
