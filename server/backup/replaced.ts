import { sql } from 'drizzle-orm';
import type { Database } from '../db/open.ts';
import { payout } from '../db/schema.ts';

// What a restore takes over from the database that it replaces: what has ended there since the backup stays ended.

/** The last moment that a database knows of. */
const lastMoment = sql.raw(`(select greatest(
  (select max(created_at) from account), (select max(last_seen_at) from session), (select max(created_at) from mail_link),
  (select max(at) from clock_reading), (select max(at) from admin_action), (select max(created_at) from ledger_entry),
  (select max(created_on) from jobs.job)))`);

export interface Replaced {
  payouts: (typeof payout.$inferSelect)[];
}

/** Call it before the tables are emptied: keeps what is compared, until the transaction ends. */
export async function rememberReplaced(tx: Database): Promise<Replaced> {
  await tx.execute(sql`create temporary table moment_before on commit drop as select ${lastMoment} as at`);
  for (const [name, columns] of [
    ['account', 'id, password_hash'],
    ['passkey', 'id'],
    ['identity', 'provider, subject, account_id'],
  ])
    await tx.execute(sql.raw(`create temporary table ${name}_before on commit drop as select ${columns} from ${name}`));
  return { payouts: await tx.select().from(payout) };
}

/** Whether the replaced database had accounts and went on after the backup, which fills the tables by now. */
export async function isComparable(tx: Database): Promise<boolean> {
  const { rows } = (await tx.execute(sql`
    select exists (select from account_before) and coalesce(at > ${lastMoment}, false) as comparable
    from moment_before`)) as unknown as { rows: { comparable: boolean }[] };
  return rows[0]?.comparable ?? false;
}

/** What opens accounts: members have the passwords that they had last, and what was removed since the backup is removed again. */
export interface KeptWaysIn {
  passwords: number;
  passkeys: number;
  identities: number;
}

export async function keepWaysIn(tx: Database): Promise<KeptWaysIn> {
  const count = async (change: string) => {
    const { rows } = (await tx.execute(
      sql.raw(`with changed as (${change} returning 1) select count(*)::int as count from changed`),
    )) as unknown as { rows: { count: number }[] };
    return rows[0]?.count ?? 0;
  };
  const isKnown = 'account_id in (select id from account_before)';
  return {
    passwords: await count(`update account set password_hash = before.password_hash from account_before before
      where before.id = account.id and before.password_hash is distinct from account.password_hash`),
    // The operator's have no account.
    passkeys: await count(`delete from passkey where (account_id is null or ${isKnown})
      and not exists (select from passkey_before before where before.id = passkey.id)`),
    identities: await count(`delete from identity where ${isKnown}
      and not exists (select from identity_before before where before.provider = identity.provider
        and before.subject = identity.subject and before.account_id = identity.account_id)`),
  };
}
