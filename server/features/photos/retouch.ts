import { type RetouchResult, retouchStrength } from '#contract/photos.ts';
import type { Meter } from '#contract/usage.ts';
import type { Deps } from '../../deps.ts';
import type { Call } from '../../http/route.ts';
import type { SignedInUser } from '../accounts/user.ts';
import { spendQuota } from '../usage/spend-quota.ts';
import { countingWastedPictures } from '../wasted-pictures.ts';
import { photoFileFrom, refusedPhoto } from './photo-file.ts';
import { withinPhotosAtOnce } from './photos-at-once.ts';

interface RetouchForm {
  imageBase64: string;
  strength?: number | undefined;
  crop?: boolean | undefined;
  blur?: boolean | undefined;
}

/** Nothing of it is stored, neither picture nor figures. */
export async function retouchPhoto(
  deps: Deps,
  user: SignedInUser,
  { imageBase64, strength = retouchStrength.usual, crop = false, blur = false }: RetouchForm,
  { address, signal }: Pick<Call, 'address' | 'signal'>,
): Promise<RetouchResult & { usage: Meter | null }> {
  const file = photoFileFrom(imageBase64);
  const options = { strength, crop, blur, signal };
  const retouch = async () => {
    const outcome = await deps.metrics.timeStep('retouche', () => deps.studio.retouch(file, options));
    if ('refusal' in outcome) throw refusedPhoto(outcome.refusal);
    return outcome;
  };
  const { result, usage } = await spendQuota(deps, { user, feature: 'photoRetouch', signal }, () =>
    withinPhotosAtOnce(user, () => countingWastedPictures(deps, { accountId: user.id, address }, signal, retouch)),
  );
  return { ...result, usage };
}
