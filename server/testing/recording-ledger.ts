import type { AffiliateLedger } from '../features/billing/ledger-port.ts';

export type LedgerCall = {
  [Name in keyof AffiliateLedger]: { call: Name; given: Parameters<AffiliateLedger[Name]>[1] };
}[keyof AffiliateLedger];

/** Notes what the ledger is told, and tells it. */
export function recordingLedger(told: LedgerCall[], ledger: AffiliateLedger): AffiliateLedger {
  return {
    async recordAttribution(tx, given) {
      told.push({ call: 'recordAttribution', given });
      await ledger.recordAttribution(tx, given);
    },
    async recordInvoicePaid(tx, given) {
      told.push({ call: 'recordInvoicePaid', given });
      await ledger.recordInvoicePaid(tx, given);
    },
    async recordRefund(tx, given) {
      told.push({ call: 'recordRefund', given });
      await ledger.recordRefund(tx, given);
    },
    async recordDispute(tx, given) {
      told.push({ call: 'recordDispute', given });
      await ledger.recordDispute(tx, given);
    },
  };
}
