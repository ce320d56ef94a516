import { type SQL, sql } from 'drizzle-orm';
import { accessEnd } from '../../billing/access-end.ts';

/**
 * Whether the account of the outer select is Pro. Scalar selects are looked up for each account that is read; `exists` could
 * make PostgreSQL read all subscriptions first, for a page of fifty accounts.
 */
export function isProAt(now: Date): SQL {
  return sql`coalesce(
    (select true from entitlement_grant g where g.account_id = account.id and g.entitlement = 'pro' limit 1),
    (select true from customer c join subscription s on s.customer_id = c.id
      where c.account_id = account.id and s.entitlement = 'pro' and s.status in ('active', 'trialing', 'past_due')
        and ${accessEnd} > ${now.toISOString()}::timestamptz limit 1),
    false)`;
}
