import * as z from 'zod/mini';

// Audience measurement, the operator's own and anonymous: no account, no address, nothing that was typed. It is no endpoint like
// the others: whatever is sent, the answer is 204, and what is no event is ignored.

export const trackingPath = '/api/tracking';

export const siteEventTypes = ['page_view', 'button_click', 'feature_usage', 'navigation'] as const;

/** What an event may say beside its fields; other keys are dropped. */
export const metadataKeys = [
  'title',
  'timestamp',
  'buttonType',
  'className',
  'featureName',
  'action',
  'from',
  'to',
  'method',
] as const;

export const elementTextLength = 100;
/** Events of one request, sent as a list or as `{ events }`; those beyond are ignored. */
export const maxEvents = 50;

const text = z.optional(z.nullable(z.string()));

export const siteEvent = z.object({
  /** Made by the tab, kept in its session storage. */
  sessionId: z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/)),
  eventType: z.enum(siteEventTypes),
  pagePath: z.string().check(z.startsWith('/')),
  referrer: text,
  utmSource: text,
  utmMedium: text,
  utmCampaign: text,
  elementId: text,
  elementText: text,
  metadata: z.optional(z.nullable(z.record(z.string(), z.unknown()))),
});
export type SiteEvent = z.infer<typeof siteEvent>;

/** Says that this browser is not to be counted. */
export const audienceCookie = { name: 'audience', refused: 'refusee' } as const;

/** How long events are kept; the counts of a day stay. */
export const audienceMonths = 13;

/** Stands for all pages of a day beyond the most viewed. No address of the site looks like it. */
export const otherPages = '(autres pages)';
