import type { AnalysedPhoto } from '#contract/photos.ts';
import type { Meter } from '#contract/usage.ts';
import type { Deps } from '../../deps.ts';
import type { Call } from '../../http/route.ts';
import type { SignedInUser } from '../accounts/user.ts';
import { spendQuota } from '../usage/spend-quota.ts';
import { countingWastedPictures } from '../wasted-pictures.ts';
import { addToHistory } from './history.ts';
import { photoFileFrom, refusedPhoto } from './photo-file.ts';
import { withinPhotosAtOnce } from './photos-at-once.ts';

export async function analysePhoto(
  deps: Deps,
  user: SignedInUser,
  imageBase64: string,
  { address, signal }: Pick<Call, 'address' | 'signal'>,
): Promise<AnalysedPhoto & { usage: Meter | null }> {
  const file = photoFileFrom(imageBase64);
  const measure = async () => {
    const outcome = await deps.metrics.timeStep('photo', () => deps.studio.analyse(file, { signal }));
    if ('refusal' in outcome) throw refusedPhoto(outcome.refusal);
    return await addToHistory(deps, user.id, outcome.result);
  };
  const { result, usage } = await spendQuota(deps, { user, feature: 'photoAnalysis', signal }, () =>
    withinPhotosAtOnce(user, () => countingWastedPictures(deps, { accountId: user.id, address }, signal, measure)),
  );
  return { ...result, usage };
}
