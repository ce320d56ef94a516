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
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { customer } from './billing-tables.ts';
import { instant } from './columns.ts';

// What affiliates earned and were paid. It has to stay on record, so it names an affiliate by its bare id, which leads
// nowhere once the account is gone.

/** Whose customer this is: frozen when the checkout started, and one for ever. */
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

export const ledgerEntryTypes = [
  'commission',
  'reversal',
  'reinstatement',
  'adjustment',
  'payout',
  'payout_reversal',
] as const;
export type LedgerEntryType = (typeof ledgerEntryTypes)[number];

/** Rows are only added; a trigger sees to it. A balance is a sum over them, and may be negative. */
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
    basis: jsonb('basis').notNull(),
    availableAt: instant('available_at').notNull(),
    /** `commission:in_…`, `refund:re_…`, `dispute:du_…`, `payout:<affiliate>:YYYY-MM` */
    idempotencyKey: text('idempotency_key').notNull().unique(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('ledger_entry_affiliate').on(table.affiliateId, table.availableAt)],
);

export const payoutStatuses = ['requested', 'approved', 'submitted', 'paid', 'failed', 'canceled'] as const;
export type PayoutStatus = (typeof payoutStatuses)[number];

export const payout = pgTable(
  'payout',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    affiliateId: uuid('affiliate_id').notNull(),
    /** `2026-11`, of Europe/Paris: entries available by its end. */
    month: text('month').notNull(),
    status: text('status', { enum: payoutStatuses }).notNull().default('requested'),
    amountCents: integer('amount_cents').notNull(),
    method: text('method', { enum: ['sepa', 'paypal'] }).notNull(),
    requestedAt: instant('requested_at').notNull(),
    approvedAt: instant('approved_at'),
    submittedAt: instant('submitted_at'),
    closedAt: instant('closed_at'),
  },
  (table) => [
    unique('payout_once_a_month').on(table.affiliateId, table.month),
    check('payout_amount', sql`${table.amountCents} > 0`),
  ],
);
