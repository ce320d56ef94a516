import { bigserial, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { affiliateStatuses, payoutMethods } from '#contract/affiliates.ts';
import { ownerId } from './account-table.ts';
import { instant } from './columns.ts';

export const affiliate = pgTable('affiliate', {
  id: uuid('id').primaryKey().defaultRandom(),
  accountId: ownerId().unique(),
  slug: text('slug').notNull().unique(),
  status: text('status', { enum: affiliateStatuses }).notNull().default('pending'),
  /** Asked at `/signup-affiliate` only. */
  lastName: text('last_name'),
  /** The version of the programme's terms that was accepted with the request, and when; null for those from before there were any. */
  termsVersion: text('terms_version'),
  termsAcceptedAt: instant('terms_accepted_at'),
  createdAt: instant('created_at').notNull(),
});

/** Where an affiliate is paid. The IBAN or PayPal address is encrypted with the application's secret. */
export const affiliatePaymentDetails = pgTable('affiliate_payment_details', {
  accountId: ownerId().primaryKey(),
  method: text('method', { enum: payoutMethods }).notNull(),
  /** The account holder's name, for SEPA. */
  holder: text('holder'),
  sealedTarget: text('sealed_target').notNull(),
  /** What may be shown: the last four characters of an IBAN, or a PayPal address with its middle hidden. */
  shownTarget: text('shown_target').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

/** A slug from before a rename: its link keeps leading to its affiliate, and nobody else can take it. */
export const affiliateFormerSlug = pgTable(
  'affiliate_former_slug',
  {
    slug: text('slug').primaryKey(),
    affiliateId: uuid('affiliate_id')
      .notNull()
      .references(() => affiliate.id, { onDelete: 'cascade' }),
    renamedAt: instant('renamed_at').notNull(),
  },
  (table) => [index('affiliate_former_slug_affiliate').on(table.affiliateId)],
);

/** The history of an affiliate's status: a payment that we learn of late counts by the status at its own time. */
export const affiliateStatusChange = pgTable(
  'affiliate_status_change',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    affiliateId: uuid('affiliate_id')
      .notNull()
      .references(() => affiliate.id, { onDelete: 'cascade' }),
    before: text('before', { enum: affiliateStatuses }).notNull(),
    after: text('after', { enum: affiliateStatuses }).notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('affiliate_status_change_affiliate').on(table.affiliateId, table.at)],
);

/** A click on an affiliate's link. No column says who clicked. */
export const affiliateClick = pgTable(
  'affiliate_click',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    affiliateId: uuid('affiliate_id')
      .notNull()
      .references(() => affiliate.id, { onDelete: 'cascade' }),
    referrerHost: text('referrer_host'),
    clickedAt: instant('clicked_at').notNull(),
  },
  (table) => [index('affiliate_click_time').on(table.affiliateId, table.clickedAt)],
);

/** A sign-up that came through an affiliate's link. */
export const affiliateRegistration = pgTable(
  'affiliate_registration',
  {
    accountId: ownerId().primaryKey(),
    affiliateId: uuid('affiliate_id')
      .notNull()
      .references(() => affiliate.id, { onDelete: 'cascade' }),
    clickedAt: instant('clicked_at').notNull(),
    registeredAt: instant('registered_at').notNull(),
  },
  (table) => [index('affiliate_registration_affiliate').on(table.affiliateId)],
);
