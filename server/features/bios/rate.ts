import type { rateBio as rateEndpoint } from '#contract/bios.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import { todayOf } from '#engine/understand/short-texts/tells-minor.ts';
import type { Deps } from '../../deps.ts';
import type { SignedInUser } from '../accounts/user.ts';
import { namesOf } from '../assistant/people.ts';
import { spendQuota } from '../usage/spend-quota.ts';
import { noteScore } from './history.ts';
import { adviceShown, explainRating } from './rules.ts';

export async function rateBio(
  deps: Deps,
  user: SignedInUser,
  content: string,
  signal: AbortSignal,
): Promise<ResponseOf<typeof rateEndpoint>> {
  const { result, usage } = await spendQuota(deps, { user, feature: 'bioRating', signal }, async (charge) => {
    const today = todayOf(deps.clock.now());
    const rating = await deps.analyst.rateBio({ content, names: namesOf(user), today }, charge);
    await noteScore(deps, user.id, content, rating.score);
    return rating;
  });
  const { score, label, clarity, impact, feedback, rewritten } = result;
  const told = { score, label, clarity, impact, ...(rewritten && { rewritten }) };
  return { ...told, ...adviceShown(feedback, user), ...explainRating(result), usage };
}
