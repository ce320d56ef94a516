import { eq } from 'drizzle-orm';
import type { BodyOf, ResponseOf } from '#contract/endpoint.ts';
import type { analyseProfile as endpoint } from '#contract/retention.ts';
import { todayOf } from '#engine/understand/short-texts/tells-minor.ts';
import { profileAnalysis } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import type { SignedInUser } from '../accounts/user.ts';
import { namesOf } from '../assistant/people.ts';
import { explainRating } from '../bios/rules.ts';
import { charged } from '../usage/charge.ts';

/** One free analysis per account; a failed one does not count (usage/charge.ts). */
export async function analyseProfile(
  deps: Deps,
  user: SignedInUser,
  { content }: BodyOf<typeof endpoint>,
  signal: AbortSignal,
): Promise<ResponseOf<typeof endpoint>> {
  const accountId = user.id;
  const taken = await deps.db
    .insert(profileAnalysis)
    .values({ accountId, at: deps.clock.now() })
    .onConflictDoNothing()
    .returning();
  if (taken.length === 0)
    throw new AppError('conflict', 'Ton analyse gratuite a déjà servi.', { reason: 'already_active' });
  const use = {
    keep: async () => {},
    giveBack: async () => void (await deps.db.delete(profileAnalysis).where(eq(profileAnalysis.accountId, accountId))),
  };
  const { result: rating } = await charged({ user, signal }, use, (charge) =>
    deps.analyst.rateBio({ content, names: namesOf(user), today: todayOf(deps.clock.now()) }, charge),
  );
  return { ...rating, ...explainRating(rating) };
}
