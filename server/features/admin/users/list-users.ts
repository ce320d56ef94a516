import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { AdminUser, listUsers as contract } from '#contract/admin.ts';
import type { QueryOf, ResponseOf } from '#contract/endpoint.ts';
import { account, entitlementGrant } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { type SignedInUser, userColumns, userFrom } from '../../accounts/user.ts';
import { recordLook } from '../audit.ts';
import { userTotals } from '../figures/user-totals.ts';
import { cursorOfAccount, isAfter } from './cursor.ts';
import { isProAt } from './is-pro.ts';
import { searchUsers } from './search-users.ts';

const pageSize = 50;

/** A page of accounts, newest first, or of those who were searched for; its cost does not grow with the number of accounts. */
export async function listUsers(
  deps: Deps,
  { search, plan, after }: QueryOf<typeof contract>,
): Promise<ResponseOf<typeof contract>> {
  const now = deps.clock.now();
  const only = plan && (plan === 'pro' ? isProAt(now) : sql`not ${isProAt(now)}`);
  const count = pageSize + 1;
  const rows = search
    ? await searchUsers(deps, { search, after, only, count })
    : await newest(deps, { after, only, count });
  await recordLook(deps.db, deps.clock, 'list-users');
  const page = rows.slice(0, pageSize);
  const ids = page.map(({ id }) => id);
  return {
    users: page.map(({ cursor: _, ...row }) => presentAdminUser(userFrom(row, now))),
    grantedPro: await grantedAmong(deps, ids),
    next: rows.length > pageSize ? (page.at(-1)?.cursor ?? null) : null,
    totals: await userTotals(deps),
  };
}

async function newest(deps: Deps, asked: { after: string | undefined; only: SQL | undefined; count: number }) {
  return await deps.db
    .select({ ...userColumns, cursor: cursorOfAccount })
    .from(account)
    .where(and(asked.after === undefined ? undefined : isAfter(asked.after), asked.only))
    .orderBy(desc(account.createdAt), desc(account.id))
    .limit(asked.count);
}

async function grantedAmong({ db }: Deps, ids: string[]): Promise<string[]> {
  const { accountId, entitlement } = entitlementGrant;
  const granted = and(inArray(accountId, ids), eq(entitlement, 'pro'));
  return (await db.select({ accountId }).from(entitlementGrant).where(granted)).map((row) => row.accountId);
}

export function presentAdminUser(user: SignedInUser): AdminUser {
  const { id, username, firstName, email, phoneNumber, isPro, stripeCustomerId } = user;
  return {
    ...{ id, username, firstName, email, phoneNumber, isPro, stripeCustomerId },
    createdAt: user.createdAt.toISOString(),
  };
}
