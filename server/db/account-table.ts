import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { genders, mainProblems, platforms } from '#contract/onboarding.ts';
import { planTypes } from '#contract/plans.ts';
import { instant } from './columns.ts';

export const account = pgTable(
  'account',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    username: text('username').notNull().unique(),
    firstName: text('first_name'),
    /** Lower case; the contract's `email` field lowers it. */
    email: text('email').notNull().unique(),
    emailVerifiedAt: instant('email_verified_at'),
    phoneNumber: text('phone_number'),
    passwordHash: text('password_hash'),
    adultConfirmedAt: instant('adult_confirmed_at'),
    termsAcceptedAt: instant('terms_accepted_at'),
    gender: text('gender', { enum: genders }),
    platforms: text('platforms', { enum: platforms }).array().notNull().default(sql`'{}'::text[]`),
    mainProblem: text('main_problem', { enum: mainProblems }),
    preferredPlan: text('preferred_plan', { enum: planTypes }),
    freeDmTrialUsed: boolean('free_dm_trial_used').notNull().default(false),
    stripeCustomerId: text('stripe_customer_id').unique(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    // For the operator's list, newest first, and its search by the beginning of a name, address or number. Names and numbers are not unique.
    index('account_time').on(table.createdAt, table.id),
    index('account_email_prefix').using('btree', table.email.op('text_pattern_ops')),
    index('account_username_prefix').using('btree', sql`lower(${table.username}) text_pattern_ops`),
    index('account_first_name_prefix').using('btree', sql`lower(${table.firstName}) text_pattern_ops`, table.id),
    index('account_phone_prefix').using('btree', table.phoneNumber.op('text_pattern_ops'), table.id),
  ],
);

/** The column of rows that belong to one account and are deleted with it. */
export const ownerId = () =>
  uuid('account_id')
    .notNull()
    .references(() => account.id, { onDelete: 'cascade' });
