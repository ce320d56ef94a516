import { sql } from 'drizzle-orm';
import type { Deps } from '../../../deps.ts';
import { lockFigures } from './lock-figures.ts';

/** Counts every affiliate anew, those too of whom only the ledger still knows. */
export async function countAffiliates(deps: Deps): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await lockFigures(tx, 'affiliates');
    await tx.execute(sql`
      with known as (
        select id from affiliate union select affiliate_id from ledger_entry union select affiliate_id from attribution
      ),
      clicks as (select affiliate_id as id, count(*) as n from affiliate_click group by 1),
      registrations as (select affiliate_id as id, count(*) as n from affiliate_registration group by 1),
      conversions as (select affiliate_id as id, count(*) as n from attribution group by 1),
      earned as (
        select affiliate_id as id, sum(amount_cents) as cents from ledger_entry
        where type not in ('payout', 'payout_reversal') group by 1
      ),
      paid as (select affiliate_id as id, sum(amount_cents) as cents from payout where status = 'paid' group by 1),
      disputed as (
        select invoice_id, sum(amount_cents) as cents from dispute
        where status not in ('won', 'prevented') and status not like 'warning_%' group by 1
      ),
      revenue as (
        select a.affiliate_id as id, sum(income.cents) as cents,
          sum(income.cents) filter (where s.entitlement = 'bio') as bio_cents,
          sum(income.cents) filter (where s.entitlement = 'photo') as photo_cents
        from attribution a
          join invoice i on i.customer_id = a.customer_id
          left join subscription s on s.id = i.subscription_id
          left join disputed d on d.invoice_id = i.id
          cross join lateral (
            select round(i.total_excluding_tax_cents::numeric
              * greatest(i.amount_paid_cents - i.amount_refunded_cents - coalesce(d.cents, 0), 0) / i.total_cents)
              - coalesce(i.fee_cents, 0) as cents
          ) income
        where i.status = 'paid' and i.amount_paid_cents > 0
        group by 1
      ),
      addons as (
        select a.affiliate_id as id, count(*) filter (where s.entitlement = 'bio') as bio,
          count(*) filter (where s.entitlement = 'photo') as photo
        from attribution a join subscription s on s.customer_id = a.customer_id
        where s.entitlement <> 'pro' and s.status not in ('incomplete', 'incomplete_expired')
        group by 1
      ),
      gone as (delete from affiliate_figures where affiliate_id not in (select id from known))
      insert into affiliate_figures (affiliate_id, clicks, registrations, conversions, earned_cents, paid_cents,
        revenue_cents, bio_addons, bio_addon_revenue_cents, photo_addons, photo_addon_revenue_cents, counted_at)
      select known.id, coalesce(clicks.n, 0), coalesce(registrations.n, 0), coalesce(conversions.n, 0),
        coalesce(earned.cents, 0), coalesce(paid.cents, 0), coalesce(revenue.cents, 0), coalesce(addons.bio, 0),
        coalesce(revenue.bio_cents, 0), coalesce(addons.photo, 0), coalesce(revenue.photo_cents, 0),
        ${deps.clock.now().toISOString()}::timestamptz
      from known
        left join clicks using (id) left join registrations using (id) left join conversions using (id)
        left join earned using (id) left join paid using (id) left join revenue using (id) left join addons using (id)
      on conflict (affiliate_id) do update set clicks = excluded.clicks, registrations = excluded.registrations,
        conversions = excluded.conversions, earned_cents = excluded.earned_cents, paid_cents = excluded.paid_cents,
        revenue_cents = excluded.revenue_cents, bio_addons = excluded.bio_addons,
        bio_addon_revenue_cents = excluded.bio_addon_revenue_cents, photo_addons = excluded.photo_addons,
        photo_addon_revenue_cents = excluded.photo_addon_revenue_cents, counted_at = excluded.counted_at`);
  });
}
