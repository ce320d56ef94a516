import * as contract from '#contract/usage.ts';
import { route } from '../../http/route.ts';
import { readUsage } from './meters.ts';

export const usageRoutes = [
  route(contract.getUsage, async ({ deps, caller: { user } }) => ({
    ...(await readUsage(deps, user)),
    emailVerified: user.emailVerified,
  })),
];
