import type { AdminUser } from '#contract/admin.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../errors.ts';
import { findUser } from '../../accounts/user.ts';
import { grantEntitlement, takeGrantedProBack } from '../../billing/grants.ts';
import { presentAdminUser } from './list-users.ts';

export async function activatePro(deps: Deps, accountId: string): Promise<AdminUser> {
  await readUser(deps, accountId);
  await grantEntitlement(deps, accountId, 'pro');
  return await readUser(deps, accountId);
}

export async function takeProBack(deps: Deps, accountId: string): Promise<AdminUser> {
  await readUser(deps, accountId);
  await takeGrantedProBack(deps, accountId);
  return await readUser(deps, accountId);
}

async function readUser(deps: Deps, accountId: string): Promise<AdminUser> {
  const user = await findUser(deps.db, deps.clock, accountId);
  if (!user) throw new AppError('not_found', "Ce compte n'existe pas.");
  return presentAdminUser(user);
}
