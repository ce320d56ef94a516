import * as contract from '#contract/affiliates.ts';
import { formatDay, formatEuros } from '#contract/format.ts';
import { route } from '../../http/route.ts';
import { listCommissions, statsOf } from './earnings.ts';
import { requestPayout } from './payouts/request-payout.ts';
import { executionDay } from './payouts/rules.ts';
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

  route(contract.getAffiliateStats, async ({ deps, caller }) => ({ stats: await statsOf(deps, caller.user.id) })),
  route(contract.listCommissions, async ({ deps, caller }) => ({
    commissions: await listCommissions(deps, caller.user.id),
  })),
  route(contract.requestPayout, async ({ deps, caller }) => {
    const { amountCents, month } = await requestPayout(deps, caller.user.id);
    const day = formatDay(executionDay(month));
    return {
      message: `Ton versement de ${formatEuros(amountCents)} partira le ${day}. Un e-mail de confirmation arrive.`,
    };
  }),
];
