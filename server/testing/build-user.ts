import { hash } from '@node-rs/argon2';
import { login, type User } from '#contract/accounts.ts';
import type { AffiliateStatus } from '#contract/affiliates.ts';
import type { Entitlement } from '#contract/plans.ts';
import { account, affiliate, entitlementGrant } from '../db/schema.ts';
import { createSession } from '../features/accounts/sessions.ts';
import { getUser, presentUser } from '../features/accounts/user.ts';
import { sessionCookieName } from '../http/cookies.ts';
import type { Browser } from './browser.ts';
import type { TestApp } from './make-app.ts';

// Stores accounts and affiliates for tests. Their password has a hash at the lowest cost, which a login takes from the hash itself: at
// the cost of a real one (signup.api.test.ts) each login would take 30 ms of a processor.

export const goodPassword = 'Lys-de-mer-42';
const lowestCost = { memoryCost: 8, timeCost: 1, parallelism: 1 };
let goodPasswordHash: Promise<string> | undefined;
let count = 0;

export interface BuiltUser {
  user: User;
  browser: Browser;
}

/** An account written straight to the database and signed in in a new browser; its address is verified by default. */
export async function buildUser(
  test: TestApp,
  given: { email?: string; firstName?: string; verified?: boolean; entitlements?: Entitlement[] } = {},
): Promise<BuiltUser> {
  count++;
  const { db } = test.deps;
  const now = test.clock.now();
  goodPasswordHash ??= hash(goodPassword, lowestCost);
  const [stored] = await db
    .insert(account)
    .values({
      username: `camille-${count}`,
      firstName: given.firstName ?? 'Camille',
      email: given.email ?? `camille-${count}@exemple.fr`,
      emailVerifiedAt: given.verified === false ? null : now,
      passwordHash: await goodPasswordHash,
      adultConfirmedAt: now,
      termsAcceptedAt: now,
      createdAt: now,
    })
    .returning({ id: account.id });
  if (!stored) throw new Error('the user was not stored');
  for (const entitlement of given.entitlements ?? [])
    await db.insert(entitlementGrant).values({ accountId: stored.id, entitlement, grantedAt: now });
  const browser = test.browser({ address: `198.51.100.${count % 250}` });
  const token = await createSession(db, test.clock, stored.id, 'Firefox/140.0 (Windows)');
  browser.cookies.set(sessionCookieName(test.deps.config), token);
  return { user: presentUser(await getUser(db, test.clock, stored.id)), browser };
}

/** Signs the user in from another browser and address. */
export async function signInElsewhere(test: TestApp, user: User): Promise<Browser> {
  const browser = test.browser({ address: '192.0.2.44' });
  await browser.call(login, { body: { email: user.email, password: goodPassword } });
  return browser;
}

export async function buildAffiliate(
  test: TestApp,
  given: { slug?: string; status?: AffiliateStatus } = {},
): Promise<BuiltUser & { slug: string; affiliateId: string }> {
  const owner = await buildUser(test);
  const slug = given.slug ?? `lea-${count}`;
  const [stored] = await test.deps.db
    .insert(affiliate)
    .values({ accountId: owner.user.id, slug, status: given.status ?? 'active', createdAt: test.clock.now() })
    .returning({ id: affiliate.id });
  if (!stored) throw new Error('the affiliate was not stored');
  return { ...owner, slug, affiliateId: stored.id };
}
