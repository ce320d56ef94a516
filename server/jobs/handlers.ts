import type { Deps } from '../deps.ts';
import { accountMailJobs } from '../features/accounts/mail-jobs.ts';
import { affiliateMailJobs } from '../features/affiliates/mail-jobs.ts';
import { contactMailJobs } from '../features/contact/messages.ts';
import { purgeJob } from '../features/privacy/purge.ts';
import type { JobHandlers } from './boss.ts';

export function jobHandlers(deps: Deps): JobHandlers {
  return { ...accountMailJobs(deps), ...contactMailJobs(deps), ...affiliateMailJobs(deps), ...purgeJob(deps) };
}
