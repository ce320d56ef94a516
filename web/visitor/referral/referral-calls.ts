import { forgetReferral, rememberReferral, trackClick } from '#contract/affiliates.ts';
import { call } from '../../api.ts';

// What the server is told of a referral. Fetched when there is something to tell: most visitors come by no affiliate's link. A call
// that fails is not reported: the visit goes on, and sign-up sends what is in memory.

/** The click as the server signed it; null if it counted none. */
export async function countClick(slug: string): Promise<string | null> {
  try {
    const click = { slug, userAgent: navigator.userAgent, ip: null, referer: document.referrer || null };
    return (await call(trackClick, { body: click })).referral ?? null;
  } catch {
    return null;
  }
}

export async function remember(referral: string): Promise<void> {
  await call(rememberReferral, { body: { referral } }).catch(() => undefined);
}

/** Asks the server to delete the cookie, which is out of reach for scripts; it expires anyway, 30 days after the click. */
export async function forget(): Promise<void> {
  await call(forgetReferral).catch(() => undefined);
}
