import { and, desc, or, type SQL, sql } from 'drizzle-orm';
import type { AdminUser, listUsers as contract } from '#contract/admin.ts';
import type { QueryOf, ResponseOf } from '#contract/endpoint.ts';
import { account } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { type SignedInUser, userColumns, userFrom } from '../../accounts/user.ts';
import { recordLook } from '../audit.ts';
import { userTotals } from '../figures/user-totals.ts';
import { cursorOfAccount, isAfter } from './cursor.ts';
import { isProAt } from './is-pro.ts';

const pageSize = 50;

/** A page of accounts, newest first, at the same cost on every page and for any number of accounts. */
export async function listUsers(
  deps: Deps,
  { search, plan, after }: QueryOf<typeof contract>,
): Promise<ResponseOf<typeof contract>> {
  const now = deps.clock.now();
  const rows = await deps.db
    .select({ ...userColumns, cursor: cursorOfAccount })
    .from(account)
    .where(
      and(
        after ? isAfter(after) : undefined,
        search ? beginsWith(search) : undefined,
        plan && (plan === 'pro' ? isProAt(now) : sql`not ${isProAt(now)}`),
      ),
    )
    .orderBy(desc(account.createdAt), desc(account.id))
    .limit(pageSize + 1);
  await recordLook(deps.db, deps.clock, 'list-users');
  const page = rows.slice(0, pageSize);
  return {
    users: page.map(({ cursor: _, ...row }) => presentAdminUser(userFrom(row, now))),
    next: rows.length > pageSize ? (page.at(-1)?.cursor ?? null) : null,
    totals: await userTotals(deps),
  };
}

/** By the indexes for prefixes; whatever was typed is text, `%` and `_` too. */
function beginsWith(search: string): SQL | undefined {
  const pattern = `${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  return or(
    sql`${account.email} like ${pattern}`,
    sql`lower(${account.username}) like ${pattern}`,
    sql`lower(${account.firstName}) like ${pattern}`,
    sql`${account.phoneNumber} like ${pattern}`,
  );
}

export function presentAdminUser(user: SignedInUser): AdminUser {
  const { id, username, firstName, email, phoneNumber, isPro, stripeCustomerId } = user;
  return {
    ...{ id, username, firstName, email, phoneNumber, isPro, stripeCustomerId },
    createdAt: user.createdAt.toISOString(),
  };
}
