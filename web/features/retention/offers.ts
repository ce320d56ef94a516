import type { mySubscription } from '#contract/billing.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import type { OfferResponse, RetentionReason } from '#contract/retention.ts';
import type { OfferKind } from '../../content/retention.ts';

type Situation = Pick<ResponseOf<typeof mySubscription>, 'pro' | 'passiveMode' | 'profileAnalysisAvailable'>;

/** The alternative that fits the reason; if it was used already, help from a person. */
export function offerFor(
  reason: RetentionReason,
  { pro, passiveMode, profileAnalysisAvailable }: Situation,
): OfferKind {
  if (reason === 'no_results') return profileAnalysisAvailable ? 'analysis' : 'help';
  if (reason === 'too_expensive') return pro?.pause.available ? 'pause' : 'help';
  if (reason === 'no_time') return passiveMode ? 'help' : 'passive';
  return 'help';
}

/** The name of an accepted offer in the operator's statistics. */
export function responseTo(kind: OfferKind): OfferResponse {
  return kind === 'pause' ? 'pause' : 'support';
}
