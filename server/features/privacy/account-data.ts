import { and, eq, isNull } from 'drizzle-orm';
import type { AffiliateMoney } from '#contract/privacy.ts';
import type { Proof } from '#contract/proof.ts';
import type { Clock } from '../../adapters/clock/port.ts';
import type { Database } from '../../db/open.ts';
import { account } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import type { Call } from '../../http/route.ts';
import { emailsOfWaysBack } from '../accounts/mail-links.ts';
import { findUser, type SignedInUser } from '../accounts/user.ts';
import { settle } from '../affiliates/payouts/settlement.ts';
import { lockAccountWithCustomers } from '../billing/customers.ts';
import { closeCheckouts, endPurchases } from '../billing/leaving/account-deletion.ts';
import { type CheckedProof, requireProof, requireSameProof } from '../passkeys/proof.ts';
import { exportedColumns, nameOf, personalTables } from './personal-data.ts';

type Row = Record<string, unknown>;

/** Everything that is stored about a person, table by table, from one snapshot of the database. */
export async function exportAccount(
  deps: Deps,
  user: SignedInUser,
): Promise<{ exportedAt: string; data: Record<string, Row[]> }> {
  const data = await deps.db.transaction(
    async (tx) => {
      const tables: [string, Row[]][] = [];
      for (const entry of personalTables) {
        const rows = await tx.select(exportedColumns(entry)).from(entry.table).where(entry.rowsOf(user));
        tables.push([nameOf(entry), rows]);
      }
      return Object.fromEntries(tables);
    },
    { isolationLevel: 'repeatable read' },
  );
  return { exportedAt: deps.clock.now().toISOString(), data: JSON.parse(JSON.stringify(data)) };
}

export async function eraseAccount(deps: Deps, call: Call, user: SignedInUser, proof: Proof): Promise<void> {
  await erase(deps, user, await requireProof(deps, call, user.id, proof));
}

/** Erases the person from every table in one transaction and confirms it by mail. Does nothing for an account that is gone. */
export async function erase(deps: Deps, user: SignedInUser, checked?: CheckedProof): Promise<void> {
  const isStillWanted = async (tx: Database) => {
    if (checked) await requireSameProof(tx, checked);
    return true;
  };
  await eraseIf(isStillWanted, deps, user, { isTold: true });
}

/**
 * Erases the account that has this address without a proof, for somebody who has just proven it, and who could take that account over and
 * delete it by hand. Nobody is told: a mail would reach the very person who asked.
 */
export async function eraseUnprovenHolder(deps: Deps, email: string): Promise<void> {
  const holds = and(eq(account.email, email), isNull(account.emailVerifiedAt));
  const [holder] = await deps.db.select({ id: account.id }).from(account).where(holds);
  const user = holder && (await findUser(deps.db, deps.clock, holder.id));
  if (!user) return;
  const isStillUnproven = async (tx: Database) => (await tx.$count(account, and(eq(account.id, user.id), holds))) > 0;
  await eraseIf(isStillUnproven, deps, user, { isTold: false });
}

async function eraseIf(
  isStillWanted: (tx: Database) => Promise<boolean>,
  deps: Deps,
  user: SignedInUser,
  { isTold }: { isTold: boolean },
): Promise<void> {
  const checkouts = await deps.db.transaction(async (tx) => {
    // The customers too: converging must not store their cards again between the steps below.
    if (!(await lockAccountWithCustomers(tx, user.id)) || !(await isStillWanted(tx))) return [];
    const open = await endPurchases(tx, deps, user.id);
    const formerEmails = await emailsOfWaysBack(tx, deps.clock, user.id);
    const affiliateMoney = await eraseRows(tx, deps.clock, user);
    await deps.jobs.forget(tx, { accountId: user.id, email: user.email });
    if (isTold) await tellErased(tx, deps, user, { formerEmails, affiliateMoney });
    return open;
  });
  await closeCheckouts(deps, checkouts);
}

async function tellErased(
  tx: Database,
  deps: Deps,
  { email, firstName, emailVerified }: SignedInUser,
  { formerEmails, affiliateMoney }: { formerEmails: string[]; affiliateMoney: AffiliateMoney | null },
): Promise<void> {
  await deps.jobs.enqueue(tx, 'mail.account-deleted', { email, firstName, emailVerified, affiliateMoney });
  // Whoever changed the address and deletes the account may be a thief: its owner reads the former one.
  for (const former of formerEmails)
    await deps.jobs.enqueue(tx, 'mail.account-deleted', {
      email: former,
      firstName,
      emailVerified: true,
      affiliateMoney,
    });
}

/** Deletes the person's rows from every table but those that the law keeps. Answers what becomes of an affiliate's money. */
export async function eraseRows(tx: Database, clock: Clock, user: SignedInUser): Promise<AffiliateMoney | null> {
  const affiliateMoney = await settle(tx, clock, user.id);
  for (const { table, rowsOf, keptFor } of personalTables) {
    if (table !== account && !keptFor) await tx.delete(table).where(rowsOf(user));
  }
  await tx.delete(account).where(eq(account.id, user.id));
  return affiliateMoney;
}
