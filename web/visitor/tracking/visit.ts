import { tabEntry } from '../../storage.ts';

// The visit of this tab: a random number, and where the visit came from. It is in session storage, so it ends with the tab.

export interface Visit {
  sessionId: string;
  referrer: string | null;
  utmSource: string | null;
  utmMedium: string | null;
  utmCampaign: string | null;
}

const entry = tabEntry('visit');
let current: Visit | null = null;

/** `search` is the query that the visit began with. */
export function openVisit(search: string): Visit {
  current ??= entry.readJson<Visit>() ?? keepVisit(newVisit(search));
  return current;
}

export function forgetVisit(): void {
  current = null;
  entry.erase();
}

function newVisit(search: string): Visit {
  const query = new URLSearchParams(search);
  return {
    sessionId: crypto.getRandomValues(new Uint32Array(4)).join('-'),
    referrer: document.referrer || null,
    utmSource: query.get('utm_source'),
    utmMedium: query.get('utm_medium'),
    utmCampaign: query.get('utm_campaign'),
  };
}

function keepVisit(visit: Visit): Visit {
  entry.write(JSON.stringify(visit));
  return visit;
}
