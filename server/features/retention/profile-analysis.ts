import { eq } from 'drizzle-orm';
import type { BodyOf, ResponseOf } from '#contract/endpoint.ts';
import type { analyseProfile as endpoint } from '#contract/retention.ts';
import { profileAnalysis } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';

/** One free analysis per account; a failed one does not count. */
export async function analyseProfile(
  deps: Deps,
  accountId: string,
  { content }: BodyOf<typeof endpoint>,
): Promise<ResponseOf<typeof endpoint>> {
  const taken = await deps.db
    .insert(profileAnalysis)
    .values({ accountId, at: deps.clock.now() })
    .onConflictDoNothing()
    .returning();
  if (taken.length === 0)
    throw new AppError('conflict', 'Ton analyse gratuite a déjà servi.', { reason: 'already_active' });
  try {
    return await deps.analyst.rateBio(content);
  } catch (error) {
    await deps.db.delete(profileAnalysis).where(eq(profileAnalysis.accountId, accountId));
    throw error;
  }
}
