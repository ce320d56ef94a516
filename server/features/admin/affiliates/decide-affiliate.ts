import type { AffiliateAction } from '#contract/admin-affiliates.ts';
import type { AffiliateStatus } from '#contract/affiliates.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../errors.ts';
import { changeAffiliateStatus } from '../../affiliates/affiliate-status.ts';
import { lockAffiliate } from '../../affiliates/lock-affiliate.ts';

interface Decision {
  from: AffiliateStatus;
  to: Exclude<AffiliateStatus, 'pending'>;
  done: string;
  refused: string;
}

const decisions: Record<AffiliateAction, Decision> = {
  approve: {
    from: 'pending',
    to: 'active',
    done: 'Affilié accepté.',
    refused: "Cette demande n'est plus en attente.",
  },
  reject: {
    from: 'pending',
    to: 'rejected',
    done: 'Demande refusée.',
    refused: "Cette demande n'est plus en attente.",
  },
  suspend: {
    from: 'active',
    to: 'suspended',
    done: 'Compte affilié suspendu : ce qui est gagné reste dû.',
    refused: 'Seul un affilié actif peut être suspendu.',
  },
  reactivate: {
    from: 'suspended',
    to: 'active',
    done: 'Affilié réactivé.',
    refused: 'Seul un affilié suspendu peut être réactivé.',
  },
};

/** Repeating a decision changes nothing; one that does not fit the present status is refused. Answers a sentence. */
export async function decideAffiliate(deps: Deps, affiliateId: string, action: AffiliateAction): Promise<string> {
  const { from, to, done, refused } = decisions[action];
  return await deps.db.transaction(async (tx) => {
    const { status } = await lockAffiliate(tx, affiliateId);
    if (status !== to && status !== from) throw new AppError('conflict', refused, { reason: status });
    await changeAffiliateStatus({ ...deps, db: tx }, affiliateId, to);
    return done;
  });
}
