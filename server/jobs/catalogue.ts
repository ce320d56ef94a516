import * as z from 'zod/mini';

// Every kind of background work and the data it carries. Data are ids, never contents: what a mail says is made when
// it is sent, and nothing secret waits in the queue's table. Two carry an address, which the queue forgets after a day,
// or after two if the mail could not be sent: the farewell, its account being gone, and the reset request, which looks
// the same for an address without account.

export const jobCatalogue = {
  'mail.verify-email': z.strictObject({ mailLinkId: z.uuid() }),
  'mail.reset-password': z.strictObject({ email: z.string() }),
  'mail.password-changed': z.strictObject({ accountId: z.uuid(), changedAt: z.iso.datetime() }),
  'mail.account-deleted': z.strictObject({ email: z.string(), firstName: z.nullable(z.string()) }),
  'mail.contact-message': z.strictObject({ messageId: z.uuid() }),
  'mail.payout-requested': z.strictObject({ payoutId: z.uuid() }),
  'maintenance.purge': z.strictObject({}),
} as const;

export type JobName = keyof typeof jobCatalogue;
export type JobData<Name extends JobName> = z.infer<(typeof jobCatalogue)[Name]>;

export const jobNames = Object.keys(jobCatalogue) as JobName[];

/** Cron expressions, Europe/Paris. */
export const jobSchedules: Partial<Record<JobName, string>> = { 'maintenance.purge': '17 4 * * *' };
