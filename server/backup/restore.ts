import { randomBytes } from 'node:crypto';
import { and, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { systemClock } from '../adapters/clock/port.ts';
import { isDatabaseUnreachable, isDiskFull } from '../db/failures.ts';
import type { Database } from '../db/open.ts';
import { account, billingLink, identity, mailLink, passkey, type payout, session } from '../db/schema.ts';
import { AppError } from '../errors.ts';
import { hashPassword } from '../features/accounts/passwords.ts';
import { getUser } from '../features/accounts/user.ts';
import { doubtOpenPayouts, keepSentPayouts } from '../features/affiliates/payouts/restored-payouts.ts';
import { eraseRows } from '../features/privacy/account-data.ts';
import { rowsOf, savedTables } from './file-format.ts';
import { isComparable, type KeptWaysIn, keepWaysIn, rememberReplaced } from './replaced.ts';

export interface Restored {
  rows: number;
  /** How many of the accounts that were to be erased again the backup had. */
  erased: number;
  /** The addresses of accounts that this database had no more, where it had any account: they may have been erased since the backup. */
  broughtBack: string[];
  /** What was kept of the replaced database; null where there was none, or one that had not gone on after the backup. */
  keptWaysIn: KeptWaysIn | null;
  /** How many members have to choose a new password, if that was asked for. */
  newPasswords: number | null;
  /** Payouts that may have been sent since the backup: they wait for the operator. */
  doubtfulPayouts: (typeof payout.$inferSelect)[];
}

interface Options {
  /** Addresses of accounts that were erased since the backup. */
  erasedSince?: readonly string[];
  /** Nothing that opened an account with a confirmed address opens it any more. */
  newPasswords?: boolean;
}

/**
 * Puts the rows of the backup whose checksum was checked in place of what is there, in one transaction: all of them or none. What may
 * have ended since the backup does not come back: nobody is signed in, every mailed link has been used, passwords, passkeys, joined
 * identities and sent payouts are as the replaced database had them, and the accounts with the addresses of `erasedSince` are erased again.
 * What these still pay at the provider ends with the next Sync.
 */
export async function restoreBackup(
  db: Database,
  file: string,
  sha256: string,
  { erasedSince = [], newPasswords = false }: Options = {},
): Promise<Restored> {
  return await db.transaction(async (tx) => {
    const replaced = await rememberReplaced(tx);
    await tx.execute(
      sql.raw(
        `truncate ${savedTables()
          .filter((name) => name !== 'jobs.job')
          .join(', ')} cascade`,
      ),
    );
    await tx.execute(sql.raw('delete from jobs.job'));
    let restored = 0;
    for await (const { table, rows } of rowsOf(file, sha256)) {
      await insertRows(tx, table, rows);
      restored += rows.length;
    }
    await continueNumbering(tx);
    const comparable = await isComparable(tx);
    await endSessionsAndLinks(tx);
    const now = systemClock.now();
    const keptWaysIn = comparable ? await keepWaysIn(tx) : null;
    if (comparable) await keepSentPayouts(tx, replaced.payouts, now);
    const doubtfulPayouts = await doubtOpenPayouts(tx, comparable ? replaced.payouts : [], now);
    return {
      rows: restored,
      keptWaysIn,
      doubtfulPayouts,
      newPasswords: newPasswords ? await endWaysIn(tx) : null,
      erased: await eraseAgain(tx, erasedSince),
      broughtBack: await listBroughtBack(tx),
    };
  });
}

async function eraseAgain(tx: Database, emails: readonly string[]): Promise<number> {
  const back = await tx
    .select({ id: account.id })
    .from(account)
    .where(inArray(account.email, [...emails]));
  for (const { id } of back) await eraseRows(tx, systemClock, await getUser(tx, systemClock, id));
  return back.length;
}

async function endSessionsAndLinks(tx: Database): Promise<void> {
  await tx.delete(session);
  for (const link of [mailLink, billingLink])
    await tx.update(link).set({ usedAt: sql`now()` }).where(isNull(link.usedAt));
}

/** Nobody knows the new password: the owner chooses one by mail. Answers how many accounts that concerns. */
async function endWaysIn(tx: Database): Promise<number> {
  const passwordHash = await hashPassword(randomBytes(32).toString('hex'));
  const confirmed = await tx
    .update(account)
    .set({ passwordHash })
    .where(and(isNotNull(account.emailVerifiedAt), isNotNull(account.passwordHash)))
    .returning({ id: account.id });
  const proven = tx.select({ id: account.id }).from(account).where(isNotNull(account.emailVerifiedAt));
  await tx.delete(passkey).where(or(isNull(passkey.accountId), inArray(passkey.accountId, proven)));
  await tx.delete(identity).where(inArray(identity.accountId, proven));
  return confirmed.length;
}

async function listBroughtBack(tx: Database): Promise<string[]> {
  const back = await tx
    .select({ email: account.email })
    .from(account)
    .where(sql`exists (select 1 from account_before) and ${account.id} not in (select id from account_before)`)
    .orderBy(account.email);
  return back.map(({ email }) => email);
}

async function insertRows(tx: Database, table: string, rows: string[]): Promise<void> {
  try {
    await tx.execute(
      sql`insert into ${sql.raw(table)} select (text_row::${sql.raw(table)}).* from unnest(${sql.param(rows)}::text[]) text_row`,
    );
  } catch (error) {
    if (!(error instanceof Error) || isDatabaseUnreachable(error) || isDiskFull(error)) throw error;
    throw new AppError(
      'unprocessable',
      `Des lignes de la table ${table} de cette sauvegarde ne peuvent pas être enregistrées : rien n'a été changé.`,
      { cause: error },
    );
  }
}

/**
 * Rows were inserted with their numbers, so the counters that number new ones go on from there. Tables are named with their schema: the
 * database may look for the counter of a table of another schema before it drops that table from the list.
 */
async function continueNumbering(tx: Database): Promise<void> {
  await tx.execute(
    sql.raw(`
    do $$ declare numbered record; begin
      for numbered in
        select table_name, column_name, pg_get_serial_sequence(format('%I.%I', table_schema, table_name), column_name) as counter
        from information_schema.columns
        where table_schema = 'public' and pg_get_serial_sequence(format('%I.%I', table_schema, table_name), column_name) is not null
      loop
        execute format('select setval(%L, coalesce((select max(%I) from %I), 0) + 1, false)', numbered.counter, numbered.column_name, numbered.table_name);
      end loop;
    end $$`),
  );
}
