import type { Deps } from '../deps.ts';
import { emailChangeMailJobs } from '../features/accounts/email-change-mail-jobs.ts';
import { accountMailJobs } from '../features/accounts/mail-jobs.ts';
import { wayInMailJobs } from '../features/accounts/way-in-mail-jobs.ts';
import { figureJobs } from '../features/admin/figures/count-figures.ts';
import { wrongPasswordJob } from '../features/admin/wrong-passwords.ts';
import { affiliateMailJobs } from '../features/affiliates/mail-jobs.ts';
import { payoutRunJob } from '../features/affiliates/payouts/run.ts';
import { disputeMailJob } from '../features/billing/disputes/mail-job.ts';
import { billingJobs } from '../features/billing/jobs.ts';
import { cancellationMailJobs } from '../features/billing/leaving/cancellation-mails.ts';
import { billingMailJobs } from '../features/billing/mail-jobs.ts';
import { owedRefundMailJob } from '../features/billing/owed-refund-mail-job.ts';
import { contactMailJobs } from '../features/contact/messages.ts';
import { operatorSummaryJob } from '../features/contact/operator-summary.ts';
import { heldMailJob } from '../features/held-mails.ts';
import { passkeyMailJobs } from '../features/passkeys/mail-jobs.ts';
import { purgeJob } from '../features/privacy/purge.ts';
import { passiveModeJobs } from '../features/retention/passive-mode.ts';
import { supportMailJobs } from '../features/retention/support.ts';
import type { JobHandlers } from './boss.ts';

export function jobHandlers(deps: Deps): JobHandlers {
  return {
    ...accountMailJobs(deps),
    ...wayInMailJobs(deps),
    ...emailChangeMailJobs(deps),
    ...passkeyMailJobs(deps),
    ...affiliateMailJobs(deps),
    ...payoutRunJob(deps),
    ...billingMailJobs(deps),
    ...cancellationMailJobs(deps),
    ...owedRefundMailJob(deps),
    ...disputeMailJob(deps),
    ...contactMailJobs(deps),
    ...operatorSummaryJob(deps),
    ...supportMailJobs(deps),
    ...heldMailJob(deps),
    ...billingJobs(deps),
    ...passiveModeJobs(deps),
    ...figureJobs(deps),
    ...wrongPasswordJob(deps),
    ...purgeJob(deps),
  };
}
