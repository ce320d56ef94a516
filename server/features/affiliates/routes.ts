import * as contract from '#contract/affiliates.ts';
import { route } from '../../http/route.ts';
import { countClick, forgetReferral, rememberReferral } from './referrals.ts';

export const affiliateRoutes = [
  route(contract.trackClick, async ({ deps, body }) => {
    const referral = await countClick(deps, body);
    return { counted: referral !== null, referral };
  }),
  route(contract.rememberReferral, async ({ deps, body, call }) => ({
    remembered: rememberReferral(deps, call, body.referral),
  })),
  route(contract.forgetReferral, async ({ call }) => {
    forgetReferral(call);
    return { remembered: false };
  }),
];
