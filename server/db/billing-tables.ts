import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { invoiceStatuses, providerStatuses } from '#contract/billing.ts';
import { addons, entitlements, planTypes } from '#contract/plans.ts';
import { account } from './account-table.ts';
import { affiliate } from './affiliate-tables.ts';
import { bytes, instant } from './columns.ts';

// Purchases. Rows whose key is the provider's id are a copy of what it said last: `converge` writes them, and a change that the
// provider has just accepted is noted on them (`recordOwnChange`). The law wants them kept, so they outlive the account: erasing an account only sets `customer.account_id` to null.

export const customer = pgTable(
  'customer',
  {
    /** cus_… */
    id: text('id').primaryKey(),
    accountId: uuid('account_id').references(() => account.id, { onDelete: 'set null' }),
    /** Lower case. Removed when an account claims the purchase, since the account has an e-mail of its own. */
    email: text('email'),
    attachedAt: instant('attached_at'),
    deletedAt: instant('deleted_at'),
    createdAt: instant('created_at').notNull(),
    syncedAt: instant('synced_at'),
    /** When the provider was asked for the stored copy, by the database's clock: those of two processes differ. */
    askedAt: instant('asked_at'),
    /** How many changes we made at the provider, and how many of them the stored copy includes (`recordOwnChange`). */
    ownChanges: integer('own_changes').notNull().default(0),
    seenChanges: integer('seen_changes').notNull().default(0),
  },
  (table) => [
    index('customer_account').on(table.accountId),
    index('customer_email').on(table.email),
    index('customer_outdated').on(table.id).where(sql`${table.seenChanges} <> ${table.ownChanges}`),
  ],
);

/** `refunded`: a second purchase. `account_deleted`: refunded if it is paid, because its account was deleted (account-deletion.ts). */
export const intentStatuses = ['open', 'complete', 'expired', 'refunded', 'account_deleted'] as const;
export const refundedIntents = ['refunded', 'account_deleted'] as const satisfies (typeof intentStatuses)[number][];

/** An intent: a checkout that was started, and what was frozen with it. Its id is the session's client_reference_id. */
export const checkoutIntent = pgTable(
  'checkout_intent',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    plan: text('plan', { enum: planTypes }),
    addon: text('addon', { enum: addons }),
    /** The account that was signed in, and later the one that the purchase went to. */
    accountId: uuid('account_id').references(() => account.id, { onDelete: 'set null' }),
    /** SHA-256 of the nonce in the cookie of the browser that started it. */
    nonceHash: bytes('nonce_hash').notNull(),
    /** Keyed hash of the network of a buyer who was signed out; emptied once it does not count any more. */
    network: text('network'),
    /** The last click before checkout; never changed afterwards. */
    affiliateId: uuid('affiliate_id').references(() => affiliate.id, { onDelete: 'set null' }),
    affiliateClickedAt: instant('affiliate_clicked_at'),
    termsAcceptedAt: instant('terms_accepted_at').notNull(),
    adultConfirmedAt: instant('adult_confirmed_at').notNull(),
    /** cs_…; null until the provider has answered. */
    sessionId: text('session_id').unique(),
    customerId: text('customer_id').references(() => customer.id),
    subscriptionId: text('subscription_id'),
    status: text('status', { enum: intentStatuses }).notNull().default('open'),
    createdAt: instant('created_at').notNull(),
    completedAt: instant('completed_at'),
    autoLoginAt: instant('auto_login_at'),
  },
  (table) => [
    index('checkout_intent_account').on(table.accountId),
    index('checkout_intent_customer').on(table.customerId),
    index('checkout_intent_time').on(table.createdAt),
    check('checkout_intent_one_thing', sql`(${table.plan} is null) <> (${table.addon} is null)`),
  ],
);

/** Webhooks that were received. The payload is not stored: it only says what to fetch. */
export const stripeEvent = pgTable(
  'stripe_event',
  {
    /** evt_… */
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    objectId: text('object_id'),
    customerId: text('customer_id'),
    createdAt: instant('created_at').notNull(),
    receivedAt: instant('received_at').notNull(),
    /** The same by the database's clock. */
    storedAt: instant('stored_at').notNull().default(sql`clock_timestamp()`),
    processedAt: instant('processed_at'),
  },
  (table) => [index('stripe_event_received').on(table.receivedAt)],
);

export const subscription = pgTable(
  'subscription',
  {
    /** sub_… */
    id: text('id').primaryKey(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customer.id),
    /** What it gives, by the lookup key of its price. */
    entitlement: text('entitlement', { enum: entitlements }).notNull(),
    plan: text('plan', { enum: planTypes }),
    /** si_… */
    itemId: text('item_id').notNull(),
    status: text('status', { enum: providerStatuses }).notNull(),
    amountCents: integer('amount_cents').notNull(),
    currentPeriodStart: instant('current_period_start').notNull(),
    currentPeriodEnd: instant('current_period_end').notNull(),
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull(),
    cancelAt: instant('cancel_at'),
    endedAt: instant('ended_at'),
    /** Collection is paused until then; access stays. */
    pausedUntil: instant('paused_until'),
    /** When its oldest unpaid renewal fell due; the days of grace count from here. */
    pastDueSince: instant('past_due_since'),
    createdAt: instant('created_at').notNull(),
    syncedAt: instant('synced_at').notNull(),
  },
  (table) => [index('subscription_customer').on(table.customerId), index('subscription_status').on(table.status)],
);

export const invoice = pgTable(
  'invoice',
  {
    /** in_… */
    id: text('id').primaryKey(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customer.id),
    subscriptionId: text('subscription_id'),
    number: text('number'),
    status: text('status', { enum: invoiceStatuses }).notNull(),
    billingReason: text('billing_reason'),
    totalCents: integer('total_cents').notNull(),
    totalExcludingTaxCents: integer('total_excluding_tax_cents').notNull(),
    amountPaidCents: integer('amount_paid_cents').notNull(),
    amountRefundedCents: integer('amount_refunded_cents').notNull(),
    /** Of the charge's balance transaction; it may come after the payment. */
    feeCents: integer('fee_cents'),
    currency: text('currency').notNull(),
    paymentIntentId: text('payment_intent_id'),
    chargeId: text('charge_id'),
    hostedUrl: text('hosted_url'),
    pdfUrl: text('pdf_url'),
    createdAt: instant('created_at').notNull(),
    paidAt: instant('paid_at'),
    syncedAt: instant('synced_at').notNull(),
  },
  (table) => [
    index('invoice_customer').on(table.customerId, table.createdAt),
    index('invoice_subscription').on(table.subscriptionId),
    index('invoice_charge').on(table.chargeId),
    check(
      'invoice_amounts',
      sql`${table.totalExcludingTaxCents} <= ${table.totalCents} and ${table.amountRefundedCents} <= ${table.amountPaidCents}`,
    ),
  ],
);

export const refund = pgTable(
  'refund',
  {
    /** re_… */
    id: text('id').primaryKey(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customer.id),
    invoiceId: text('invoice_id').references(() => invoice.id),
    chargeId: text('charge_id'),
    amountCents: integer('amount_cents').notNull(),
    status: text('status', { enum: ['pending', 'requires_action', 'succeeded', 'failed', 'canceled'] }).notNull(),
    createdAt: instant('created_at').notNull(),
    /** When it failed or was canceled, as the provider tells, else when we first saw it. */
    failedAt: instant('failed_at'),
    syncedAt: instant('synced_at').notNull(),
  },
  (table) => [index('refund_customer').on(table.customerId), index('refund_invoice').on(table.invoiceId)],
);

export const dispute = pgTable(
  'dispute',
  {
    /** du_… */
    id: text('id').primaryKey(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customer.id),
    invoiceId: text('invoice_id').references(() => invoice.id),
    chargeId: text('charge_id').notNull(),
    amountCents: integer('amount_cents').notNull(),
    /** As the provider says: needs_response, under_review, won, lost, warning_… */
    status: text('status').notNull(),
    createdAt: instant('created_at').notNull(),
    syncedAt: instant('synced_at').notNull(),
  },
  (table) => [index('dispute_customer').on(table.customerId), index('dispute_invoice').on(table.invoiceId)],
);

/**
 * Money of an invoice that was to go back and did not: its refund failed after the provider had taken it, or it could not be made during a
 * dispute that was won since. The operator gives it back another way.
 */
export const owedRefund = pgTable(
  'owed_refund',
  {
    invoiceId: text('invoice_id')
      .primaryKey()
      .references(() => invoice.id),
    customerId: text('customer_id')
      .notNull()
      .references(() => customer.id),
    cause: text('cause', { enum: ['refund_failed', 'dispute_won'] }).notNull(),
    /** The last failed refund, or the dispute: another one is told anew. Empty once the money has gone back by itself. */
    about: text('about').notNull(),
    amountCents: integer('amount_cents').notNull(),
    noticedAt: instant('noticed_at').notNull(),
    /** When the provider made it after all, or the operator said that it is done. */
    settledAt: instant('settled_at'),
    /** When the operator said so last; stays when another refund fails later. */
    settledByHandAt: instant('settled_by_hand_at'),
  },
  (table) => [
    index('owed_refund_customer').on(table.customerId),
    index('owed_refund_open').on(table.noticedAt).where(sql`${table.settledAt} is null`),
  ],
);

export const billingLinkPurposes = ['open_purchase', 'cancel_subscription'] as const;

/** A link mailed to a customer, who may have no account. As for mail_link, its token is this id, signed. */
export const billingLink = pgTable(
  'billing_link',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    purpose: text('purpose', { enum: billingLinkPurposes }).notNull(),
    customerId: text('customer_id').references(() => customer.id),
    /** Null for a customer without account. A Pro grant of the operator has an account and no customer. */
    accountId: uuid('account_id').references(() => account.id, { onDelete: 'cascade' }),
    /** As for mail_link, the address that the link was mailed to. */
    email: text('email').notNull().default(''),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('billing_link_customer').on(table.customerId), index('billing_link_account').on(table.accountId)],
);

/** Stored before the provider is asked, and carried out until it is done, even if the provider is down at first. */
export const cancellationRequest = pgTable(
  'cancellation_request',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    accountId: uuid('account_id').references(() => account.id, { onDelete: 'set null' }),
    subscriptionId: text('subscription_id').references(() => subscription.id),
    via: text('via', { enum: ['member', 'mailed_link', 'operator', 'account_deleted'] }).notNull(),
    status: text('status', { enum: ['stored', 'done', 'taken_back'] })
      .notNull()
      .default('stored'),
    requestedAt: instant('requested_at').notNull(),
    /** How often it was declared. A resumption takes back what was declared before it, and nothing later. */
    askedTimes: integer('asked_times').notNull().default(1),
    doneAt: instant('done_at'),
    /** The end that the customer was told. */
    endsAt: instant('ends_at'),
  },
  (table) => [
    index('cancellation_request_account').on(table.accountId),
    uniqueIndex('cancellation_request_open').on(table.subscriptionId).where(sql`${table.status} <> 'taken_back'`),
  ],
);

/** «Renoncer au contrat ici»: once a subscription. */
export const withdrawal = pgTable(
  'withdrawal',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    accountId: uuid('account_id').references(() => account.id, { onDelete: 'set null' }),
    subscriptionId: text('subscription_id')
      .notNull()
      .unique()
      .references(() => subscription.id),
    /** With Pro: its running add-ons, which end and are refunded with it. And contracts of its kind that were over before, within their days. */
    addonIds: text('addon_ids').array().notNull().default([]),
    /** Keyed hashes of the buyer's cards and mailbox; emptied once the withdrawal does not count any more. */
    buyerHashes: text('buyer_hashes').array().notNull().default([]),
    status: text('status', { enum: ['stored', 'done'] })
      .notNull()
      .default('stored'),
    refundCents: integer('refund_cents').notNull(),
    requestedAt: instant('requested_at').notNull(),
    doneAt: instant('done_at'),
  },
  (table) => [
    index('withdrawal_account').on(table.accountId),
    index('withdrawal_buyer').using('gin', table.buyerHashes),
  ],
);

export const billingNotices = [
  'purchase',
  'renewal',
  'payment_failed',
  'second_purchase',
  'bought_in_rest',
  'charged_after_end',
  'superseded',
  'charged_back',
  'dispute_inquiry',
  'dispute_opened',
  'dispute_lost',
  'charged_in_pause',
  'renewed_in_pause',
  'sync_activated',
] as const;

/** The notices about an invoice whose payment goes back. */
export const refundNotices = [
  'charged_after_end',
  'charged_in_pause',
] as const satisfies (typeof billingNotices)[number][];

/** What was mailed about a purchase, so that a repeated or replayed event does not mail twice. */
export const billingNotice = pgTable(
  'billing_notice',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customer.id),
    notice: text('notice', { enum: billingNotices }).notNull(),
    /** The subscription, invoice or term that it is about. */
    about: text('about').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [uniqueIndex('billing_notice_once').on(table.customerId, table.notice, table.about)],
);
