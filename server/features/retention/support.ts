import { eq } from 'drizzle-orm';
import type { BodyOf } from '#contract/endpoint.ts';
import type { requestSupport, track } from '#contract/retention.ts';
import { renderMail } from '../../adapters/mail/render.ts';
import { account, retentionAnswer, supportRequest } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import type { JobHandlers } from '../../jobs/boss.ts';
import { addresseeColumns } from '../accounts/user.ts';
import { mailToOperator } from '../contact/operator-summary.ts';
import { sendLimited } from '../limited-mails.ts';
import * as mails from './mails.ts';

/** Stores a step of the cancellation funnel, for the operator. */
export async function keepAnswer(deps: Deps, accountId: string, answer: BodyOf<typeof track>): Promise<void> {
  await deps.db.insert(retentionAnswer).values({ accountId, ...answer, at: deps.clock.now() });
}

/** Stores the request with a job that mails both sides, or only the operator where the member had several receipts today. */
export async function receiveSupportRequest(
  deps: Deps,
  accountId: string,
  form: BodyOf<typeof requestSupport>,
): Promise<void> {
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
