import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  bigserial,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { payoutMethods, payoutStatuses } from '#contract/affiliates.ts';
import { customer } from './billing-tables.ts';
import { instant } from './columns.ts';

// What affiliates earned and were paid. It must stay on record after an account is deleted, so it names an affiliate by
// id without a foreign key.

/** Which affiliate brought a customer: frozen when the checkout started, one row a customer, never changed. */
export const attribution = pgTable(
  'attribution',
  {
    customerId: text('customer_id')
      .primaryKey()
      .references(() => customer.id),
    affiliateId: uuid('affiliate_id').notNull(),
    checkoutIntentId: uuid('checkout_intent_id').notNull(),
    clickedAt: instant('clicked_at').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('attribution_affiliate').on(table.affiliateId)],
);

/** The cards that paid for a customer, to recognise an affiliate's own card and a second purchase. Keyed hashes of the provider's fingerprints. */
export const customerCard = pgTable(
  'customer_card',
  {
    customerId: text('customer_id')
      .notNull()
      .references(() => customer.id),
    cardHash: text('card_hash').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.cardHash] }),
    index('customer_card_hash').on(table.cardHash),
  ],
);

export const ledgerEntryTypes = [
  'commission',
  'reversal',
  'reinstatement',
  'adjustment',
  'payout',
  'payout_reversal',
] as const;
export type LedgerEntryType = (typeof ledgerEntryTypes)[number];

/** Append-only, by a trigger. A balance is a sum of entries, and may be negative. */
export const ledgerEntry = pgTable(
  'ledger_entry',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    affiliateId: uuid('affiliate_id').notNull(),
    type: text('type', { enum: ledgerEntryTypes }).notNull(),
    /** Signed. */
    amountCents: integer('amount_cents').notNull(),
    parentId: bigint('parent_id', { mode: 'number' }).references((): AnyPgColumn => ledgerEntry.id),
    /** How the amount came about: ids, cents and rates. */
    basis: jsonb('basis').$type<Record<string, string | number>>().notNull(),
    availableAt: instant('available_at').notNull(),
    /** `commission:in_…`, `refund:re_…`, `dispute:du_…`, `payout:<affiliate>:YYYY-MM`, after another approval `…:2` */
    idempotencyKey: text('idempotency_key').notNull().unique(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('ledger_entry_affiliate').on(table.affiliateId, table.availableAt),
    index('ledger_entry_parent').on(table.parentId),
  ],
);

export const payout = pgTable(
  'payout',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    affiliateId: uuid('affiliate_id').notNull(),
    /** `2026-11`, in Europe/Paris: the payout covers entries available by the end of it. */
    month: text('month').notNull(),
    status: text('status', { enum: payoutStatuses }).notNull().default('requested'),
    /** The amount requested; from approval on, the amount paid. */
    amountCents: integer('amount_cents').notNull(),
    /** Null until the payout is approved, and for one approved before the affiliate gave payment details. */
    method: text('method', { enum: payoutMethods }),
    /** Where the approved money goes, frozen with the method: the payment details as they were, encrypted with the application's secret. */
    sealedTarget: text('sealed_target'),
    requestedAt: instant('requested_at').notNull(),
    approvedAt: instant('approved_at'),
    submittedAt: instant('submitted_at'),
    closedAt: instant('closed_at'),
    /** It came back with a backup and may have been sent since: the operator compares with the bank's statement. Null once that is decided. */
    restoredAt: instant('restored_at'),
  },
  (table) => [
    unique('payout_once_a_month').on(table.affiliateId, table.month),
    check('payout_amount', sql`${table.amountCents} > 0`),
    check('payout_method', sql`${table.method} is not null or ${table.submittedAt} is null`),
  ],
);
