import { maxEvents, trackingPath } from '#contract/audience.ts';
import type { SiteEvent } from '#contract/tracking.ts';
import { mayCount } from './objection.ts';

// Events wait a few seconds and are sent together, at the latest when the page is left. Nobody waits for an answer, and a failure
// is nobody's concern.

const waitMs = 5_000;
/** The server takes 64 kB, and so does a beacon. */
const enough = maxEvents / 2;

let waiting: SiteEvent[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

export function noteEvent(event: SiteEvent): void {
  waiting.push(event);
  if (waiting.length >= enough) sendNow();
  else timer ??= setTimeout(sendNow, waitMs);
}

function sendNow(): void {
  clearTimeout(timer);
  timer = undefined;
  const events = waiting;
  waiting = [];
  if (events.length === 0 || !mayCount()) return;
  const body = JSON.stringify({ events });
  try {
    if (navigator.sendBeacon?.(trackingPath, body)) return;
    void fetch(trackingPath, { method: 'POST', body, keepalive: true }).catch(() => undefined);
  } catch {
    // A blocker may throw; the page goes on.
  }
}

/** The last chance on a phone is when the page is hidden: it may never be shown again. */
export function sendWhenLeft(): void {
  window.addEventListener('pagehide', sendNow);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') sendNow();
  });
}
