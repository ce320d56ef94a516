import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { affiliateStatuses } from '#contract/affiliates.ts';
import { ownerId } from './account-table.ts';
import { instant } from './columns.ts';

export const affiliate = pgTable('affiliate', {
  id: uuid('id').primaryKey().defaultRandom(),
  accountId: ownerId().unique(),
  slug: text('slug').notNull().unique(),
  status: text('status', { enum: affiliateStatuses }).notNull().default('pending'),
  createdAt: instant('created_at').notNull(),
});

/** Nothing in it tells who clicked. */
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
