import { eq } from 'drizzle-orm';
import { renderMail } from '../../adapters/mail/render.ts';
import { account, affiliate, payout } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import type { JobHandlers } from '../../jobs/boss.ts';
import * as mails from './mails.ts';
import { executionDay } from './payouts/rules.ts';

/** A mail to an affiliate whose account no longer exists is dropped. */
export function affiliateMailJobs(deps: Deps): Pick<JobHandlers, 'mail.payout-requested'> {
  return {
    async 'mail.payout-requested'({ payoutId }, jobId) {
      const { site } = deps.config;
      const [row] = await deps.db
        .select({
          email: account.email,
          firstName: account.firstName,
          month: payout.month,
          amountCents: payout.amountCents,
        })
        .from(payout)
        .innerJoin(affiliate, eq(affiliate.id, payout.affiliateId))
        .innerJoin(account, eq(account.id, affiliate.accountId))
        .where(eq(payout.id, payoutId));
      if (!row) return;
      const content = mails.payoutRequested({
        firstName: row.firstName,
        amountCents: row.amountCents,
        executedOn: executionDay(row.month),
        dashboardUrl: `${site.publicUrl}/affiliate/dashboard`,
      });
      await deps.mail.send({ to: row.email, key: jobId, ...renderMail(content, site) });
    },
  };
}
