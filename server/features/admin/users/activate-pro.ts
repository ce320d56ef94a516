import type { AdminUser } from '#contract/admin.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../errors.ts';
import { findUser } from '../../accounts/user.ts';
import { grantEntitlement } from '../../billing/grants.ts';
import { presentAdminUser } from './list-users.ts';

export async function activatePro(deps: Deps, accountId: string): Promise<AdminUser> {
  if (!(await findUser(deps.db, deps.clock, accountId))) throw new AppError('not_found', "Ce compte n'existe pas.");
  await grantEntitlement(deps, accountId, 'pro');
  const user = await findUser(deps.db, deps.clock, accountId);
  if (!user) throw new AppError('not_found', "Ce compte n'existe pas.");
  return presentAdminUser(user);
}
