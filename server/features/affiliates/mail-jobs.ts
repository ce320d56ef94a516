import { eq } from 'drizzle-orm';
import { affiliatePaths, forgotPasswordPath } from '#contract/site.ts';
import type { MailContent } from '../../adapters/mail/content.ts';
import { renderMail } from '../../adapters/mail/render.ts';
import { account, affiliate, affiliatePaymentDetails, payout } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import type { JobHandlers } from '../../jobs/boss.ts';
import type { AffiliateNews } from '../../jobs/catalogue.ts';
import { addresseeColumns } from '../accounts/user.ts';
import { sendLimited, tellState } from '../limited-mails.ts';
import * as mails from './mails.ts';
import { findPaymentDetails, unsealDetails } from './payouts/payment-details.ts';
import { executionDay, sendableFrom } from './payouts/rules.ts';
import { maskedTarget } from './payouts/targets.ts';

const { received, activated, refused, suspended, reactivated } = mails;
const newsMails = { received, activated, refused, suspended, reactivated };

type MailNames =
  | 'mail.affiliate-news'
  | 'mail.payment-details-changed'
  | 'mail.payment-details-removed'
  | 'mail.payout-requested'
  | 'mail.payout-closed';

/** A mail to an affiliate whose account no longer exists is dropped. */
export function affiliateMailJobs(deps: Deps): Pick<JobHandlers, MailNames> {
  const { site } = deps.config;
  const dashboardUrl = `${site.publicUrl}${affiliatePaths.dashboard}`;
  const send = (to: string, key: string, content: MailContent) =>
    deps.mail.send({ to, key, ...renderMail(content, site) });

  return {
    async 'mail.affiliate-news'({ affiliateId, news }, jobId) {
      const [row] = await deps.db
        .select({ ...addresseeColumns, slug: affiliate.slug })
        .from(affiliate)
        .innerJoin(account, eq(account.id, affiliate.accountId))
        .where(eq(affiliate.id, affiliateId));
      if (!row) return;
      const sendNews = () => send(row.email, jobId, newsMail(news, row));
      if (news === 'received') await sendLimited(deps, 'affiliate-received', row, sendNews);
      else await sendNews();
    },
    async 'mail.payment-details-changed'(data, jobId) {
      const { accountId, changedAt } = data;
      const [row] = await deps.db
        .select({ ...addresseeColumns, target: affiliatePaymentDetails.shownTarget })
        .from(account)
        .innerJoin(affiliatePaymentDetails, eq(affiliatePaymentDetails.accountId, account.id))
        .where(eq(account.id, accountId));
      if (!row) return;
      const when = new Date(changedAt);
      const content = mails.paymentDetailsChanged({
        firstName: row.firstName,
        target: row.target,
        changedAt: when,
        sendableFrom: sendableFrom(when),
        resetUrl: `${site.publicUrl}${forgotPasswordPath}`,
      });
      const mail = { job: 'mail.payment-details-changed', data } as const;
      await tellState(deps, { accountId, about: 'payment-details', mail }, () =>
        sendLimited(deps, 'payment-details-changed', row, () => send(row.email, jobId, content)),
      );
    },
    async 'mail.payment-details-removed'({ accountId, after = 'restore' }, jobId) {
      const [row] = await deps.db.select(addresseeColumns).from(account).where(eq(account.id, accountId));
      if (!row) return;
      await send(row.email, jobId, mails.paymentDetailsRemoved({ firstName: row.firstName, dashboardUrl, after }));
    },
    async 'mail.payout-requested'({ payoutId }, jobId) {
      const row = await findPayout(deps, payoutId);
      if (!row) return;
      const hasPaymentDetails = (await findPaymentDetails(deps.db, row.accountId)) !== null;
      const executedOn = executionDay(row.month);
      await send(row.email, jobId, mails.payoutRequested({ ...row, dashboardUrl, executedOn, hasPaymentDetails }));
    },
    async 'mail.payout-closed'({ payoutId, outcome }, jobId) {
      const row = await findPayout(deps, payoutId);
      if (!row?.sealedTarget) return;
      const details = unsealDetails(deps, row.sealedTarget);
      const target = details ? maskedTarget(details) : 'ton compte de versement';
      const write = outcome === 'paid' ? mails.payoutPaid : mails.payoutFailed;
      await send(row.email, jobId, write({ ...row, dashboardUrl, target }));
    },
  };

  function newsMail(news: AffiliateNews, { firstName, slug }: { firstName: string | null; slug: string }): MailContent {
    const contactUrl = `${site.publicUrl}/legal/contact`;
    const to = { firstName, dashboardUrl, contactUrl, link: `${site.publicUrl}/?ref=${slug}` };
    return newsMails[news](to);
  }
}

async function findPayout(deps: Deps, payoutId: string) {
  const [row] = await deps.db
    .select({
      accountId: account.id,
      email: account.email,
      firstName: account.firstName,
      month: payout.month,
      amountCents: payout.amountCents,
      sealedTarget: payout.sealedTarget,
    })
    .from(payout)
    .innerJoin(affiliate, eq(affiliate.id, payout.affiliateId))
    .innerJoin(account, eq(account.id, affiliate.accountId))
    .where(eq(payout.id, payoutId));
  return row ?? null;
}
