import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../db/open.ts';
import { mailboxUse, quotaUse } from '../../db/schema.ts';

// Counts of uses, of an account or of a mailbox: one row for each feature and period. A use is taken in one statement, so that a count is
// exact over all processes.

type Use = typeof quotaUse.$inferSelect;
export type Holder = { accountId: string } | { mailbox: string };
export type Counter = Pick<Use, 'feature' | 'period' | 'periodStart' | 'endsAt'> & { holder: Holder };

/** A reservation with the end of its lease, in milliseconds since 1970. */
interface Lease {
  id: string;
  endsAtMs: number;
}

/** Takes one use unless all are taken, and says whether it did. */
export async function takeUse(
  db: Database,
  { holder, ...counted }: Counter,
  lease: Lease,
  limit: number,
  now: Date,
): Promise<boolean> {
  const { table, holderColumn } = tableOf(holder);
  const taken = await db
    .insert(table)
    .values({ ...holder, ...counted, kept: 0, reserved: { [lease.id]: lease.endsAtMs } })
    .onConflictDoUpdate({
      target: [holderColumn, table.feature, table.period, table.periodStart],
      set: {
        reserved: sql`(select coalesce(jsonb_object_agg(key, value), '{}'::jsonb) from jsonb_each(${table.reserved})
          where value::bigint > ${now.getTime()}) || excluded.reserved`,
      },
      setWhere: sql`${usedAt(table, now)} < ${limit}`,
    })
    .returning({ feature: table.feature });
  return taken.length > 0;
}

/** Ends a reservation, and keeps its use or not. Answers how many uses there are then; 0 where the row is gone with its account. */
export async function closeUse(
  db: Database,
  counter: Counter,
  leaseId: string,
  kept: 0 | 1,
  now: Date,
): Promise<number> {
  const { table } = tableOf(counter.holder);
  const [closed] = await db
    .update(table)
    .set({ kept: sql`${table.kept} + ${kept}::int`, reserved: sql`${table.reserved} - ${leaseId}::text` })
    .where(isRow(counter))
    .returning({ used: usedAt(table, now) });
  return closed?.used ?? 0;
}

/** Uses that were kept, without those that are being worked on. */
export async function keptUses(db: Database, counter: Counter): Promise<number> {
  const { table } = tableOf(counter.holder);
  const [row] = await db.select({ kept: table.kept }).from(table).where(isRow(counter));
  return row?.kept ?? 0;
}

/** What a holder has used, in the periods that have not ended. */
export async function usesOf(db: Database, holder: Holder, now: Date) {
  const { table, isHolder } = tableOf(holder);
  return await db
    .select({ feature: table.feature, period: table.period, start: table.periodStart, used: usedAt(table, now) })
    .from(table)
    .where(and(isHolder, gt(table.endsAt, now)));
}

/** For the start of a process that is alone with its database: every reservation in it was left by a process that died. */
export async function forgetLeases(db: Database): Promise<void> {
  for (const table of [quotaUse, mailboxUse])
    await db.update(table).set({ reserved: {} }).where(sql`${table.reserved} <> '{}'::jsonb`);
}

function tableOf(holder: Holder) {
  return 'mailbox' in holder
    ? { table: mailboxUse, holderColumn: mailboxUse.mailbox, isHolder: eq(mailboxUse.mailbox, holder.mailbox) }
    : { table: quotaUse, holderColumn: quotaUse.accountId, isHolder: eq(quotaUse.accountId, holder.accountId) };
}

function isRow({ holder, feature, period, periodStart }: Counter) {
  const { table, isHolder } = tableOf(holder);
  return and(isHolder, eq(table.feature, feature), eq(table.period, period), eq(table.periodStart, periodStart));
}

/** Uses that were kept, and those whose lease still runs. */
function usedAt({ kept, reserved }: typeof quotaUse | typeof mailboxUse, now: Date) {
  const live = sql`(select count(*)::int from jsonb_each(${reserved}) where value::bigint > ${now.getTime()})`;
  return sql<number>`${kept} + ${live}`;
}
