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
    /** The click with its time, signed: what sign-up and the cookie carry. Null where the slug counts for nobody. */
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
  summary: 'When consent is taken back: removes the cookie `affiliate_ref`; harmless without one.',
  limit: 'write',
  response: z.object({ remembered: z.boolean() }),
});
