import * as contract from '#contract/privacy.ts';
import { forgetDevice } from '../../http/known-device.ts';
import { route } from '../../http/route.ts';
import { eraseAccount, exportAccount } from './account-data.ts';

export const privacyRoutes = [
  route(contract.exportData, async ({ deps, caller }) => await exportAccount(deps, caller.user)),
  route(contract.deleteAccount, async ({ deps, caller, body, call }) => {
    await eraseAccount(deps, call, caller.user, body);
    call.closeSession();
    forgetDevice(call);
    return { message: 'Ton compte et tes données sont effacés.' };
  }),
];
