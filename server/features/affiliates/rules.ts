import type { AffiliateStatus } from '#contract/affiliates.ts';
import { affiliateTerms } from '#contract/plans.ts';

const cookieLifetimeMs = affiliateTerms.cookieDays * 24 * 60 * 60 * 1000;

/** How long a click still counts, of 30 days; 0 for an expired one and for one from the future. */
export function msLeft(clickedAt: Date, now: Date): number {
  const age = now.getTime() - clickedAt.getTime();
  return age < 0 ? 0 : Math.max(0, cookieLifetimeMs - age);
}

/** The host of a referrer, without path, query, port or credentials; null for anything that is no address. */
export function referrerHost(referer: string | null | undefined): string | null {
  if (!referer || !URL.canParse(referer)) return null;
  return new URL(referer).hostname.slice(0, 253) || null;
}

/** `changes` are oldest first. Before the first change, the status was that change's `before`. */
export function statusAt(
  changes: { before: AffiliateStatus; after: AffiliateStatus; at: Date }[],
  current: AffiliateStatus,
  at: Date,
): AffiliateStatus {
  const last = changes.findLast((change) => change.at <= at);
  return last?.after ?? changes[0]?.before ?? current;
}

/**
 * Whether the status was active at any moment of a second. The provider tells whole seconds, and which came first within one, a payment
 * or a decision, nobody knows: the affiliate has the benefit, except of a decision at its very beginning.
 */
export function wasActiveWithin(
  changes: Parameters<typeof statusAt>[0],
  current: AffiliateStatus,
  second: Date,
): boolean {
  const end = second.getTime() + 1000;
  return (
    statusAt(changes, current, second) === 'active' ||
    changes.some(({ after, at }) => after === 'active' && at > second && at.getTime() < end)
  );
}

/** The latest click; null if there is none. */
export function lastClick<Click extends { clickedAt: Date }>(clicks: Click[]): Click | null {
  return clicks.reduce<Click | null>((last, click) => (last && last.clickedAt >= click.clickedAt ? last : click), null);
}
