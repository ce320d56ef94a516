import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { FollowUp } from '#contract/assistant.ts';
import { screenshotFollowUps } from '#contract/plans.ts';
import { screenshotRun } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';

// The follow-ups that a screenshot includes: its replies may be written anew a few times, for an hour (contract/plans.ts).

const present = (run: typeof screenshotRun.$inferSelect): FollowUp => ({
  runId: run.id,
  left: screenshotFollowUps.count - run.followUps,
  until: run.expiresAt.toISOString(),
});

export async function openRun({ db, clock }: Deps, accountId: string): Promise<FollowUp> {
  const expiresAt = new Date(clock.now().getTime() + screenshotFollowUps.minutes * 60_000);
  const [run] = await db.insert(screenshotRun).values({ accountId, expiresAt }).returning();
  if (!run) throw new Error('the run was not stored');
  return present(run);
}

/** For a run that failed and was not paid for. */
export async function forgetRun({ db }: Deps, { runId }: FollowUp): Promise<void> {
  await db.delete(screenshotRun).where(eq(screenshotRun.id, runId));
}

/** Takes one of a run's follow-ups; null where none is left, its time is over, or the run belongs to another account. */
export async function takeFollowUp({ db, clock }: Deps, accountId: string, runId: string): Promise<FollowUp | null> {
  const [run] = await db
    .update(screenshotRun)
    .set({ followUps: sql`${screenshotRun.followUps} + 1` })
    .where(
      and(
        eq(screenshotRun.id, runId),
        eq(screenshotRun.accountId, accountId),
        gt(screenshotRun.expiresAt, clock.now()),
        lt(screenshotRun.followUps, screenshotFollowUps.count),
      ),
    )
    .returning();
  return run ? present(run) : null;
}

export async function returnFollowUp({ db }: Deps, { runId }: FollowUp): Promise<void> {
  await db
    .update(screenshotRun)
    .set({ followUps: sql`greatest(${screenshotRun.followUps} - 1, 0)` })
    .where(eq(screenshotRun.id, runId));
}
