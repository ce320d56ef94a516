import * as accounts from '#contract/affiliate-accounts.ts';
import * as payments from '#contract/affiliate-payments.ts';
import * as contract from '#contract/affiliates.ts';
import { formatDay, formatEuros } from '#contract/format.ts';
import { rememberDevice } from '../../http/known-device.ts';
import { route } from '../../http/route.ts';
import { logIn } from '../accounts/login.ts';
import { browserOf } from '../accounts/sessions.ts';
import { signUp } from '../accounts/signup.ts';
import { presentUser } from '../accounts/user.ts';
import { askerAt } from '../unproven-mailboxes.ts';
import { listCommissions, statsOf } from './earnings.ts';
import { historyOf } from './history.ts';
import { changePaymentDetails } from './payouts/payment-details.ts';
import { requestPayout } from './payouts/request-payout.ts';
import { executionDay } from './payouts/rules.ts';
import { findProfile, getProfile } from './profile.ts';
import { countClick, forgetReferral, referralOf, rememberReferral } from './referrals.ts';
import { requestAffiliation } from './request-affiliation.ts';
import { statementOf } from './statement.ts';

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

  route(accounts.getAffiliateProfile, async ({ deps, caller }) => ({
    affiliate: await findProfile(deps, deps.db, caller.user.id),
  })),
  route(accounts.registerAffiliate, async ({ deps, body, caller }) => {
    await deps.db.transaction((tx) => requestAffiliation(deps, tx, caller.user.id, body));
    return {
      affiliate: await getProfile(deps, deps.db, caller.user.id),
      message: "On regarde ta demande et on t'écrit dès qu'elle est validée.",
    };
  }),
  route(accounts.signupAffiliate, async ({ deps, body, call }) => {
    const { user, sessionToken } = await signUp(
      deps,
      body,
      { browser: browserOf(call), referral: referralOf(call), asker: askerAt(deps, call.address, 'told') },
      (tx, accountId) => requestAffiliation(deps, tx, accountId, body),
    );
    call.openSession(sessionToken);
    await rememberDevice(deps, call, user.id);
    return { user: presentUser(user), affiliate: await getProfile(deps, deps.db, user.id) };
  }),
  route(accounts.loginAffiliate, async ({ deps, body, call }) => {
    const { user, sessionToken } = await logIn(deps, body, browserOf(call));
    call.openSession(sessionToken);
    await rememberDevice(deps, call, user.id);
    return { user: presentUser(user), affiliate: await findProfile(deps, deps.db, user.id) };
  }),

  route(payments.savePaymentDetails, async ({ deps, body, call, caller }) => ({
    paymentDetails: await changePaymentDetails(deps, call, caller.user.id, body),
  })),
  route(payments.getAffiliateHistory, async ({ deps, caller }) => ({ days: await historyOf(deps, caller.user.id) })),
  route(payments.getStatement, async ({ deps, params, caller }) => statementOf(deps, caller.user.id, params.month)),
  route(contract.getAffiliateStats, async ({ deps, caller }) => ({ stats: await statsOf(deps, caller.user.id) })),
  route(contract.listCommissions, async ({ deps, caller }) => ({
    commissions: await listCommissions(deps, caller.user.id),
  })),
  route(contract.requestPayout, async ({ deps, caller }) => {
    const { amountCents, month } = await requestPayout(deps, caller.user.id);
    const day = formatDay(executionDay(month));
    return {
      message: `Ton versement de ${formatEuros(amountCents)} partira le ${day}. Tu reçois une confirmation par e-mail.`,
    };
  }),
];
