// Audience measurement, the operator's own and anonymous: no account, no address, nothing that was typed. These few values are
// apart from the events' description, so that pages can be measured without loading zod.

/** It is no endpoint like the others: whatever is sent, the answer is 204, and what is no event is ignored. */
export const trackingPath = '/api/tracking';

export const siteEventTypes = ['page_view', 'button_click', 'feature_usage', 'navigation'] as const;

export const elementTextLength = 100;
/** Events of one request, sent as a list or as `{ events }`; those beyond are ignored. */
export const maxEvents = 50;

/** Says that this browser is not to be counted. */
export const audienceCookie = { name: 'audience', refused: 'refusee', days: 395 } as const;

/** How long events are kept; the counts of a day stay. */
export const audienceMonths = 13;

/** Stands for all pages of a day beyond the most viewed. No address of the site looks like it. */
export const otherPages = '(autres pages)';
