import { sql } from 'drizzle-orm';
import { attribution } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { recordAttribution } from './attributions.ts';

interface Purchase {
  customerId: string;
  affiliateId: string;
  checkoutIntentId: string;
  clickedAt: string;
  accountId: string | null;
  email: string | null;
}

/**
 * Attributes customers whose first checkout through a link was paid and who have no attribution yet; answers how many. Each is a
 * transaction of its own. Cards are known from the payments themselves.
 */
export async function recordAllMissingAttributions(deps: Deps): Promise<number> {
  const before = await deps.db.$count(attribution);
  for (const { clickedAt, accountId, email, ...purchase } of await purchasesWithoutAttribution(deps))
    await deps.db.transaction((tx) =>
      recordAttribution(deps, tx, {
        ...purchase,
        clickedAt: new Date(clickedAt),
        buyer: { accountId, email, cardFingerprint: null },
      }),
    );
  return (await deps.db.$count(attribution)) - before;
}

async function purchasesWithoutAttribution({ db }: Deps): Promise<Purchase[]> {
  const answer = (await db.execute(sql`
    select distinct on (k.customer_id) k.customer_id as "customerId", k.affiliate_id as "affiliateId",
      k.id as "checkoutIntentId", k.affiliate_clicked_at as "clickedAt",
      coalesce(k.account_id, c.account_id) as "accountId", coalesce(c.email, a.email) as email
    from checkout_intent k
      join customer c on c.id = k.customer_id
      left join account a on a.id = c.account_id
    where k.affiliate_id is not null and k.affiliate_clicked_at is not null and k.subscription_id is not null
      and not exists (select from attribution known where known.customer_id = k.customer_id)
    order by k.customer_id, k.created_at`)) as unknown as { rows: Purchase[] };
  return answer.rows;
}
