import * as z from 'zod/mini';
import { affiliateMoney } from '#contract/privacy.ts';
import { providers } from '#contract/site.ts';

// Every job and the data it carries. Data are ids, never contents: a mail is written when it is sent, and nothing secret
// waits in the queue's table. Four jobs carry an e-mail address, which the queue deletes once the mail is sent, or after two days if it
// could not be sent: the farewell, since its account is gone, and the requests for a link to reset, to sign in or to
// cancel, which must look the same for an address without account.

const affiliateNews = ['received', 'activated', 'refused', 'suspended', 'reactivated'] as const;
export type AffiliateNews = (typeof affiliateNews)[number];

/** In jobs of earlier versions, which counted these mails before they were sent. Not read any more. */
const acknowledge = z.optional(z.boolean());

/** Who asks for a mail, as keyed hashes: features/unproven-mailboxes.ts. Absent where nobody does, and in jobs of earlier versions. */
const askerSchema = z.strictObject({ share: z.enum(['told', 'untold']), networks: z.array(z.string()) });
export type Asker = z.infer<typeof askerSchema>;
const asker = z.optional(askerSchema);

export const jobCatalogue = {
  'mail.verify-email': z.strictObject({
    mailLinkId: z.uuid(),
    asker,
    /** A first password was chosen with it. Absent in jobs of earlier versions. */
    isPasswordNew: z.optional(z.boolean()),
  }),
  'mail.reset-password': z.strictObject({ email: z.string(), asker }),
  'mail.sign-in': z.strictObject({ email: z.string(), asker }),
  'mail.password-changed': z.strictObject({
    accountId: z.uuid(),
    changedAt: z.iso.datetime(),
    /** Named for the mail. This and the next are absent in jobs of earlier versions. */
    endedWaysIn: z.optional(z.array(z.string())),
    isFirst: z.optional(z.boolean()),
  }),
  'mail.change-email': z.strictObject({ mailLinkId: z.uuid(), asker }),
  'mail.email-changed': z.strictObject({ mailLinkId: z.uuid() }),
  'mail.passkey-added': z.strictObject({ accountId: z.uuid(), passkeyId: z.uuid() }),
  'mail.identity-changed': z.strictObject({
    accountId: z.uuid(),
    provider: z.enum(providers),
    change: z.enum(['joined', 'removed']),
  }),
  'mail.account-deleted': z.strictObject({
    email: z.string(),
    firstName: z.nullable(z.string()),
    /** Absent in jobs of earlier versions. */
    emailVerified: z.optional(z.boolean()),
    /** Amounts and the end of the payment account, which the payouts hold sealed alone. */
    affiliateMoney: z.optional(z.nullable(affiliateMoney)),
  }),
  'mail.contact-message': z.strictObject({ messageId: z.uuid(), acknowledge, asker }),
  'mail.billing-notice': z.strictObject({ noticeId: z.uuid() }),
  'mail.purchase-link': z.strictObject({ customerId: z.string() }),
  'mail.cancellation': z.strictObject({ requestId: z.uuid() }),
  /** A cancellation that was taken back. */
  'mail.resumption': z.strictObject({ requestId: z.uuid() }),
  'mail.cancellation-link': z.strictObject({ email: z.string() }),
  'mail.withdrawal': z.strictObject({ withdrawalId: z.uuid() }),
  'mail.support-request': z.strictObject({ requestId: z.uuid(), acknowledge }),
  'mail.owed-refund': z.strictObject({ invoiceId: z.string() }),
  'mail.dispute': z.strictObject({ noticeId: z.uuid(), respondBy: z.nullable(z.iso.datetime()) }),
  'mail.operator-summary': z.strictObject({}),
  'mail.held': z.strictObject({}),
  'mail.weekly-idea': z.strictObject({ accountId: z.uuid(), number: z.int() }),
  'billing.event': z.strictObject({ eventId: z.string() }),
  'billing.converge': z.strictObject({ customerId: z.string() }),
  'billing.customer-email': z.strictObject({ accountId: z.uuid() }),
  'billing.reconcile': z.strictObject({}),
  'billing.sync': z.strictObject({}),
  'billing.renewal-notices': z.strictObject({}),
  'retention.weekly-ideas': z.strictObject({}),
  'mail.payment-details-changed': z.strictObject({ accountId: z.uuid(), changedAt: z.iso.datetime() }),
  'mail.payment-details-removed': z.strictObject({
    accountId: z.uuid(),
    /** How the owner took the account back. Absent in jobs of earlier versions: `restore`. */
    after: z.optional(z.enum(['restore', 'reset'])),
  }),
  'mail.payout-requested': z.strictObject({ payoutId: z.uuid() }),
  'mail.payout-closed': z.strictObject({ payoutId: z.uuid(), outcome: z.enum(['paid', 'failed']) }),
  'mail.affiliate-news': z.strictObject({ affiliateId: z.uuid(), news: z.enum(affiliateNews) }),
  'affiliates.payout-run': z.strictObject({}),
  'figures.count': z.strictObject({}),
  'admin.wrong-passwords': z.strictObject({}),
  'maintenance.purge': z.strictObject({}),
} as const;

export type JobName = keyof typeof jobCatalogue;
export type JobData<Name extends JobName> = z.infer<(typeof jobCatalogue)[Name]>;

export const jobNames = Object.keys(jobCatalogue) as JobName[];

/** Cron expressions. */
export const jobSchedules: Partial<Record<JobName, string>> = {
  'billing.reconcile': '*/5 * * * *',
  'mail.operator-summary': '*/5 * * * *',
  'mail.held': '*/5 * * * *',
  'billing.sync': '41 3 * * *',
  'billing.renewal-notices': '12 10 * * *',
  'retention.weekly-ideas': '30 10 * * *',
  'affiliates.payout-run': '5 6 * * *',
  'figures.count': '* * * * *',
  'admin.wrong-passwords': '*/5 * * * *',
  'maintenance.purge': '17 4 * * *',
};
export const scheduleZone = 'Europe/Paris';
