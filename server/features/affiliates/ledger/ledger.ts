import { attribution } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import type { AffiliateLedger } from '../../billing/ledger-port.ts';

/** Keeps whose customer someone is. Commissions come with the ledger's own branch, which replaces this file. */
export function affiliateLedger({ clock }: Pick<Deps, 'clock' | 'signer'>): AffiliateLedger {
  return {
    async recordAttribution(tx, { buyer: _, ...given }) {
      await tx
        .insert(attribution)
        .values({ ...given, createdAt: clock.now() })
        .onConflictDoNothing();
    },
    async recordInvoicePaid() {},
    async recordRefund() {},
    async recordDispute() {},
  };
}
