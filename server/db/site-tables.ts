import {
  bigint,
  bigserial,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
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

/** Totals of a day (Europe/Paris). The statement that stores events adds them here: nothing ever counts the events themselves. */
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
  /** When the last events were added. Only processes of an earlier version read it, while they are replaced. */
  countedAt: instant('counted_at').notNull(),
});

/** The sessions of a day, so that each is counted once in it. Deleted when the day after is over. */
export const siteVisit = pgTable(
  'site_visit',
  {
    day: date('day', { mode: 'string' }).notNull(),
    /** A hash of the session id, of 64 bits: the index over a million of them stays small. */
    sessionHash: bigint('session_hash', { mode: 'bigint' }).notNull(),
    /** Whether it saw the landing page on that day. */
    landed: boolean('landed').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.sessionHash] })],
);

/** The pages of the site, and of other addresses the first of a day. */
export const sitePageDay = pgTable(
  'site_page_day',
  {
    day: date('day', { mode: 'string' }).notNull(),
    path: text('path').notNull(),
    views: integer('views').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.path] })],
);
