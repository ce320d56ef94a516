import { desc, eq, inArray } from 'drizzle-orm';
import type { BodyOf } from '#contract/endpoint.ts';
import type { requestSupport, track } from '#contract/retention.ts';
import { renderMail } from '../../adapters/mail/render.ts';
import { account, retentionAnswer, supportRequest } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { spend } from '../../http/limits.ts';
import type { JobHandlers } from '../../jobs/boss.ts';
import { addresseeColumns } from '../accounts/user.ts';
import { mailToOperator } from '../contact/operator-summary.ts';
import { sendLimited } from '../limited-mails.ts';
import * as mails from './mails.ts';

/** Of an account, with up to 1,000 characters each: all of them are in its export. Going through the funnel once stores three. */
export const maxAnswers = 30;

/** Stores a step of the cancellation funnel, for the operator. */
export async function keepAnswer({ db, clock }: Deps, accountId: string, answer: BodyOf<typeof track>): Promise<void> {
  await db.insert(retentionAnswer).values({ accountId, ...answer, at: clock.now() });
  const older = db
    .select({ id: retentionAnswer.id })
    .from(retentionAnswer)
    .where(eq(retentionAnswer.accountId, accountId))
    .orderBy(desc(retentionAnswer.at), desc(retentionAnswer.id))
    .offset(maxAnswers);
  await db.delete(retentionAnswer).where(inArray(retentionAnswer.id, older));
}

/** Stores the request with a job that mails both sides, or only the operator where the member had several receipts today. */
export async function receiveSupportRequest(
  deps: Deps,
  accountId: string,
  form: BodyOf<typeof requestSupport>,
): Promise<void> {
  // A form that was refused does not count.
  await spend(deps, 'supportRequest', 'perAccount', accountId);
  await deps.db.transaction(async (tx) => {
    const [stored] = await tx
      .insert(supportRequest)
      .values({ accountId, ...form, createdAt: deps.clock.now() })
      .returning({ id: supportRequest.id });
    if (!stored) throw new Error('a support request was not stored');
    await deps.jobs.enqueue(tx, 'mail.support-request', { requestId: stored.id });
  });
}

export function supportMailJobs(deps: Deps): Pick<JobHandlers, 'mail.support-request'> {
  return {
    async 'mail.support-request'({ requestId }, jobId) {
      const [row] = await deps.db
        .select({ ...addresseeColumns, request: supportRequest })
        .from(supportRequest)
        .innerJoin(account, eq(account.id, supportRequest.accountId))
        .where(eq(supportRequest.id, requestId));
      if (!row) return;
      const { site } = deps.config;
      const notice = renderMail(mails.supportNotice({ email: row.email, ...row.request }), site);
      await mailToOperator(deps, { table: supportRequest, id: requestId }, (to) =>
        deps.mail.send({ to, replyTo: row.email, key: `${jobId}-operator`, ...notice }),
      );
      await sendLimited(deps, 'support-acknowledgement', row, () =>
        deps.mail.send({ to: row.email, key: `${jobId}-sender`, ...renderMail(mails.supportReceipt(row), site) }),
      );
    },
  };
}
