import type { recalculate as contract } from '#contract/admin-affiliates.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import type { Deps } from '../../../deps.ts';
import { recordAllMissingAttributions } from '../../affiliates/ledger/missing-attributions.ts';
import { recordAllMissingCommissions } from '../../affiliates/ledger/missing-commissions.ts';
import { recordAdminAction } from '../audit.ts';
import { countFigures } from '../figures/count-figures.ts';

/** «Recalculer Stats»: what stored payments should have led to and did not, then all figures anew. Safe to repeat. */
export async function recalculate(deps: Deps): Promise<ResponseOf<typeof contract>['result']> {
  const result = {
    conversions_marquees: await recordAllMissingAttributions(deps),
    commissions_creees: await recordAllMissingCommissions(deps),
  };
  await recordAdminAction(deps.db, deps.clock, { action: 'recalculate', details: { ...result } });
  await countFigures(deps);
  return result;
}
