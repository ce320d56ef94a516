import { audienceMonths, elementTextLength, maxEvents } from '#contract/audience.ts';
import { metadataKeys, type SiteEvent, siteEvent } from '#contract/tracking.ts';
import { referrerHost } from '../affiliates/rules.ts';

// What of a sent event is stored. The browser's part leaves private things out already; these rules hold whoever sends.

export interface StoredEvent {
  type: SiteEvent['eventType'];
  sessionId: string;
  pagePath: string;
  referrerHost: string | null;
  utmSource: string | null;
  utmMedium: string | null;
  utmCampaign: string | null;
  elementId: string | null;
  elementText: string | null;
  metadata: Record<string, string> | null;
}

/** An event of which nothing more is known than what, when and where. */
export const bareEvent = {
  referrerHost: null,
  utmSource: null,
  utmMedium: null,
  utmCampaign: null,
  elementId: null,
  elementText: null,
  metadata: null,
} satisfies Partial<StoredEvent>;

const utmLength = 100;
const elementIdLength = 100;
const metadataLength = 60;
/** Three times the site's longest. */
const pathLength = 120;
const maxSegments = 6;

/** The events of a body: one, a list, or `{ events }`. What is none is left out; of too many, the first are taken. */
export function readEvents(body: string): SiteEvent[] {
  const given = parseJson(body);
  const batch = Array.isArray(given) ? given : (given as { events?: unknown } | null)?.events;
  const list = Array.isArray(batch) ? batch.slice(0, maxEvents) : [given];
  return list.flatMap((one) => {
    const parsed = siteEvent.safeParse(one);
    return parsed.success ? [parsed.data] : [];
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export function storedEvent(event: SiteEvent, ownHost: string): StoredEvent {
  const host = referrerHost(event.referrer);
  return {
    type: event.eventType,
    sessionId: event.sessionId,
    pagePath: storedPath(event.pagePath),
    referrerHost: host === ownHost ? null : storedText(host, 253),
    utmSource: storedText(event.utmSource, utmLength),
    utmMedium: storedText(event.utmMedium, utmLength),
    utmCampaign: storedText(event.utmCampaign, utmLength),
    elementId: storedText(event.elementId, elementIdLength),
    elementText: storedText(event.elementText, elementTextLength),
    metadata: storedMetadata(event.metadata),
  };
}

/** Words in lower case, as the addresses of the site have them, and the placeholders of a route's pattern. */
const harmlessSegment = /^(?:[a-z]{1,24}(?:-[a-z]{1,24}){0,4}|:[a-z]{1,12})$/;

/** Without query and fragment. A segment that could be a token or an id becomes `:id`. */
export function storedPath(path: string): string {
  const [plain = ''] = path.split(/[?#]/, 1);
  const segments = plain.split('/').filter(Boolean).slice(0, maxSegments);
  const shown = segments.map((segment) => (harmlessSegment.test(segment) ? segment : ':id'));
  while (shown.join('/').length >= pathLength) shown.pop();
  return `/${shown.join('/')}`;
}

/** Control characters (PostgreSQL refuses NUL), marks that turn the direction of a text, and halves of surrogate pairs. */
const unwanted = /[\p{Cc}\p{Surrogate}\u202a-\u202e\u2066-\u2069]/gu;
/** An e-mail address, or more digits than a date has: a telephone, a card. */
const personal = /@|(?:\d[\s.-]?){9}/;

/** Cut to so many bytes, which are what it takes of the disk, on one line. Null for an empty text and for one that may name a person. */
export function storedText(text: string | null | undefined, length: number): string | null {
  if (!text || personal.test(text.slice(0, 4 * length))) return null;
  const line = text
    .slice(0, 4 * length)
    .replace(unwanted, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return (
    Buffer.from(line)
      .subarray(0, length)
      .toString()
      .replace(/\ufffd+$/, '') || null
  );
}

function storedMetadata(given: SiteEvent['metadata']): StoredEvent['metadata'] {
  const kept: Record<string, string> = {};
  for (const key of metadataKeys) {
    const value = storedValue(key, given?.[key]);
    if (value) kept[key] = value;
  }
  return Object.keys(kept).length > 0 ? kept : null;
}

function storedValue(key: (typeof metadataKeys)[number], value: unknown): string | null {
  if (typeof value !== 'string') return null;
  if (key === 'from' || key === 'to') return value.startsWith('/') ? storedPath(value) : null;
  if (key === 'timestamp') return /^\d{4}-\d\d-\d\dT[\d:.]{5,12}Z$/.test(value) ? value : null;
  return storedText(value, metadataLength);
}

/** The first day whose events are kept, in Paris; `today` is a day there too. */
export function oldestKeptDay(today: string): string {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 - audienceMonths, day)).toISOString().slice(0, 10);
}
