import { and, eq, isNull, or } from 'drizzle-orm';
import type { MailContent } from '../../../adapters/mail/content.ts';
import { renderMail } from '../../../adapters/mail/render.ts';
import { account, cancellationRequest, customer, subscription } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import type { JobHandlers } from '../../../jobs/boss.ts';
import { tellState } from '../../limited-mails.ts';
import { labelOf } from '../invoices.ts';
import * as mails from '../mails.ts';
import { listEndingOptions } from './ending-options.ts';
import { openWithdrawal } from './open-withdrawal.ts';
import { findCancellation } from './standing-cancellation.ts';

// A cancellation, and that it was taken back. A member may go back and forth: what is no longer so is not told.

export function cancellationMailJobs(deps: Deps): Pick<JobHandlers, 'mail.cancellation' | 'mail.resumption'> {
  const accountUrl = `${deps.config.site.publicUrl}/compte`;
  return {
    async 'mail.cancellation'(data, jobId) {
      const found = await find(deps, data.requestId);
      if (!found || (found.accountId && found.request.status === 'taken_back')) return;
      const { accountId, of, firstName, request, option } = found;
      const { requestedAt, endsAt } = request;
      const refund = accountId && of ? await refundOf(deps, accountId, of.entitlement) : null;
      const options =
        accountId && !option ? await listEndingOptions(deps.db, { accountId }, requestedAt, deps.clock.now()) : [];
      const end = { firstName, options, endsAt: endsAt ?? requestedAt, url: accountUrl };
      const content =
        request.via === 'operator'
          ? mails.grantEnded(end)
          : mails.cancellation({ ...end, option, requestedAt, refund });
      await tell(deps, found, { job: 'mail.cancellation', data }, content, jobId);
    },
    async 'mail.resumption'(data, jobId) {
      const found = await find(deps, data.requestId);
      if (!found?.accountId || !found.of || (await findCancellation(deps.db, found.of.id))) return;
      const content = mails.resumption({ ...found, url: accountUrl });
      await tell(deps, found, { job: 'mail.resumption', data }, content, jobId);
    },
  };
}

interface Found {
  request: typeof cancellationRequest.$inferSelect;
  /** Null for a granted Pro. */
  of: typeof subscription.$inferSelect | null;
  /** Null for a customer without account. */
  accountId: string | null;
  email: string;
  firstName: string | null;
  option: string | null;
}

/** A customer without account has cancelled, and has one since. */
const isLaterOwner = and(isNull(cancellationRequest.accountId), eq(account.id, customer.accountId));

async function find({ db }: Deps, requestId: string): Promise<Found | null> {
  const [row] = await db
    .select({ request: cancellationRequest, of: subscription, account, customer })
    .from(cancellationRequest)
    .leftJoin(subscription, eq(subscription.id, cancellationRequest.subscriptionId))
    .leftJoin(customer, eq(customer.id, subscription.customerId))
    .leftJoin(account, or(eq(account.id, cancellationRequest.accountId), isLaterOwner))
    .where(eq(cancellationRequest.id, requestId));
  const email = row?.account?.email ?? row?.customer?.email;
  if (!row || !email) return null;
  const { request, of } = row;
  const option = of && of.entitlement !== 'pro' ? labelOf(of.entitlement, null) : null;
  return { request, of, option, email, accountId: row.account?.id ?? null, firstName: row.account?.firstName ?? null };
}

type StateMail = Parameters<typeof tellState>[1]['mail'];

async function tell(deps: Deps, found: Found, mail: StateMail, content: MailContent, jobId: string): Promise<void> {
  const send = () => deps.mail.send({ to: found.email, key: jobId, ...renderMail(content, deps.config.site) });
  // Who has no account has no way to take a cancellation back, and a granted Pro does not come back.
  if (!found.accountId || !found.of) return await send();
  await tellState(deps, { accountId: found.accountId, about: `cancellation ${found.of.id}`, mail }, send);
}

/** Whoever cancels within the days of withdrawal is told what withdrawing would give back. */
async function refundOf(deps: Deps, accountId: string, contract: Parameters<typeof openWithdrawal>[2]) {
  const open = await openWithdrawal(deps.db, accountId, contract, deps.clock.now());
  return open && open.refundCents > 0 ? open : null;
}
