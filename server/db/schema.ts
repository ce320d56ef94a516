import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { affiliateStatuses } from '#contract/affiliates.ts';
import { contactTopics } from '#contract/contact.ts';
import { genders, mainProblems, platforms } from '#contract/onboarding.ts';
import { entitlements, features, planTypes, quotaPeriods } from '#contract/plans.ts';
import { bioStyles, tones } from '#contract/writing.ts';

// Every table. One that knows a person (a column that references account.id) must also have its entry in
// features/privacy/personal-data.ts; a test compares the two.

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });
const ownerId = () =>
  uuid('account_id')
    .notNull()
    .references(() => account.id, { onDelete: 'cascade' });

export const account = pgTable('account', {
  id: uuid('id').primaryKey().defaultRandom(),
  username: text('username').notNull().unique(),
  firstName: text('first_name'),
  /** Lower case; the contract's field sees to it. */
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
});

/** The token itself is in the browser's cookie only; here is its SHA-256. */
export const session = pgTable(
  'session',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    tokenHash: bytes('token_hash').notNull().unique(),
    accountId: ownerId(),
    device: text('device').notNull(),
    createdAt: instant('created_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
  },
  (table) => [index('session_account').on(table.accountId)],
);

export const mailLinkPurposes = ['verify_email', 'reset_password'] as const;

/** A link that was mailed. Its token is this id, signed with the application's secret, so the table holds no secret. */
export const mailLink = pgTable(
  'mail_link',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    accountId: ownerId(),
    purpose: text('purpose', { enum: mailLinkPurposes }).notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('mail_link_account').on(table.accountId)],
);

/** What the operator gave without a payment. */
export const entitlementGrant = pgTable(
  'entitlement_grant',
  {
    accountId: ownerId(),
    entitlement: text('entitlement', { enum: entitlements }).notNull(),
    grantedAt: instant('granted_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.entitlement] })],
);

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

export const contactMessage = pgTable(
  'contact_message',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** The account that was signed in when the message was written, if any. */
    accountId: uuid('account_id').references(() => account.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    email: text('email').notNull(),
    topic: text('topic', { enum: contactTopics }).notNull(),
    message: text('message').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('contact_message_email').on(table.email), index('contact_message_time').on(table.createdAt)],
);

/** What the operator did. Holds ids, never names or addresses; rows are only added. */
export const adminAction = pgTable('admin_action', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  action: text('action').notNull(),
  subjectId: text('subject_id'),
  details: jsonb('details').notNull().default({}),
  at: instant('at').notNull(),
});

export const rateLimit = pgTable(
  'rate_limit',
  {
    /** Limit name and a keyed hash of the address or account: no address is at rest. */
    key: text('key').notNull(),
    windowStart: instant('window_start').notNull(),
    count: integer('count').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.key, table.windowStart] }),
    index('rate_limit_expiry').on(table.expiresAt),
    check('rate_limit_count', sql`${table.count} >= 0`),
  ],
);

/**
 * What an account has used in one period. A reservation is an id with the end of its lease, in milliseconds: one that
 * nobody kept or gave back, since its process died, stops counting then.
 */
export const quotaUse = pgTable(
  'quota_use',
  {
    accountId: ownerId(),
    feature: text('feature', { enum: [...features, 'dmTrial'] }).notNull(),
    period: text('period', { enum: [...quotaPeriods, 'ever'] }).notNull(),
    /** The first day, in Europe/Paris. */
    periodStart: date('period_start', { mode: 'string' }).notNull(),
    endsAt: instant('ends_at').notNull(),
    kept: integer('kept').notNull(),
    reserved: jsonb('reserved').$type<Record<string, number>>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.feature, table.period, table.periodStart] }),
    index('quota_use_end').on(table.endsAt),
    check('quota_use_kept', sql`${table.kept} >= 0`),
  ],
);

/** A screenshot that was read: how often its replies were written anew. Holds nothing of what was on it. */
export const screenshotRun = pgTable(
  'screenshot_run',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    accountId: ownerId(),
    followUps: integer('follow_ups').notNull().default(0),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('screenshot_run_account').on(table.accountId),
    index('screenshot_run_expiry').on(table.expiresAt),
    check('screenshot_run_follow_ups', sql`${table.followUps} >= 0`),
  ],
);

/** A reply that the user kept; never its conversation. */
export const keptReply = pgTable(
  'kept_reply',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    accountId: ownerId(),
    tone: text('tone', { enum: tones }).notNull(),
    content: text('content').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [unique('kept_reply_once').on(table.accountId, table.content)],
);

/** A bio that was written for the account. */
export const bio = pgTable(
  'bio',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    accountId: ownerId(),
    style: text('style', { enum: bioStyles }).notNull(),
    content: text('content').notNull(),
    score: integer('score'),
    isFavorite: boolean('is_favorite').notNull().default(false),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('bio_account').on(table.accountId, table.createdAt)],
);
