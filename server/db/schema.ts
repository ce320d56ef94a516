import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { contactTopics } from '#contract/contact.ts';
import type { PhotoResult } from '#contract/photos.ts';
import { captureFeatures, entitlements, features, quotaPeriods } from '#contract/plans.ts';
import { providers } from '#contract/site.ts';
import { bioStyles, tones } from '#contract/writing.ts';
import { account, ownerId } from './account-table.ts';
import { bytes, instant } from './columns.ts';

// Every table. One that knows a person (a column that references account.id) must also have its entry in
// features/privacy/personal-data.ts; a test compares the two.

export * from './account-table.ts';
export * from './affiliate-tables.ts';
export * from './billing-tables.ts';
export * from './clock-table.ts';
export * from './figures-tables.ts';
export * from './ledger-tables.ts';
export * from './model-tables.ts';
export * from './passkey-table.ts';
export * from './reply-tables.ts';
export * from './retention-tables.ts';
export * from './site-tables.ts';

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

export const mailLinkPurposes = ['verify_email', 'reset_password', 'sign_in', 'change_email', 'restore_email'] as const;

/** A link that was mailed. Its token is this id, signed with the application's secret, so the table holds no secret. */
export const mailLink = pgTable(
  'mail_link',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    accountId: ownerId(),
    purpose: text('purpose', { enum: mailLinkPurposes }).notNull(),
    /** The address that the link was mailed to, which is all that it proves. Empty in links older than this column: they are dead. */
    email: text('email').notNull().default(''),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('mail_link_account').on(table.accountId)],
);

/** Who a provider vouched for, joined to an account: from then on they are told by `subject`, never by their address. */
export const identity = pgTable(
  'identity',
  {
    provider: text('provider', { enum: providers }).notNull(),
    subject: text('subject').notNull(),
    accountId: ownerId(),
    /** As the provider named it then; shown to the member, compared with nothing. */
    email: text('email'),
    joinedAt: instant('joined_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.subject] }),
    unique('identity_one_a_provider').on(table.accountId, table.provider),
  ],
);

/** A grant: an entitlement that the operator gave without a payment. */
export const entitlementGrant = pgTable(
  'entitlement_grant',
  {
    accountId: ownerId(),
    entitlement: text('entitlement', { enum: entitlements }).notNull(),
    grantedAt: instant('granted_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.entitlement] })],
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
    /** Not mailed to the operator yet: it waits for the next mail that tells several. */
    awaitsSummary: boolean('awaits_summary').notNull().default(false),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('contact_message_email').on(table.email), index('contact_message_time').on(table.createdAt)],
);

/** The operator's actions, append-only, with ids and never names or addresses. */
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

/** Mails of what a member does and undoes: features/limited-mails.ts. */
export const stateMails = [
  'mail.cancellation',
  'mail.resumption',
  'mail.password-changed',
  'mail.passkey-added',
  'mail.identity-changed',
  'mail.payment-details-changed',
  'mail.weekly-idea',
] as const;

/** The last state of something that was told as often as a day allows: the job that tells it, until the next day. */
export const heldMail = pgTable(
  'held_mail',
  {
    accountId: ownerId(),
    about: text('about').notNull(),
    job: text('job', { enum: stateMails }).notNull(),
    data: jsonb('data').notNull(),
    dueAt: instant('due_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.about] }), index('held_mail_due').on(table.dueAt)],
);

/** «antiGhostReading»: the readings of screenshots for a feature. */
const readings = captureFeatures.map((feature) => `${feature}Reading` as const);

/**
 * What was used of a quota in one period. `reserved` maps a reservation's id to the end of its lease, in milliseconds since 1970: a
 * reservation that was neither kept nor released, since its process died, stops counting then.
 */
const countedColumns = () => ({
  feature: text('feature', { enum: [...features, 'dmTrial', ...readings] }).notNull(),
  period: text('period', { enum: [...quotaPeriods, 'ever'] }).notNull(),
  /** The first day, in Europe/Paris. */
  periodStart: date('period_start', { mode: 'string' }).notNull(),
  endsAt: instant('ends_at').notNull(),
  kept: integer('kept').notNull(),
  reserved: jsonb('reserved').$type<Record<string, number>>().notNull(),
});

export const quotaUse = pgTable('quota_use', { accountId: ownerId(), ...countedColumns() }, (table) => [
  primaryKey({ columns: [table.accountId, table.feature, table.period, table.periodStart] }),
  index('quota_use_end').on(table.endsAt),
  check('quota_use_kept', sql`${table.kept} >= 0`),
]);

/** What the free accounts of one mailbox have used together, under a keyed hash of it. It outlives them until the period ends. */
export const mailboxUse = pgTable(
  'mailbox_use',
  { mailbox: text('mailbox').notNull(), ...countedColumns() },
  (table) => [
    primaryKey({ columns: [table.mailbox, table.feature, table.period, table.periodStart] }),
    index('mailbox_use_end').on(table.endsAt),
    check('mailbox_use_kept', sql`${table.kept} >= 0`),
  ],
);

/** A screenshot that was read, and how many follow-ups it has had. Nothing that was on it is stored. */
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

/** A reply that the user kept, without its conversation. */
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

/** What was measured on a photo of the account. Neither the picture nor its file name is stored. */
export const photoAnalysis = pgTable(
  'photo_analysis',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    accountId: ownerId(),
    result: jsonb('result').$type<PhotoResult>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('photo_analysis_account').on(table.accountId, table.createdAt)],
);
