import * as contract from '#contract/operator-passkeys.ts';
import { route } from '../../http/route.ts';
import { askForPasskey } from './ceremonies.ts';
import {
  addOperatorPasskey,
  enterByPasskey,
  removeOperatorPasskey,
  requireOperatorPassword,
  startOperatorPasskey,
} from './operator.ts';
import { listPasskeys } from './passkeys.ts';

export const operatorPasskeyRoutes = [
  route(contract.operatorLoginOptions, async ({ deps, call }) =>
    askForPasskey(deps, call, 'operator-login', 'operator'),
  ),
  route(contract.operatorLogin, async ({ deps, body, call }) => ({
    token: await enterByPasskey(deps, call, body.passkey),
  })),
  route(contract.listOperatorPasskeys, async ({ deps }) => ({ passkeys: await listPasskeys(deps, 'operator') })),
  route(contract.newOperatorPasskeyOptions, async ({ deps, body, call }) => {
    await requireOperatorPassword(deps, call, body.password);
    return await startOperatorPasskey(deps, call);
  }),
  route(contract.addOperatorPasskey, async ({ deps, body, call }) => ({
    passkey: await addOperatorPasskey(deps, call, body),
    message: "La clé d'accès ouvre désormais l'administration.",
  })),
  route(contract.removeOperatorPasskey, async ({ deps, params, body, call }) => {
    await requireOperatorPassword(deps, call, body.password);
    await removeOperatorPasskey(deps, params.id);
    return { message: "Cette clé d'accès n'ouvre plus l'administration." };
  }),
];
