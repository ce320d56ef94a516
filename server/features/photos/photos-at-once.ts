import { photosAtOnce } from '#contract/plans.ts';
import { refusal } from '../../refusals.ts';
import type { SignedInUser } from '../accounts/user.ts';

// The browser sends as many photos at once as the plan shows. The studio works on one at a time: more of the same account would keep
// everybody else waiting.

const atWork = new Map<string, number>();

/** Does the work, or refuses it while the account has as many photos in the studio as its plan allows. */
export async function withinPhotosAtOnce<Result>(user: SignedInUser, work: () => Promise<Result>): Promise<Result> {
  const allowed = user.hasPhotoAccess ? photosAtOnce.addon : photosAtOnce.free;
  const own = atWork.get(user.id) ?? 0;
  if (own >= allowed) throw refusal.ownPhotos(allowed);
  atWork.set(user.id, own + 1);
  try {
    return await work();
  } finally {
    const left = (atWork.get(user.id) ?? 1) - 1;
    if (left > 0) atWork.set(user.id, left);
    else atWork.delete(user.id);
  }
}
