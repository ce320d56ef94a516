import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { offerResponses, retentionReasons, retentionSteps } from '#contract/retention.ts';
import { ownerId } from './account-table.ts';
import { instant } from './columns.ts';

// What members answered while cancelling, for the operator, and what they were offered.

export const retentionAnswer = pgTable(
  'retention_answer',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    accountId: ownerId(),
    step: text('step', { enum: retentionSteps }).notNull(),
    reason: text('reason', { enum: retentionReasons }),
    otherReason: text('other_reason'),
    offerResponse: text('offer_response', { enum: offerResponses }),
    at: instant('at').notNull(),
  },
  (table) => [index('retention_answer_account').on(table.accountId), index('retention_answer_time').on(table.at)],
);

export const supportRequest = pgTable(
  'support_request',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    accountId: ownerId(),
    reason: text('reason', { enum: retentionReasons }).notNull(),
    otherReason: text('other_reason'),
    message: text('message'),
    /** Not mailed to the operator yet: it waits for the next mail that tells several. */
    awaitsSummary: boolean('awaits_summary').notNull().default(false),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('support_request_account').on(table.accountId), index('support_request_time').on(table.createdAt)],
);

/** A pause, once in twelve months. `lapsed`: Pro did not go on when the provider heard of it. */
export const pause = pgTable(
  'pause',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    accountId: ownerId(),
    subscriptionId: text('subscription_id').notNull(),
    status: text('status', { enum: ['stored', 'done', 'lapsed'] })
      .notNull()
      .default('stored'),
    requestedAt: instant('requested_at').notNull(),
    pausedUntil: instant('paused_until').notNull(),
  },
  (table) => [index('pause_account').on(table.accountId, table.requestedAt)],
);

/** The one-off analysis that the funnel gives. */
export const profileAnalysis = pgTable('profile_analysis', {
  accountId: ownerId().primaryKey(),
  at: instant('at').notNull(),
});

export const passiveMode = pgTable('passive_mode', {
  accountId: ownerId().primaryKey(),
  since: instant('since').notNull(),
  ideasSent: integer('ideas_sent').notNull().default(0),
  lastSentAt: instant('last_sent_at'),
});
