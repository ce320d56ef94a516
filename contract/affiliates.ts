import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { slug } from './fields.ts';

export const affiliateStatuses = ['pending', 'active', 'rejected', 'suspended'] as const;
export type AffiliateStatus = (typeof affiliateStatuses)[number];

export const trackClick = endpoint({
  method: 'POST',
  path: '/api/affiliate/track',
  access: 'public',
  summary: "Counts a click on an affiliate's link; stores nothing in the browser.",
  limit: 'affiliateClick',
  body: z.strictObject({
    slug,
    userAgent: z.optional(z.nullable(z.string().check(z.maxLength(1000)))),
    ip: z.optional(z.nullable(z.string().check(z.maxLength(64)))),
    referer: z.optional(z.nullable(z.string().check(z.maxLength(2000)))),
  }),
  response: z.object({
    counted: z.boolean(),
    /** The click with its time, signed; sign-up and the cookie carry it. Null where the slug is no active affiliate's. */
    referral: z.nullable(z.string()),
  }),
});

export const rememberReferral = endpoint({
  method: 'POST',
  path: '/api/affiliate/remember',
  access: 'public',
  summary: 'After consent: keeps a signed click in the cookie `affiliate_ref` until 30 days after the click.',
  limit: 'write',
  body: z.strictObject({ referral: z.string().check(z.maxLength(300)) }),
  response: z.object({ remembered: z.boolean() }),
});

export const forgetReferral = endpoint({
  method: 'DELETE',
  path: '/api/affiliate/remember',
  access: 'public',
  summary: 'When consent is withdrawn: removes the cookie `affiliate_ref`; succeeds without one.',
  limit: 'write',
  response: z.object({ remembered: z.boolean() }),
});

export const payoutStatuses = ['requested', 'approved', 'submitted', 'paid', 'failed', 'canceled'] as const;
export type PayoutStatus = (typeof payoutStatuses)[number];

export const payoutMethods = ['sepa', 'paypal'] as const;
export type PayoutMethod = (typeof payoutMethods)[number];

export const affiliateStats = z.object({
  totalClicks: z.int(),
  /** Customers who bought through the link. */
  totalConversions: z.int(),
  /** Commissions minus reversals by refunds and disputes, paid out or not. */
  totalEarningsCents: z.int(),
  /** The same in euros, as specified. */
  totalEarnings: z.number(),
  /** What a payout can be requested for now; below 0 when refunds came after a payout. */
  availableCents: z.int(),
  /** Earned, and not available yet: still within the retention period. */
  pendingCents: z.int(),
  lastPayout: z.nullable(
    z.object({
      status: z.enum(payoutStatuses),
      amountCents: z.int(),
      /** When the money is sent, or was sent. */
      executedOn: z.iso.datetime(),
    }),
  ),
});
export type AffiliateStats = z.infer<typeof affiliateStats>;

export const getAffiliateStats = endpoint({
  method: 'GET',
  path: '/api/affiliate/stats',
  access: 'affiliate',
  summary: 'Clicks, conversions and earnings of the affiliate who asks.',
  response: z.object({ stats: affiliateStats }),
});

export const commission = z.object({
  /** After what refunds and disputes took back. */
  amountCents: z.int(),
  /** The same in euros, as specified. */
  amount: z.number(),
  createdAt: z.iso.datetime(),
  availableAt: z.iso.datetime(),
});
export type Commission = z.infer<typeof commission>;

export const listCommissions = endpoint({
  method: 'GET',
  path: '/api/affiliate/commissions',
  access: 'affiliate',
  summary: 'The last hundred commissions, newest first.',
  response: z.object({ commissions: z.array(commission) }),
});

/** `reason` of the error body when a payout is refused with `conflict`. */
export const payoutRefusals = ['below_minimum', 'already_requested'] as const;

export const requestPayout = endpoint({
  method: 'POST',
  path: '/api/affiliate/request-payout',
  access: 'affiliate',
  summary:
    'Requests a payout of what is available, from the minimum on, once a month; confirmed by mail, sent on the 5th.',
  limit: 'write',
  response: z.object({ message: z.string() }),
});
