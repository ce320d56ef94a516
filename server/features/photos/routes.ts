import * as contract from '#contract/photos.ts';
import { route } from '../../http/route.ts';
import { analysePhoto } from './analyse.ts';
import { deletePhoto, getPhotos, listPhotos } from './history.ts';
import { retouchPhoto } from './retouch.ts';
import { lineUpOf } from './rules.ts';

export const photoRoutes = [
  route(contract.analyzePhoto, async ({ deps, caller, body, call }) =>
    analysePhoto(deps, caller.user, body.imageBase64, call),
  ),
  route(contract.retouchPhoto, async ({ deps, caller, body, call }) => retouchPhoto(deps, caller.user, body, call)),
  route(contract.listPhotos, async ({ deps, caller }) => ({ photos: await listPhotos(deps, caller.user.id) })),
  route(contract.deletePhoto, async ({ deps, caller, params }) => {
    await deletePhoto(deps, caller.user.id, params.id);
    return { message: 'Analyse supprimée.' };
  }),
  route(contract.lineUpPhotos, async ({ deps, caller, body }) =>
    lineUpOf(await getPhotos(deps, caller.user.id, body.ids)),
  ),
];
