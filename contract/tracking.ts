import * as z from 'zod/mini';
import { siteEventTypes } from './audience.ts';

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
