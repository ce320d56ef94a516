import type { trackClick } from '#contract/affiliates.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import type { Database } from '../../db/open.ts';
import { affiliateClick, affiliateRegistration } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import type { Call } from '../../http/route.ts';
import { msLeft, referrerHost } from './rules.ts';
import { findActive } from './slugs.ts';

// A referral is `slug.clickTime.signature`. The browser keeps it in memory or, after consent, in a cookie.

const referralCookie = 'affiliate_ref';

/** Counts a click on an active affiliate's link and answers the referral; null for an unknown slug. Nothing about the visitor is stored. */
export async function countClick(deps: Deps, click: BodyOf<typeof trackClick>): Promise<string | null> {
  const owner = await findActive(deps.db, click.slug);
  if (!owner) return null;
  const clickedAt = deps.clock.now();
  await deps.db
    .insert(affiliateClick)
    .values({ affiliateId: owner.id, referrerHost: referrerHost(click.referer), clickedAt });
  const content = `${click.slug}.${clickedAt.getTime()}`;
  return `${content}.${deps.signer.sign('referral', content)}`;
}

interface Referral {
  slug: string;
  clickedAt: Date;
  msLeft: number;
}

/** Null for a forged, damaged or expired referral. */
function readReferral(deps: Deps, referral: string): Referral | null {
  const [slug = '', time = '', signature = ''] = referral.split('.');
  if (!deps.signer.isSigned('referral', `${slug}.${time}`, signature)) return null;
  const clickedAt = new Date(Number(time));
  const left = msLeft(clickedAt, deps.clock.now());
  return left > 0 ? { slug, clickedAt, msLeft: left } : null;
}

export interface Referrer {
  affiliateId: string;
  /** Id of the affiliate's account. */
  ownerId: string;
  clickedAt: Date;
}

/**
 * The affiliate of a referral; null for an invalid or expired one, and for an affiliate who is not active now. A click that is older
 * than the affiliate was on the link of another, whose account was deleted since.
 */
export async function findReferrer(deps: Deps, db: Database, referral: string): Promise<Referrer | null> {
  const read = readReferral(deps, referral);
  const owner = read && (await findActive(db, read.slug));
  if (!read || !owner || read.clickedAt < owner.createdAt) return null;
  return { affiliateId: owner.id, ownerId: owner.accountId, clickedAt: read.clickedAt };
}

/** Counts a sign-up for the affiliate of a valid referral; ignores an invalid one. */
export async function recordRegistration(tx: Database, deps: Deps, accountId: string, referral: string): Promise<void> {
  const referrer = await findReferrer(deps, tx, referral);
  if (!referrer) return;
  const { affiliateId, clickedAt } = referrer;
  await tx.insert(affiliateRegistration).values({ accountId, affiliateId, clickedAt, registeredAt: deps.clock.now() });
}

/** Writes the referral cookie; the caller makes sure of the visitor's consent. Answers false for an invalid referral. */
export function rememberReferral(deps: Deps, call: Call, referral: string): boolean {
  const read = readReferral(deps, referral);
  if (!read) return false;
  call.writeCookie(referralCookie, referral, { maxAgeSeconds: Math.floor(read.msLeft / 1000) });
  return true;
}

/** Deletes the referral cookie, after consent was withdrawn. */
export function forgetReferral(call: Call): void {
  call.writeCookie(referralCookie, '', { maxAgeSeconds: 0 });
}

export function referralOf(call: Call): string | undefined {
  return call.readCookie(referralCookie);
}
