import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { engines } from '#contract/assistant.ts';
import { weekDays } from '#contract/own-answers.ts';
import { sentOutcomes } from '#contract/sent-replies.ts';
import { tones } from '#contract/writing.ts';
import { account, ownerId } from './account-table.ts';
import { instant } from './columns.ts';

// What belongs to the replies of an account, without a word of any conversation.

/** What the user told of themselves, for the blanks of replies. */
export const ownAnswers = pgTable('own_answers', {
  accountId: uuid('account_id')
    .primaryKey()
    .references(() => account.id, { onDelete: 'cascade' }),
  job: text('job').notNull().default(''),
  town: text('town').notNull().default(''),
  freeDays: text('free_days', { enum: weekDays }).array().notNull().default(sql`'{}'::text[]`),
  tastes: text('tastes').array().notNull().default(sql`'{}'::text[]`),
  forModel: boolean('for_model').notNull().default(false),
  updatedAt: instant('updated_at').notNull(),
});

/** A reply that the user says to have sent: not its words, only what became of it. */
export const sentReply = pgTable(
  'sent_reply',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    accountId: ownerId(),
    tone: text('tone', { enum: tones }).notNull(),
    writer: text('writer', { enum: engines }).notNull(),
    outcome: text('outcome', { enum: sentOutcomes }).notNull().default('waiting'),
    sentAt: instant('sent_at').notNull(),
  },
  (table) => [index('sent_reply_account').on(table.accountId, table.sentAt)],
);

/** A run that was paid for, and how many of its included variations were taken. */
export const variationRun = pgTable(
  'variation_run',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    accountId: ownerId(),
    used: integer('used').notNull().default(0),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('variation_run_account').on(table.accountId),
    index('variation_run_expiry').on(table.expiresAt),
    check('variation_run_used', sql`${table.used} >= 0`),
  ],
);
