import * as z from 'zod/mini';

// Every code that an API call can fail with, and its HTTP status.
export const errorStatus = {
  invalid_body: 400,
  invalid_token: 400,
  invalid_signature: 400,
  unauthenticated: 401,
  invalid_credentials: 401,
  forbidden: 403,
  cross_site: 403,
  email_unverified: 403,
  upgrade_required: 403,
  addon_required: 403,
  not_found: 404,
  too_slow: 408,
  conflict: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  unprocessable: 422,
  quota_exhausted: 429,
  rate_limited: 429,
  internal: 500,
  overloaded: 503,
  provider_timeout: 504,
  provider_unavailable: 503,
  provider_rejected: 502,
} as const;

export type ErrorCode = keyof typeof errorStatus;

export const errorCodes = Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]];

export const errorBody = z.object({
  code: z.enum(errorCodes),
  /** A French sentence that can be shown as it is. */
  message: z.string(),
  /** Field path → French message, for `invalid_body`. */
  fields: z.optional(z.record(z.string(), z.string())),
  requiresPro: z.optional(z.boolean()),
  addon: z.optional(z.enum(['bio', 'photo'])),
  resetsAt: z.optional(z.iso.datetime()),
  /** Which refusal it is, for `unprocessable`, `conflict` and whatever could be served at another moment (server/refusals.ts); `page` is the image of several that it is about, counted from 0. */
  reason: z.optional(z.string()),
  page: z.optional(z.int()),
  retryAfterSeconds: z.optional(z.number()),
  requestId: z.optional(z.string()),
});

export type ErrorBody = z.infer<typeof errorBody>;
