import { eq } from 'drizzle-orm';
import { login, signup, type User } from '#contract/accounts.ts';
import type { AffiliateStatus } from '#contract/affiliates.ts';
import type { Entitlement } from '#contract/plans.ts';
import { account, affiliate, entitlementGrant } from '../db/schema.ts';
import type { Browser } from './browser.ts';
import type { TestApp } from './make-app.ts';

// What tests need to exist, made the way the product makes it wherever it can be.

export const goodPassword = 'Lys-de-mer-42';
let count = 0;

export interface BuiltUser {
  user: User;
  browser: Browser;
}

/** Signed up, and signed in in a browser of its own; verified unless said otherwise. */
export async function buildUser(
  test: TestApp,
  given: { email?: string; firstName?: string; verified?: boolean; entitlements?: Entitlement[] } = {},
): Promise<BuiltUser> {
  count++;
  const browser = test.browser({ address: `198.51.100.${count % 250}` });
  const { user } = await browser.call(signup, {
    body: {
      firstName: given.firstName ?? 'Camille',
      email: given.email ?? `camille-${count}@exemple.fr`,
      password: goodPassword,
      isAdult: true,
      acceptsTerms: true,
    },
  });
  const now = test.clock.now();
  if (given.verified !== false)
    await test.deps.db.update(account).set({ emailVerifiedAt: now }).where(eq(account.id, user.id));
  for (const entitlement of given.entitlements ?? [])
    await test.deps.db.insert(entitlementGrant).values({ accountId: user.id, entitlement, grantedAt: now });
  return { user, browser };
}

/** Signs the same user in once more, elsewhere. */
export async function signInElsewhere(test: TestApp, user: User): Promise<Browser> {
  const browser = test.browser({ address: '192.0.2.44' });
  await browser.call(login, { body: { email: user.email, password: goodPassword } });
  return browser;
}

export async function buildAffiliate(
  test: TestApp,
  given: { slug?: string; status?: AffiliateStatus } = {},
): Promise<BuiltUser & { slug: string }> {
  const owner = await buildUser(test);
  const slug = given.slug ?? `lea-${count}`;
  await test.deps.db
    .insert(affiliate)
    .values({ accountId: owner.user.id, slug, status: given.status ?? 'active', createdAt: test.clock.now() });
  return { ...owner, slug };
}
