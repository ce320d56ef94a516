import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

// Audience measurement, the operator's own and anonymous: no account, no address, nothing that was typed.

export const siteEventTypes = ['page_view', 'button_click', 'feature_usage', 'navigation'] as const;
export type SiteEventType = (typeof siteEventTypes)[number];

export const elementTextLength = 100;
/** Events of one request. */
export const maxBatch = 50;

const shortText = z.optional(z.nullable(z.string().check(z.maxLength(200))));

export const siteEvent = z.object({
  /** Made by the tab, kept in its session storage. */
  sessionId: z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/)),
  eventType: z.enum(siteEventTypes),
  pagePath: z.string().check(z.maxLength(300), z.regex(/^\//)),
  referrer: z.optional(z.nullable(z.string().check(z.maxLength(2000)))),
  utmSource: shortText,
  utmMedium: shortText,
  utmCampaign: shortText,
  elementId: shortText,
  elementText: z.optional(z.nullable(z.string().check(z.maxLength(1000)))),
  /** title, timestamp, buttonType, className, featureName, action, from, to, method; others are dropped. */
  metadata: z.optional(z.nullable(z.record(z.string(), z.unknown()))),
});
export type SiteEvent = z.infer<typeof siteEvent>;

/** Answers 204 whatever was sent: what is no event is ignored, and so are bots. */
export const trackEvents = endpoint({
  method: 'POST',
  path: '/api/tracking',
  access: 'public',
  summary: 'Notes one event of a visit, or up to fifty of them; always answers 204.',
  limit: 'tracking',
  body: z.unknown(),
  response: z.undefined(),
});
