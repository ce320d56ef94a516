import { desc } from 'drizzle-orm';
import type { AdminUser } from '#contract/admin.ts';
import { account } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { findUser, type SignedInUser, userColumns, userFrom } from '../accounts/user.ts';
import { grantEntitlement } from '../billing/grants.ts';
import { recordAdminAction } from './audit.ts';

export async function listUsers(deps: Deps): Promise<AdminUser[]> {
  const rows = await deps.db.select(userColumns).from(account).orderBy(desc(account.createdAt));
  await recordAdminAction(deps.db, deps.clock, { action: 'list-users', details: { count: rows.length } });
  return rows.map((row) => present(userFrom(row, deps.clock.now())));
}

export async function activatePro(deps: Deps, accountId: string): Promise<AdminUser> {
  if (!(await findUser(deps.db, deps.clock, accountId))) throw new AppError('not_found', "Ce compte n'existe pas.");
  await grantEntitlement(deps, accountId, 'pro');
  const user = await findUser(deps.db, deps.clock, accountId);
  if (!user) throw new AppError('not_found', "Ce compte n'existe pas.");
  return present(user);
}

function present(user: SignedInUser): AdminUser {
  return { ...user, createdAt: user.createdAt.toISOString() };
}
