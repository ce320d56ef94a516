import * as contract from '#contract/usage.ts';
import { route } from '../../http/route.ts';
import { listMeters } from './meters.ts';

export const usageRoutes = [
  route(contract.getUsage, async ({ deps, caller: { user } }) => ({
    usage: await listMeters(deps, user),
    freeDmTrialUsed: user.freeDmTrialUsed,
    emailVerified: user.emailVerified,
  })),
];
