import * as contract from '#contract/admin.ts';
import { route } from '../../http/route.ts';
import { syncAll } from '../billing/converging/sync.ts';
import { grantEntitlementByEmail } from '../billing/grants.ts';
import { activatePro, listUsers } from './users.ts';

export const adminRoutes = [
  route(contract.listUsers, async ({ deps }) => ({ users: await listUsers(deps) })),
  route(contract.activatePro, async ({ deps, params }) => ({ user: await activatePro(deps, params.id) })),
  route(contract.grantEntitlement, async ({ deps, body }) => ({
    message: await grantEntitlementByEmail(deps, body.email, body.entitlement),
  })),
  route(contract.syncStripe, async ({ deps }) => ({ result: await syncAll(deps) })),
];
