import type { Clock } from '../../adapters/clock/port.ts';
import type { Database } from '../../db/open.ts';
import { adminAction } from '../../db/schema.ts';

export type AdminActionName = 'grant' | 'list-users' | 'sync-stripe' | 'affiliate-status' | 'affiliate-slug' | 'payout';

/** Call it in the transaction of the action. `details` must not contain a name or an address. */
export async function recordAdminAction(
  tx: Database,
  clock: Clock,
  entry: { action: AdminActionName; subjectId?: string; details?: Record<string, string | number> },
): Promise<void> {
  await tx.insert(adminAction).values({ ...entry, details: entry.details ?? {}, at: clock.now() });
}
