import { affiliateTerms } from '#contract/plans.ts';

const cookieLifetimeMs = affiliateTerms.cookieDays * 24 * 60 * 60 * 1000;

/** Judged by the server's clock: a click counts for 30 days, and one from the future not at all. */
export function msLeft(clickedAt: Date, now: Date): number {
  const age = now.getTime() - clickedAt.getTime();
  return age < 0 ? 0 : Math.max(0, cookieLifetimeMs - age);
}

/** Only the host of a referrer is kept. */
export function referrerHost(referer: string | null | undefined): string | null {
  if (!referer || !URL.canParse(referer)) return null;
  return new URL(referer).hostname.slice(0, 253) || null;
}
