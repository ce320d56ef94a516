import { bigserial, date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { siteEventTypes } from '#contract/audience.ts';
import { instant } from './columns.ts';

// The audience of the site. No column says who it was: the session id is made by the tab and forgotten with it.

export const siteEvent = pgTable(
  'site_event',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    /** By the server's clock. */
    at: instant('at').notNull(),
    type: text('type', { enum: siteEventTypes }).notNull(),
    sessionId: text('session_id').notNull(),
    /** Without query and fragment. */
    pagePath: text('page_path').notNull(),
    referrerHost: text('referrer_host'),
    utmSource: text('utm_source'),
    utmMedium: text('utm_medium'),
    utmCampaign: text('utm_campaign'),
    elementId: text('element_id'),
    elementText: text('element_text'),
    metadata: jsonb('metadata').$type<Record<string, string>>(),
  },
  // Not BRIN: the purge frees pages that new events fill, and their ranges would then span all the months.
  (table) => [index('site_event_time').on(table.at)],
);

/** The events of a day (Europe/Paris), counted by a job: no dashboard reads the events themselves. */
export const siteDay = pgTable('site_day', {
  day: date('day', { mode: 'string' }).primaryKey(),
  pageViews: integer('page_views').notNull(),
  clicks: integer('clicks').notNull(),
  featureUses: integer('feature_uses').notNull(),
  navigations: integer('navigations').notNull(),
  /** Sessions with an event on that day. */
  sessions: integer('sessions').notNull(),
  /** Sessions that saw the landing page on that day. */
  landingSessions: integer('landing_sessions').notNull(),
  countedAt: instant('counted_at').notNull(),
});

export const sitePageDay = pgTable(
  'site_page_day',
  {
    day: date('day', { mode: 'string' }).notNull(),
    path: text('path').notNull(),
    views: integer('views').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.path] })],
);
