import { and, eq } from 'drizzle-orm';
import type { trackClick } from '#contract/affiliates.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import type { Database } from '../../db/open.ts';
import { affiliate, affiliateClick, affiliateRegistration } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import type { Call } from '../../http/route.ts';
import { msLeft, referrerHost } from './rules.ts';

// A referral is `slug.clickTime.signature`: what a browser holds of a click, in memory or, after consent, in a cookie.

const referralCookie = 'affiliate_ref';

/** Counts a click for an active affiliate. The address and browser of who clicked are not kept. */
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

/** Null for a forged, damaged or expired one. */
function readReferral(deps: Deps, referral: string): Referral | null {
  const [slug = '', time = '', signature = ''] = referral.split('.');
  if (!deps.signer.isSigned('referral', `${slug}.${time}`, signature)) return null;
  const clickedAt = new Date(Number(time));
  const left = msLeft(clickedAt, deps.clock.now());
  return left > 0 ? { slug, clickedAt, msLeft: left } : null;
}

/** A sign-up that came through a link is a registration of that affiliate's; one that did not prove it is nobody's. */
export async function recordRegistration(tx: Database, deps: Deps, accountId: string, referral: string): Promise<void> {
  const read = readReferral(deps, referral);
  const owner = read && (await findActive(tx, read.slug));
  if (!read || !owner) return;
  await tx
    .insert(affiliateRegistration)
    .values({ accountId, affiliateId: owner.id, clickedAt: read.clickedAt, registeredAt: deps.clock.now() });
}

/**
 * The last click before a checkout: what the page holds, else the cookie, else the click that led to the sign-up. Nobody's
 * where it is too old or its affiliate is not active.
 */
export async function lastClickOf(
  deps: Deps,
  call: Call,
  from: { given: string | undefined; accountId: string | null },
): Promise<{ affiliateId: string; clickedAt: Date } | null> {
  const held = [from.given, referralOf(call)].map((text) => (text ? readReferral(deps, text) : null));
  const [latest] = held.filter((read) => read !== null).sort((a, b) => b.clickedAt.getTime() - a.clickedAt.getTime());
  if (latest) {
    const owner = await findActive(deps.db, latest.slug);
    return owner ? { affiliateId: owner.id, clickedAt: latest.clickedAt } : null;
  }
  return from.accountId ? await registeredThrough(deps, from.accountId) : null;
}

async function registeredThrough(deps: Deps, accountId: string) {
  const [found] = await deps.db
    .select({ affiliateId: affiliate.id, clickedAt: affiliateRegistration.clickedAt })
    .from(affiliateRegistration)
    .innerJoin(affiliate, eq(affiliate.id, affiliateRegistration.affiliateId))
    .where(and(eq(affiliateRegistration.accountId, accountId), eq(affiliate.status, 'active')));
  return found && msLeft(found.clickedAt, deps.clock.now()) > 0 ? found : null;
}

/** Keeps a referral in the browser; the caller has the visitor's consent. */
export function rememberReferral(deps: Deps, call: Call, referral: string): boolean {
  const read = readReferral(deps, referral);
  if (!read) return false;
  call.writeCookie(referralCookie, referral, { httpOnly: true, maxAgeSeconds: Math.floor(read.msLeft / 1000) });
  return true;
}

/** Takes it out of the browser again; the caller's consent is gone. */
export function forgetReferral(call: Call): void {
  call.writeCookie(referralCookie, '', { httpOnly: true, maxAgeSeconds: 0 });
}

export function referralOf(call: Call): string | undefined {
  return call.readCookie(referralCookie);
}

async function findActive(db: Database, slug: string): Promise<{ id: string } | undefined> {
  const [found] = await db
    .select({ id: affiliate.id })
    .from(affiliate)
    .where(and(eq(affiliate.slug, slug), eq(affiliate.status, 'active')));
  return found;
}
