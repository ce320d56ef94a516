import type { recalculate as contract } from '#contract/admin-affiliates.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import type { Deps } from '../../../deps.ts';
import { recordAllMissingAttributions } from '../../affiliates/ledger/missing-attributions.ts';
import { recordAllMissingCommissions } from '../../affiliates/ledger/missing-commissions.ts';
import { recordAdminAction } from '../audit.ts';
import { countAffiliates } from '../figures/count-affiliates.ts';

/**
 * «Recalculer Stats»: what stored payments should have led to and did not, then the affiliates'
 * figures anew; the job renews those of all accounts. Safe to repeat.
 */
export async function recalculate(deps: Deps): Promise<ResponseOf<typeof contract>['result']> {
  const result = {
    conversions_marquees: await recordAllMissingAttributions(deps),
    commissions_creees: await recordAllMissingCommissions(deps),
  };
  await deps.db.transaction(async (tx) => {
    await recordAdminAction(tx, deps.clock, { action: 'recalculate', details: { ...result } });
    await deps.jobs.enqueue(tx, 'figures.count', {});
  });
  await countAffiliates(deps);
  return result;
}
