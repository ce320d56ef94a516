import type { Deps } from '../../deps.ts';
import type { JobHandlers } from '../../jobs/boss.ts';
import { convergeCustomer } from './converging/converge.ts';
import { processEvent } from './converging/events.ts';
import { reconcile, syncAll } from './converging/sync.ts';
import { tellProviderEmail } from './customers.ts';
import { announceRenewals } from './renewal-notices.ts';

type BillingJob =
  | 'billing.event'
  | 'billing.converge'
  | 'billing.customer-email'
  | 'billing.reconcile'
  | 'billing.sync'
  | 'billing.renewal-notices';

export function billingJobs(deps: Deps): Pick<JobHandlers, BillingJob> {
  return {
    'billing.event': async ({ eventId }) => await processEvent(deps, eventId),
    'billing.converge': async ({ customerId }) => await convergeCustomer(deps, customerId),
    'billing.customer-email': async ({ accountId }) => await tellProviderEmail(deps, accountId),
    'billing.reconcile': async () => await reconcile(deps),
    async 'billing.sync'() {
      await syncAll(deps);
    },
    'billing.renewal-notices': async () => await announceRenewals(deps),
  };
}
