import * as contract from '#contract/passkeys.ts';
import { rememberDevice } from '../../http/known-device.ts';
import { route } from '../../http/route.ts';
import { presentUser } from '../accounts/user.ts';
import { askForPasskey } from './ceremonies.ts';
import { logInByPasskey } from './login.ts';
import { addPasskey, listPasskeys, removePasskey, renamePasskey, startPasskey } from './passkeys.ts';
import { requireProof } from './proof.ts';

export const passkeyRoutes = [
  route(contract.passkeyLoginOptions, async ({ deps, call }) => askForPasskey(deps, call, 'login', 'any member')),
  route(contract.passkeyLogin, async ({ deps, body, call }) => {
    const { user, sessionToken } = await logInByPasskey(deps, call, body.passkey);
    call.openSession(sessionToken);
    await rememberDevice(deps, call, user.id);
    return { user: presentUser(user) };
  }),

  route(contract.passkeyProofOptions, async ({ deps, call, caller }) =>
    askForPasskey(deps, call, 'proof', { accountId: caller.user.id }),
  ),
  route(contract.listPasskeys, async ({ deps, caller }) => ({
    passkeys: await listPasskeys(deps, { accountId: caller.user.id }),
  })),
  route(contract.newPasskeyOptions, async ({ deps, body, call, caller }) => {
    await requireProof(deps, call, caller.user.id, body);
    return await startPasskey(deps, call, caller.user);
  }),
  route(contract.addPasskey, async ({ deps, body, call, caller }) => ({
    passkey: await addPasskey(deps, call, caller, body),
    message: "Ta clé d'accès est prête. Un e-mail te le confirme.",
  })),
  route(contract.renamePasskey, async ({ deps, params, body, caller }) => {
    await renamePasskey(deps, caller.user.id, params.id, body.name);
    return { message: `Cette clé s'appelle maintenant « ${body.name} ».` };
  }),
  route(contract.removePasskey, async ({ deps, params, body, call, caller }) => {
    const checked = await requireProof(deps, call, caller.user.id, body);
    await removePasskey(deps, caller.user.id, params.id, checked);
    return { message: "Cette clé d'accès n'ouvre plus ton compte." };
  }),
];
