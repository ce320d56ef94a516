import { desc, lt, sql } from 'drizzle-orm';
import type { AdminAction, listAdminActions } from '#contract/admin.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import type { Clock } from '../../adapters/clock/port.ts';
import type { Database } from '../../db/open.ts';
import { adminAction } from '../../db/schema.ts';

type ReadActionName = 'view-dashboard' | 'list-users' | 'list-affiliates' | 'list-payouts' | 'list-support-requests';
export type AdminActionName =
  | ReadActionName
  | 'grant'
  | 'grant-ended'
  | 'sync-stripe'
  | 'affiliate-status'
  | 'affiliate-slug'
  | 'payout'
  | 'payout-file'
  | 'settle-refund'
  | 'recalculate'
  | 'export-users'
  | 'model-set'
  | 'model-dropped'
  | 'model-tried'
  | 'passkey-added'
  | 'passkey-removed'
  | 'passkey-login';

/** Call it in the transaction of the action. `details` must not contain a name or an address. */
export async function recordAdminAction(
  tx: Database,
  clock: Clock,
  entry: { action: AdminActionName; subjectId?: string; details?: Record<string, string | number> },
): Promise<void> {
  await tx.insert(adminAction).values({ ...entry, details: entry.details ?? {}, at: clock.now() });
}

const readAgainMs = 15 * 60 * 1000;
/** Among so many of the newest entries an earlier look is searched for. */
const searchedEntries = 20;

/** Records that the operator looked at people's data; a screen that renews itself is recorded once in a quarter of an hour. */
export async function recordLook(db: Database, clock: Clock, action: ReadActionName): Promise<void> {
  const now = clock.now();
  const since = new Date(now.getTime() - readAgainMs).toISOString();
  await db.execute(sql`
    insert into admin_action (action, details, at)
    select ${action}::text, '{}'::jsonb, ${now.toISOString()}::timestamptz
    where not exists (
      select from (select action, at from admin_action order by id desc limit ${searchedEntries}) newest
      where newest.action = ${action}::text and newest.at > ${since}::timestamptz)`);
}

const pageSize = 50;

/** A page of the log, newest first. */
export async function listAdminActionsBefore(
  db: Database,
  before: string | undefined,
): Promise<ResponseOf<typeof listAdminActions>> {
  const rows = await db
    .select()
    .from(adminAction)
    .where(before ? lt(adminAction.id, Number(before)) : undefined)
    .orderBy(desc(adminAction.id))
    .limit(pageSize + 1);
  const page = rows.slice(0, pageSize);
  const actions = page.map(({ id, action, subjectId, details, at }) => ({
    id,
    action,
    subjectId,
    details: details as AdminAction['details'],
    at: at.toISOString(),
  }));
  return { actions, next: rows.length > pageSize ? String(page.at(-1)?.id) : null };
}
