import type { AffiliateStatus } from '#contract/affiliates.ts';
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

/** `changes` are in order of time. Before the first of them stands what that one found. */
export function statusAt(
  changes: { before: AffiliateStatus; after: AffiliateStatus; at: Date }[],
  current: AffiliateStatus,
  at: Date,
): AffiliateStatus {
  const last = changes.findLast((change) => change.at <= at);
  return last?.after ?? changes[0]?.before ?? current;
}

/** The one that was made last; the last click before checkout wins. */
export function lastClick<Click extends { clickedAt: Date }>(clicks: Click[]): Click | null {
  return clicks.reduce<Click | null>((last, click) => (last && last.clickedAt >= click.clickedAt ? last : click), null);
}

/** Mail to `lea+shop@…` arrives at `lea@…`. */
export function isSameMailbox(one: string, other: string): boolean {
  return mailboxOf(one) === mailboxOf(other);
}

function mailboxOf(email: string): string {
  return email
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*(?=@)/, '');
}

/** Words that a link must not pretend to be. */
const reservedSlugs: ReadonlySet<string> = new Set([
  'admin',
  'affiliate',
  'affiliation',
  'api',
  'contact',
  'dashboard',
  'declic',
  'equipe',
  'legal',
  'null',
  'officiel',
  'pricing',
  'support',
  'undefined',
]);

export function isReserved(slug: string): boolean {
  return reservedSlugs.has(slug);
}
