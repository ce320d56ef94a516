import type { Deps } from '../../../deps.ts';
import type { AffiliateLedger } from '../../billing/converging/ledger-port.ts';
import { recordAttribution } from './attributions.ts';
import { recordClaim } from './claims.ts';
import { recordCommission } from './commissions.ts';
import { disputeClaim, refundClaim, settledClaim } from './rules.ts';

/** The ledger behind billing's port. Every call is safe to repeat, at any time. */
export function affiliateLedger(deps: Pick<Deps, 'clock' | 'signer'>): AffiliateLedger {
  return {
    recordAttribution: (tx, attribution) => recordAttribution(deps, tx, attribution),
    async recordInvoicePaid(tx, invoice) {
      await recordCommission(deps, tx, invoice);
    },
    recordRefund: (tx, { refundId, amountCents, status, isPromised, ...of }) =>
      recordClaim(deps, tx, of, refundClaim(refundId, amountCents, { status, isPromised })),
    recordDispute: (tx, { disputeId, amountCents, status, isPromised, ...of }) =>
      recordClaim(deps, tx, of, disputeClaim(disputeId, amountCents, { status, isPromised })),
    recordSettledByHand: (tx, { about, amountCents, ...of }) =>
      recordClaim(deps, tx, of, settledClaim(about, amountCents)),
  };
}
