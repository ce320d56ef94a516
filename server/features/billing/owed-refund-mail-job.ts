import { and, eq, isNull } from 'drizzle-orm';
import { renderMail } from '../../adapters/mail/render.ts';
import { invoice, owedRefund, subscription } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import type { JobHandlers } from '../../jobs/boss.ts';
import { labelOf } from './invoices.ts';
import * as mails from './mails.ts';
import { recipientOf } from './recipient.ts';

/** Mails the operator, and the customer unless the account is gone, about money that is owed (converging/owed-refunds.ts). */
export function owedRefundMailJob(deps: Deps): Pick<JobHandlers, 'mail.owed-refund'> {
  const { site } = deps.config;
  return {
    async 'mail.owed-refund'({ invoiceId }, jobId) {
      const [row] = await deps.db
        .select({ owed: owedRefund, bill: invoice, of: subscription })
        .from(owedRefund)
        .innerJoin(invoice, eq(invoice.id, owedRefund.invoiceId))
        .leftJoin(subscription, eq(subscription.id, invoice.subscriptionId))
        .where(and(eq(owedRefund.invoiceId, invoiceId), isNull(owedRefund.settledAt)));
      if (!row) return;
      const { cause, amountCents, customerId } = row.owed;
      const { number, paidAt, chargeId } = row.bill;
      const to = await recipientOf(deps, customerId);
      const about = { cause, amountCents, label: labelOf(row.of?.entitlement ?? null, row.of?.plan ?? null) };
      const bill = { invoice: number ?? invoiceId, paidAt, chargeId };
      const notice = { ...about, ...bill, email: to?.email ?? null, url: `${site.publicUrl}/admin` };
      await deps.mail.send({
        to: site.contactEmail,
        key: `${jobId}-operator`,
        ...(to && { replyTo: to.email }),
        ...renderMail(mails.owedRefundToOperator(notice), site),
      });
      if (!to) return;
      const content = mails.owedRefund({ firstName: to.firstName, ...about });
      await deps.mail.send({ to: to.email, key: `${jobId}-customer`, ...renderMail(content, site) });
    },
  };
}
