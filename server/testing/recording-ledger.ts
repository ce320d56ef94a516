import type { AffiliateLedger } from '../features/billing/ledger-port.ts';

export type LedgerCall = {
  [Name in keyof AffiliateLedger]: { call: Name; given: Parameters<AffiliateLedger[Name]>[1] };
}[keyof AffiliateLedger];

/** Notes what the ledger is told; what it makes of it has its own tests. */
export function recordingLedger(told: LedgerCall[]): AffiliateLedger {
  return {
    async recordAttribution(_, given) {
      told.push({ call: 'recordAttribution', given });
    },
    async recordInvoicePaid(_, given) {
      told.push({ call: 'recordInvoicePaid', given });
    },
    async recordRefund(_, given) {
      told.push({ call: 'recordRefund', given });
    },
    async recordDispute(_, given) {
      told.push({ call: 'recordDispute', given });
    },
  };
}
