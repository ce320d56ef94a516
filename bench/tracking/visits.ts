import type { SiteEvent } from '#contract/tracking.ts';

// What the benchmark's visitors send: clicks with every field filled in.

export const browserAgent =
  'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36';

export function click(sessionId: string): SiteEvent {
  return {
    sessionId,
    eventType: 'button_click',
    pagePath: '/pricing',
    referrer: 'https://www.google.com/',
    utmSource: 'tiktok',
    utmMedium: 'bio',
    utmCampaign: 'rentree',
    elementId: 'start',
    elementText: 'Commencer gratuitement',
    metadata: {
      buttonType: 'link',
      className: 'rounded-md px-5 text-base font-semibold',
      timestamp: '2026-11-17T09:00:00.000Z',
    },
  };
}

/** The columns of an event, for inserts without the product. */
const columns = [
  'at',
  'type',
  'session_id',
  'page_path',
  'referrer_host',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'element_id',
  'element_text',
  'metadata',
];

export function rowOf(event: SiteEvent): unknown[] {
  const { eventType, sessionId, pagePath, referrer, utmSource, utmMedium, utmCampaign, elementId, elementText } = event;
  const place = [sessionId, pagePath, referrer, utmSource, utmMedium, utmCampaign, elementId, elementText];
  return [new Date(), eventType, ...place, event.metadata];
}

/** One `insert` with this many rows. */
export function insertOf(rows: number): string {
  const row = (n: number) => `(${columns.map((_, index) => `$${n * columns.length + index + 1}`).join(', ')})`;
  return `insert into site_event (${columns.join(', ')}) values ${Array.from({ length: rows }, (_, n) => row(n)).join(', ')}`;
}
