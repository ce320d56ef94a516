import type { Gender } from '#contract/onboarding.ts';
import type { Meter } from '#contract/usage.ts';
import type { BioStyle, GeneratedBio } from '#contract/writing.ts';
import { todayOf } from '#engine/understand/short-texts/tells-minor.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import type { SignedInUser } from '../accounts/user.ts';
import { genderOf, namesOf } from '../assistant/people.ts';
import { spendQuota } from '../usage/spend-quota.ts';
import { addToHistory } from './history.ts';

interface BioForm {
  style?: BioStyle | undefined;
  interests: string;
  gender?: Gender | undefined;
  seed?: number | undefined;
  avoid?: string[] | undefined;
}
type StoredBio = GeneratedBio & { id: string; isFavorite: boolean };

export async function generateBios(
  deps: Deps,
  user: SignedInUser,
  { style = 'fun', interests, gender, seed = 0, avoid = [] }: BioForm,
  signal: AbortSignal,
): Promise<{ generated: StoredBio[]; usage: Meter | null }> {
  const { result, usage } = await spendQuota(deps, { user, feature: 'bioGeneration', signal }, async (charge) => {
    const request = {
      style,
      interests,
      gender: gender ?? genderOf(user),
      seed,
      avoid,
      today: todayOf(deps.clock.now()),
    };
    const written = await deps.writer.bios({ ...request, names: namesOf(user) }, charge);
    if (written.kind === 'refused') throw new AppError('unprocessable', written.message, { reason: written.reason });
    const ids = await addToHistory(deps, user.id, written.bios);
    return written.bios.map((bio, place) => ({ ...bio, id: ids[place] ?? '', isFavorite: false }));
  });
  return { generated: result, usage };
}
