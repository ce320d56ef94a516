// The visit of this tab: a random number, and where the visit came from. It is in session storage, so it ends with the tab.

export interface Visit {
  sessionId: string;
  referrer: string | null;
  utmSource: string | null;
  utmMedium: string | null;
  utmCampaign: string | null;
}

const key = 'visit';
let current: Visit | null = null;

/** `search` is the query that the visit began with. */
export function openVisit(search: string): Visit {
  current ??= readVisit() ?? keepVisit(newVisit(search));
  return current;
}

export function forgetVisit(): void {
  current = null;
  try {
    sessionStorage.removeItem(key);
  } catch {
    // A browser without storage has nothing to forget.
  }
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

function readVisit(): Visit | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

function keepVisit(visit: Visit): Visit {
  try {
    sessionStorage.setItem(key, JSON.stringify(visit));
  } catch {
    // Without storage a reload begins another visit.
  }
  return visit;
}
