import { sql } from 'drizzle-orm';
import type { Entitlement } from '#contract/plans.ts';
import type { ProviderStatus } from '../../adapters/payments/port.ts';
import { account, customer, entitlementGrant, subscription } from '../../db/schema.ts';
import type { Held } from './rules.ts';

// What an account holds, as one column of a select on `account`. `entitledBy` says what that lets it use.

/** As JSON has it: times are texts. */
export interface HeldRow {
  entitlement: Entitlement;
  itemId: string | null;
  status: ProviderStatus | null;
  currentPeriodEnd: string;
  cancelAtPeriodEnd: boolean;
  cancelAt: string | null;
  pastDueSince: string | null;
}

export const heldEntitlements = sql<HeldRow[]>`(
  select coalesce(json_agg(held), '[]'::json) from (
    select ${entitlementGrant.entitlement} as entitlement, null as "itemId", null as status,
      null::timestamptz as "currentPeriodEnd", false as "cancelAtPeriodEnd", null::timestamptz as "cancelAt",
      null::timestamptz as "pastDueSince"
    from ${entitlementGrant} where ${entitlementGrant.accountId} = ${account.id}
    union all
    select ${subscription.entitlement}, ${subscription.itemId}, ${subscription.status},
      ${subscription.currentPeriodEnd}, ${subscription.cancelAtPeriodEnd}, ${subscription.cancelAt},
      ${subscription.pastDueSince}
    from ${subscription} join ${customer} on ${customer.id} = ${subscription.customerId}
    where ${customer.accountId} = ${account.id} and ${subscription.status} in ('active', 'trialing', 'past_due')
  ) held
)`;

export function heldFrom(rows: readonly HeldRow[]): Held[] {
  const instant = (text: string | null) => (text === null ? null : new Date(text));
  return rows.map(({ entitlement, itemId, status, ...row }) => ({
    entitlement,
    itemId,
    term: status && {
      status,
      currentPeriodEnd: new Date(row.currentPeriodEnd),
      cancelAtPeriodEnd: row.cancelAtPeriodEnd,
      cancelAt: instant(row.cancelAt),
      pastDueSince: instant(row.pastDueSince),
    },
  }));
}
