import { bigint, date, integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

// Figures that a job counts, so that no dashboard counts a million rows. What each means is in contract/figures.ts.

const total = (name: string) => bigint(name, { mode: 'number' }).notNull();
const count = (name: string) => integer(name).notNull();

/**
 * One row a day (Europe/Paris), as things stood at its end; today's is renewed until the day is over. A day that was counted
 * after its end is never counted again, so that accounts deleted later stay in it.
 */
export const businessDay = pgTable('business_day', {
  day: date('day', { mode: 'string' }).primaryKey(),
  newUsers: count('new_users'),
  /** Accounts that became Pro for the first time. */
  newProUsers: count('new_pro_users'),
  /** Those of them that signed up on the same day. */
  sameDayProUsers: count('same_day_pro_users'),
  totalUsers: count('total_users'),
  totalProUsers: count('total_pro_users'),
  /** Accounts that signed up in the 30 days up to this one, and those of them that are Pro. */
  recentUsers: count('recent_users'),
  recentProUsers: count('recent_pro_users'),
  mrrCents: total('mrr_cents'),
  /** Customers with a subscription that counts in the MRR. */
  payingCustomers: count('paying_customers'),
  /** Pro subscriptions: in force, ended on this day, ever begun. */
  runningProSubscriptions: count('running_pro_subscriptions'),
  endedProSubscriptions: count('ended_pro_subscriptions'),
  begunProSubscriptions: count('begun_pro_subscriptions'),
  /** How long all Pro subscriptions ever begun have lasted, together. */
  proSubscriptionSeconds: total('pro_subscription_seconds'),
  countedAt: instant('counted_at').notNull(),
});

/**
 * One row an affiliate. Like the ledger it names an affiliate by id without a foreign key: money stays when an account is
 * deleted.
 */
export const affiliateFigures = pgTable('affiliate_figures', {
  affiliateId: uuid('affiliate_id').primaryKey(),
  clicks: count('clicks'),
  registrations: count('registrations'),
  conversions: count('conversions'),
  /** Commissions minus reversals. */
  earnedCents: total('earned_cents'),
  /** Payouts that arrived. */
  paidCents: total('paid_cents'),
  /** What the customers of the affiliate paid, taxes and fees off, refunds and disputes off. */
  revenueCents: total('revenue_cents'),
  bioAddons: count('bio_addons'),
  bioAddonRevenueCents: total('bio_addon_revenue_cents'),
  photoAddons: count('photo_addons'),
  photoAddonRevenueCents: total('photo_addon_revenue_cents'),
  countedAt: instant('counted_at').notNull(),
});
