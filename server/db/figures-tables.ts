import { bigint, date, integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import { affiliate } from './affiliate-tables.ts';
import { instant } from './columns.ts';

// Figures that a job counts, so that no dashboard counts a million rows.

/** One row a day (Europe/Paris); today's is renewed until the day is over. */
export const businessDay = pgTable('business_day', {
  day: date('day', { mode: 'string' }).primaryKey(),
  newUsers: integer('new_users').notNull(),
  newProUsers: integer('new_pro_users').notNull(),
  totalUsers: integer('total_users').notNull(),
  totalProUsers: integer('total_pro_users').notNull(),
  mrrCents: integer('mrr_cents').notNull(),
  countedAt: instant('counted_at').notNull(),
});

export const affiliateFigures = pgTable('affiliate_figures', {
  affiliateId: uuid('affiliate_id')
    .primaryKey()
    .references(() => affiliate.id, { onDelete: 'cascade' }),
  clicks: integer('clicks').notNull(),
  registrations: integer('registrations').notNull(),
  conversions: integer('conversions').notNull(),
  earnedCents: bigint('earned_cents', { mode: 'number' }).notNull(),
  /** What the customers of the affiliate paid, taxes and fees off, refunds off. */
  revenueCents: bigint('revenue_cents', { mode: 'number' }).notNull(),
  bioAddons: integer('bio_addons').notNull(),
  bioAddonRevenueCents: bigint('bio_addon_revenue_cents', { mode: 'number' }).notNull(),
  photoAddons: integer('photo_addons').notNull(),
  photoAddonRevenueCents: bigint('photo_addon_revenue_cents', { mode: 'number' }).notNull(),
  countedAt: instant('counted_at').notNull(),
});
