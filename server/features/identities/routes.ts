import * as contract from '#contract/identities.ts';
import type { Deps } from '../../deps.ts';
import { rememberDevice } from '../../http/known-device.ts';
import { type Call, route } from '../../http/route.ts';
import { presentUser, type SignedInUser } from '../accounts/user.ts';
import { referralOf } from '../affiliates/referrals.ts';
import { joinByPassword, signUpVouched } from './enter-vouched.ts';
import { finishSignIn } from './finish.ts';
import { startJoining, startSignIn } from './start.ts';
import { listIdentities, removeIdentity } from './stored.ts';

async function present(deps: Deps, call: Call, { user, sessionToken }: { user: SignedInUser; sessionToken: string }) {
  call.openSession(sessionToken);
  await rememberDevice(deps, call, user.id);
  return { user: presentUser(user) };
}

export const identityRoutes = [
  route(contract.startSignIn, async ({ deps, params, call }) => ({
    url: await startSignIn(deps, params.provider, call),
  })),

  route(contract.startJoining, async ({ deps, params, body, caller, call }) => ({
    url: await startJoining(deps, params.provider, { user: caller.user, proof: body, call }),
  })),

  route(contract.finishSignIn, async ({ deps, params, body, caller, call }) => {
    const done = await finishSignIn(deps, params.provider, body.answer, { caller, call });
    if (done.outcome !== 'signed_in') return done;
    return { outcome: done.outcome, ...(await present(deps, call, done)) };
  }),

  route(contract.signUpVouched, async ({ deps, body, call }) => {
    const done = await signUpVouched(deps, body, { call, referral: body.referral ?? referralOf(call) });
    return await present(deps, call, done);
  }),

  route(contract.joinByPassword, async ({ deps, body, call }) =>
    present(deps, call, await joinByPassword(deps, body, call)),
  ),

  route(contract.listIdentities, async ({ deps, caller }) => ({
    identities: await listIdentities(deps, caller.user.id),
  })),

  route(contract.removeIdentity, async ({ deps, params, caller }) => {
    await removeIdentity(deps, caller.user.id, params.provider);
    return { message: `${contract.providerNames[params.provider]} n'est plus relié à ton compte.` };
  }),
];
