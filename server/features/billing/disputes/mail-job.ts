import { eq } from 'drizzle-orm';
import { renderMail } from '../../../adapters/mail/render.ts';
import { billingNotice, dispute, invoice, subscription } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import type { JobHandlers } from '../../../jobs/boss.ts';
import { hasEndMark } from '../converging/marked-ends.ts';
import { labelOf } from '../invoices.ts';
import { recipientOf } from '../recipient.ts';
import * as mails from './mails.ts';
import { newsOf } from './tell-disputes.ts';

/** Mails the operator about a dispute (tell-disputes.ts), unless it has gone on since: that is told by a mail of its own. */
export function disputeMailJob(deps: Deps): Pick<JobHandlers, 'mail.dispute'> {
  const { site } = deps.config;
  return {
    async 'mail.dispute'({ noticeId, respondBy }, jobId) {
      const [row] = await deps.db
        .select({ notice: billingNotice.notice, about: dispute, bill: invoice, of: subscription })
        .from(billingNotice)
        .innerJoin(dispute, eq(dispute.id, billingNotice.about))
        .innerJoin(invoice, eq(invoice.id, dispute.invoiceId))
        .leftJoin(subscription, eq(subscription.id, invoice.subscriptionId))
        .where(eq(billingNotice.id, noticeId));
      const news = row && newsOf(row.about.status);
      if (!news || news !== row.notice) return;
      const { about, bill, of } = row;
      const to = await recipientOf(deps, about.customerId);
      const content = mails.disputeToOperator({
        news,
        amountCents: about.amountCents,
        respondBy: respondBy === null ? null : new Date(respondBy),
        label: labelOf(of?.entitlement ?? null, of?.plan ?? null),
        endsSubscription: of !== null && (await hasEndMark(deps.db, of.id)),
        email: to?.email ?? null,
        invoice: bill.number ?? bill.id,
        paidAt: bill.paidAt,
        chargeId: about.chargeId,
        url: deps.payments.paymentUrl(bill.paymentIntentId ?? about.chargeId),
      });
      await deps.mail.send({
        to: site.contactEmail,
        key: jobId,
        ...(to && { replyTo: to.email }),
        ...renderMail(content, site),
      });
    },
  };
}
