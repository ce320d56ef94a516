import * as contract from '#contract/privacy.ts';
import { forgetDevice } from '../../http/known-device.ts';
import { route } from '../../http/route.ts';
import { previewSettlement } from '../affiliates/payouts/settlement.ts';
import { eraseAccount, exportAccount } from './account-data.ts';

export const privacyRoutes = [
  route(contract.exportData, async ({ deps, caller }) => await exportAccount(deps, caller.user)),
  route(contract.previewDeletion, async ({ deps, caller }) => ({
    affiliateMoney: await previewSettlement(deps.db, deps.clock, caller.user.id),
  })),
  route(contract.deleteAccount, async ({ deps, caller, body, call }) => {
    await eraseAccount(deps, call, caller.user, body);
    call.closeSession();
    forgetDevice(call);
    return { message: 'Ton compte et tes données sont effacés.' };
  }),
];
