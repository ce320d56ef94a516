import * as contract from '#contract/bios.ts';
import { route } from '../../http/route.ts';
import { generateBios } from './generate.ts';
import { deleteBio, listBios, markBio } from './history.ts';
import { rateBio } from './rate.ts';

export const bioRoutes = [
  route(contract.generateBios, async ({ deps, caller, body, call }) =>
    generateBios(deps, caller.user, body, call.signal),
  ),
  route(contract.rateBio, async ({ deps, caller, body, call }) =>
    rateBio(deps, caller.user, body.content, call.signal),
  ),
  route(contract.listBios, async ({ deps, caller }) => ({ bios: await listBios(deps, caller.user.id) })),
  route(contract.markBio, async ({ deps, caller, params, body }) => ({
    bio: await markBio(deps, caller.user.id, params.id, body.isFavorite),
  })),
  route(contract.deleteBio, async ({ deps, caller, params }) => {
    await deleteBio(deps, caller.user.id, params.id);
    return { message: 'Bio supprimée.' };
  }),
];
