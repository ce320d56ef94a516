import * as z from 'zod/mini';
import { affiliateStatuses, payoutMethods, payoutStatuses } from './affiliates.ts';
import { endpoint } from './endpoint.ts';
import { slug } from './fields.ts';

// What the operator sees and does about affiliates and their payouts. Amounts without `Cents` in their name are euros, rates are
// percentages from 0 to 100, as specified.

const id = z.strictObject({ id: z.uuid('Identifiant invalide') });

const affiliateFigures = z.object({
  clicks: z.int(),
  registrations: z.int(),
  conversions: z.int(),
  earnings: z.number(),
  clickToRegRate: z.number(),
  regToConvRate: z.number(),
  overallConvRate: z.number(),
  bioAddonCount: z.int(),
  bioAddonRevenue: z.number(),
  photoAddonCount: z.int(),
  photoAddonRevenue: z.number(),
  totalAddonsRevenue: z.number(),
});

export const adminAffiliate = z.object({
  id: z.uuid(),
  slug: z.string(),
  status: z.enum(affiliateStatuses),
  createdAt: z.iso.datetime(),
  user: z.object({ username: z.string(), email: z.string() }),
  stats: affiliateFigures,
});
export type AdminAffiliate = z.infer<typeof adminAffiliate>;

export const affiliateTotals = z.object({
  totalClicks: z.int(),
  totalRegistrations: z.int(),
  totalConversions: z.int(),
  totalEarnings: z.number(),
  averageConvRate: z.number(),
});
export type AffiliateTotals = z.infer<typeof affiliateTotals>;

export const listAffiliates = endpoint({
  method: 'GET',
  path: '/api/admin/affiliates',
  access: 'admin',
  summary: 'Every affiliate, those who wait first, then by earnings.',
  limit: 'admin',
  response: z.object({ affiliates: z.array(adminAffiliate), globalStats: affiliateTotals }),
});

/** `suspend` and `reactivate` are for active and suspended affiliates; `approve` and `reject` for those who wait. */
export const affiliateActions = ['approve', 'reject', 'suspend', 'reactivate'] as const;
export type AffiliateAction = (typeof affiliateActions)[number];

export const decideAffiliate = endpoint({
  method: 'POST',
  path: '/api/admin/affiliate/:id/:action',
  access: 'admin',
  summary: 'Accepts, refuses, suspends or reactivates an affiliate; the affiliate is told by mail.',
  limit: 'admin',
  params: z.strictObject({ id: z.uuid('Identifiant invalide'), action: z.enum(affiliateActions, 'Action inconnue') }),
  response: z.object({ message: z.string() }),
});

export const renameAffiliate = endpoint({
  method: 'PATCH',
  path: '/api/admin/affiliates/:id',
  access: 'admin',
  summary: 'Gives an affiliate another slug; links with the old one keep working.',
  limit: 'admin',
  params: id,
  body: z.strictObject({ slug }),
  response: z.object({ slug: z.string() }),
});

export const recalculate = endpoint({
  method: 'POST',
  path: '/api/admin/affiliates/recalculate',
  access: 'admin',
  summary:
    'Marks conversions and writes commissions that stored payments should have and do not; then renews all figures.',
  limit: 'admin',
  response: z.object({ result: z.object({ conversions_marquees: z.int(), commissions_creees: z.int() }) }),
});

export const adminPayout = z.object({
  id: z.uuid(),
  affiliateId: z.uuid(),
  username: z.string(),
  email: z.string(),
  /** The account is gone: the payout goes where its erasure froze it. */
  isErased: z.boolean(),
  /** `2026-11` */
  month: z.string(),
  status: z.enum(payoutStatuses),
  amountCents: z.int(),
  /** Null where the affiliate gave no payment details. */
  method: z.nullable(z.enum(payoutMethods)),
  /** The end of the IBAN or the PayPal address, so that the operator can tell payouts apart. */
  target: z.nullable(z.string()),
  /** The account was encrypted with another APP_SECRET: it has to be asked for again. */
  isTargetUnreadable: z.boolean(),
  /** The account was given within the last seven days, and nothing can be sent there before `sendableFrom`. */
  newTarget: z.nullable(z.object({ changedAt: z.iso.datetime(), sendableFrom: z.iso.datetime() })),
  /**
   * Why the payout has to be approved once more: the account changed, refunds left less to pay, or it came back with a backup and may have
   * been sent since.
   */
  outdatedBy: z.nullable(z.enum(['new_account', 'refunds', 'restored'])),
  requestedAt: z.iso.datetime(),
  /** When the money leaves, or left. */
  executedOn: z.iso.datetime(),
});
export type AdminPayout = z.infer<typeof adminPayout>;

export const listPayouts = endpoint({
  method: 'GET',
  path: '/api/admin/payouts',
  access: 'admin',
  summary: 'The last two hundred payouts, those that wait for the operator first.',
  limit: 'admin',
  response: z.object({ payouts: z.array(adminPayout) }),
});

export const payoutActions = ['approve', 'cancel', 'mark-paid', 'mark-failed'] as const;
export type PayoutAction = (typeof payoutActions)[number];

export const stepPayout = endpoint({
  method: 'POST',
  path: '/api/admin/payouts/:id/:action',
  access: 'admin',
  summary: 'Approves, cancels or closes a payout.',
  limit: 'admin',
  params: z.strictObject({ id: z.uuid('Identifiant invalide'), action: z.enum(payoutActions, 'Action inconnue') }),
  response: z.object({ payout: adminPayout }),
});

/** A file for the bank or PayPal with the payouts of a month that the run has submitted and that are not closed yet. */
export const payoutFile = endpoint({
  method: 'GET',
  path: '/api/admin/payout-files/:month/:method',
  access: 'admin',
  summary: 'The file of a month: pain.001 for the bank, CSV for PayPal.',
  limit: 'admin',
  params: z.strictObject({
    month: z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Mois invalide')),
    method: z.enum(payoutMethods, 'Mode de versement inconnu'),
  }),
  response: z.object({
    fileName: z.string(),
    type: z.string(),
    content: z.string(),
    payouts: z.int(),
    totalCents: z.int(),
  }),
});
