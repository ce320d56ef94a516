import { eq, getTableColumns, getTableName, or } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import * as schema from '../../db/schema.ts';
import type { SignedInUser } from '../accounts/user.ts';

// Every table that knows a person: how its rows are found, and which columns stay out of an export because they are
// ours to keep secret. A test fails when a table references an account and is missing here.

interface PersonalTable {
  table: PgTable;
  rowsOf(user: SignedInUser): ReturnType<typeof eq>;
  secret?: PgColumn[];
  /** What the operator did has to stay on record. It holds the bare id, which leads nowhere once the account is gone. */
  staysAfterErasure?: true;
}

const { account, session, mailLink, entitlementGrant, affiliate, affiliateRegistration, contactMessage, adminAction } =
  schema;
const { quotaUse, screenshotRun, keptReply, bio } = schema;
const ownedBy = (column: PgColumn) => (user: SignedInUser) => eq(column, user.id);

export const personalTables: PersonalTable[] = [
  { table: account, rowsOf: ownedBy(account.id), secret: [account.passwordHash] },
  { table: session, rowsOf: ownedBy(session.accountId), secret: [session.tokenHash] },
  { table: mailLink, rowsOf: ownedBy(mailLink.accountId), secret: [mailLink.id] },
  { table: entitlementGrant, rowsOf: ownedBy(entitlementGrant.accountId) },
  { table: affiliate, rowsOf: ownedBy(affiliate.accountId) },
  {
    table: affiliateRegistration,
    rowsOf: ownedBy(affiliateRegistration.accountId),
    secret: [affiliateRegistration.affiliateId],
  },
  {
    table: contactMessage,
    // A message written while signed out is found by its address, once that address is proven to be the user's.
    rowsOf: (user) => {
      const own = eq(contactMessage.accountId, user.id);
      return user.emailVerified ? (or(own, eq(contactMessage.email, user.email)) ?? own) : own;
    },
  },
  { table: quotaUse, rowsOf: ownedBy(quotaUse.accountId) },
  { table: screenshotRun, rowsOf: ownedBy(screenshotRun.accountId) },
  { table: keptReply, rowsOf: ownedBy(keptReply.accountId) },
  { table: bio, rowsOf: ownedBy(bio.accountId) },
  { table: adminAction, rowsOf: ownedBy(adminAction.subjectId), staysAfterErasure: true },
];

export function exportedColumns({ table, secret = [] }: PersonalTable): Record<string, PgColumn> {
  const columns = getTableColumns(table);
  return Object.fromEntries(Object.entries(columns).filter(([, column]) => !secret.includes(column)));
}

export function nameOf({ table }: PersonalTable): string {
  return getTableName(table);
}
