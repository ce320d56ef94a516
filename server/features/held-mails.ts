import { and, eq, lte } from 'drizzle-orm';
import type { Database } from '../db/open.ts';
import { heldMail, type stateMails } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import type { JobHandlers } from '../jobs/boss.ts';
import type { JobData } from '../jobs/catalogue.ts';

// The mails that limited-mails.ts holds back: of each thing that a member does and undoes, the newest.

type StateMail = (typeof stateMails)[number];

export interface State {
  accountId: string;
  /** A thing of the account that is in one state at a time, by ids: a subscription's cancellation, the password. */
  about: string;
  mail: { [Name in StateMail]: { job: Name; data: JobData<Name> } }[StateMail];
}

const isAbout = ({ accountId, about }: State) => and(eq(heldMail.accountId, accountId), eq(heldMail.about, about));

/** Takes the place of an earlier state of the same thing. */
export async function holdMail(db: Database, state: State, dueAt: Date): Promise<void> {
  const { accountId, about, mail } = state;
  await db
    .insert(heldMail)
    .values({ accountId, about, ...mail, dueAt })
    .onConflictDoUpdate({ target: [heldMail.accountId, heldMail.about], set: { ...mail, dueAt } });
}

/** A newer state was told. */
export async function dropHeldMail(db: Database, state: State): Promise<void> {
  await db.delete(heldMail).where(isAbout(state));
}

export function heldMailJob(deps: Deps): Pick<JobHandlers, 'mail.held'> {
  return {
    async 'mail.held'() {
      await deps.db.transaction(async (tx) => {
        const due = await tx.delete(heldMail).where(lte(heldMail.dueAt, deps.clock.now())).returning();
        for (const { job, data } of due) await deps.jobs.enqueue(tx, job, data as never);
      });
    },
  };
}
