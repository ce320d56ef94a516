import { bigint, boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { account } from './account-table.ts';
import { bytes, instant } from './columns.ts';

/** A passkey: its public half. The private one never leaves the member's device or password manager. */
export const passkey = pgTable(
  'passkey',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Null: the operator's, who has no account. */
    accountId: uuid('account_id').references(() => account.id, { onDelete: 'cascade' }),
    /** Of the operator's: a keyed hash of the password with which it was added. With another password it opens nothing. */
    passwordMark: text('password_mark'),
    credentialId: text('credential_id').notNull().unique(),
    publicKey: bytes('public_key').notNull(),
    /** Of its signatures. One that does not count says 0 each time. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    name: text('name').notNull(),
    isSynced: boolean('is_synced').notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [index('passkey_account').on(table.accountId)],
);
