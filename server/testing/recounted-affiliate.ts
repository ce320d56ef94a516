import type { OpenDatabase } from '../db/open.ts';

// An affiliate's money once more, from payments, refunds, disputes, clicks and payouts as they are stored. What was earned follows
// from the programme's terms (40 % of what is left without tax and fee, free after 14 days), so that a wrong ledger would show.

/** Each paid invoice of a referred customer: the commission by the terms, and what is left of it after refunds and disputes. */
const referredSales = `
  select s.*, s.commission - round(s.commission * least(s.paid, s.refunded + s.disputed) / s.paid) as kept from (
    select t.affiliate_id, i.paid_at, i.paid_at + interval '336 hours' as free_at, i.amount_paid_cents::numeric as paid,
      round(0.4 * (i.total_excluding_tax_cents::numeric * i.amount_paid_cents / i.total_cents - i.fee_cents)) as commission,
      coalesce((select sum(r.amount_cents) from refund r where r.invoice_id = i.id and r.status in ('succeeded', 'pending')), 0)
        as refunded,
      coalesce((select sum(d.amount_cents) from dispute d where d.invoice_id = i.id
        and d.status in ('needs_response', 'under_review', 'lost')), 0) as disputed
    from invoice i join attribution t on t.customer_id = i.customer_id
    where i.status = 'paid' and i.amount_paid_cents > 0) s`;

const sums = `
  with own as (select id from affiliate where slug = $1),
  sale as (select * from (${referredSales}) all_sales where affiliate_id in (select id from own)),
  payment as (select * from payout where affiliate_id in (select id from own))
  select (select count(*)::int from affiliate_click where affiliate_id in (select id from own)) as "totalClicks",
    (select count(*)::int from attribution where affiliate_id in (select id from own)) as "totalConversions",
    (select coalesce(sum(kept), 0)::int from sale) as "totalEarningsCents",
    (select coalesce(sum(kept), 0)::int from sale where free_at > $2) as "pendingCents",
    ((select coalesce(sum(kept), 0) from sale where free_at <= $2)
      - (select coalesce(sum(amount_cents), 0) from payment where status not in ('failed', 'canceled')))::int as "availableCents",
    (select status || ' ' || amount_cents from payment order by month desc limit 1) as payout,
    (select coalesce(sum(amount_cents), 0)::int from payment where status in ('approved', 'submitted', 'paid')) as "debitedCents"`;

const sales = `select kept::int as cents from (${referredSales}) s join affiliate a on a.id = s.affiliate_id
  where a.slug = $1 order by paid_at desc, kept desc`;

const days = `
  with own as (select id from affiliate where slug = $1),
  happened as (
    select clicked_at as at, 1 as clicks, 0 as conversions, 0 as cents from affiliate_click where affiliate_id in (select id from own)
    union all select created_at, 0, 1, 0 from attribution where affiliate_id in (select id from own)
    union all select paid_at, 0, 0, kept from (${referredSales}) s where affiliate_id in (select id from own))
  select (at at time zone 'Europe/Paris')::date::text as date, sum(clicks)::int as clicks, sum(conversions)::int as conversions,
    sum(cents)::int as "earningsCents"
  from happened
  where (at at time zone 'Europe/Paris')::date > ($2::timestamptz at time zone 'Europe/Paris')::date - 90
  group by 1 order by 1`;

export interface RecountedAffiliate {
  totalClicks: number;
  totalConversions: number;
  totalEarningsCents: number;
  pendingCents: number;
  availableCents: number;
  /** Of the last payout: «paid 3299». */
  payout: string | null;
  /** What payouts took from the balance. */
  debitedCents: number;
  /** What is left of the commission of each sale. */
  sales: number[];
  /** Days of the last ninety with a click, a conversion or a sale, oldest first. */
  days: { date: string; clicks: number; conversions: number; earningsCents: number }[];
}

export async function recountAffiliate(
  { executeSql }: OpenDatabase,
  slug: string,
  now: Date,
): Promise<RecountedAffiliate> {
  const ask = async <Row>(query: string, values: unknown[]) => (await executeSql(query, values)).rows as Row[];
  const at = now.toISOString();
  const [own] = await ask<Omit<RecountedAffiliate, 'sales' | 'days'>>(sums, [slug, at]);
  if (!own) throw new Error('no figures');
  return {
    ...own,
    sales: (await ask<{ cents: number }>(sales, [slug])).map(({ cents }) => cents),
    days: await ask(days, [slug, at]),
  };
}
