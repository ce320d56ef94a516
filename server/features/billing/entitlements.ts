import { sql } from 'drizzle-orm';
import type { ProviderStatus } from '#contract/billing.ts';
import type { Entitlement } from '#contract/plans.ts';
import type { Held } from './rules.ts';

// An account's grants and running subscriptions as one column of a select on `account`, ready for `entitledBy`.

/** A row of the JSON column: times are ISO texts. */
export interface HeldRow {
  entitlement: Entitlement;
  itemId: string | null;
  status: ProviderStatus | null;
  currentPeriodEnd: string;
  cancelAtPeriodEnd: boolean;
  cancelAt: string | null;
  pastDueSince: string | null;
}

/** A subscription that was withdrawn from counts no more. Written out, because Drizzle drops table names where a select has only one table, and this one is nested. */
export const heldEntitlements = sql<HeldRow[]>`(
  select coalesce(json_agg(held), '[]'::json) from (
    select g.entitlement, null as "itemId", null as status, null::timestamptz as "currentPeriodEnd",
      false as "cancelAtPeriodEnd", null::timestamptz as "cancelAt", null::timestamptz as "pastDueSince"
    from entitlement_grant g where g.account_id = account.id
    union all
    select s.entitlement, s.item_id, s.status, s.current_period_end, s.cancel_at_period_end, s.cancel_at, s.past_due_since
    from subscription s join customer c on c.id = s.customer_id
    where c.account_id = account.id and s.status in ('active', 'trialing', 'past_due')
      and not exists (select 1 from withdrawal w
        where w.account_id = account.id and s.id = any(w.addon_ids || w.subscription_id))
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
