import type { AskRows } from './raw-rows.ts';

// An affiliate's money once more, from payments, refunds, clicks and payouts as they are stored. It reads the ledger only where the
// screen lists its entries: what was earned follows from the programme's terms (40 % of what is left without tax and fee, free
// after 14 days), so that a wrong ledger would show.

/** Each paid invoice of a referred customer: the commission by the terms, and what is left of it after refunds. */
export const referredSales = `
  select s.*, s.commission - round(s.commission * s.refunded / s.paid) as kept from (
    select t.affiliate_id, i.paid_at, i.paid_at + interval '336 hours' as free_at, i.amount_paid_cents::numeric as paid,
      round(0.4 * (i.total_excluding_tax_cents::numeric * i.amount_paid_cents / i.total_cents - i.fee_cents)) as commission,
      coalesce((select sum(r.amount_cents) from refund r where r.invoice_id = i.id and r.status in ('succeeded', 'pending')), 0)
        as refunded
    from invoice i join attribution t on t.customer_id = i.customer_id
    where i.status = 'paid' and i.amount_paid_cents > 0) s`;

const figures = `
  with own as (select id from affiliate where slug = $1),
  sale as (select * from (${referredSales}) all_sales where affiliate_id in (select id from own)),
  click as (select * from affiliate_click where affiliate_id in (select id from own)),
  customer_won as (select * from attribution where affiliate_id in (select id from own)),
  payment as (select * from payout where affiliate_id in (select id from own))
  select (select count(*)::int from click) as clicks,
    (select count(*)::int from customer_won) as conversions,
    (select round(100.0 * count(*) / nullif((select count(*) from click), 0), 1)::float8 from customer_won) as "conversionRate",
    (select coalesce(sum(kept), 0)::float8 / 100 from sale) as earned,
    (select coalesce(sum(kept), 0)::float8 / 100 from sale where free_at > $2) as soon,
    ((select coalesce(sum(kept), 0) from sale where free_at <= $2)
      - (select coalesce(sum(amount_cents), 0) from payment where status not in ('failed', 'canceled')))::float8 / 100 as available,
    (select status || ' ' || amount_cents from payment order by month desc limit 1) as payout,
    (select coalesce(sum(amount_cents), 0)::float8 / 100 from ledger_entry
      where affiliate_id in (select id from own) and type not like 'payout%') as "ledgerEarned",
    (select coalesce(sum(amount_cents), 0)::float8 / 100 from ledger_entry where affiliate_id in (select id from own)) as "ledgerBalance",
    (select coalesce(sum(amount_cents), 0)::float8 / 100 from payment where status in ('approved', 'submitted', 'paid')) as debited`;

const commissions = `
  select (c.amount_cents + coalesce((select sum(amount_cents) from ledger_entry e where e.parent_id = c.id), 0))::float8 / 100 as left
  from ledger_entry c join affiliate a on a.id = c.affiliate_id
  where a.slug = $1 and c.type = 'commission' order by c.id desc limit 5`;

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

const entries = `
  select to_char(amount_cents / 100.0, 'FM999990.00') as amount,
    to_char(sum(amount_cents) over (order by e.id) / 100.0, 'FM999990.00') as balance,
    to_char(e.created_at at time zone 'Europe/Paris', 'YYYY-MM') as month
  from ledger_entry e join affiliate a on a.id = e.affiliate_id where a.slug = $1 order by e.id`;

export interface RecountedAffiliate {
  clicks: number;
  conversions: number;
  conversionRate: number | null;
  earned: number;
  soon: number;
  available: number;
  /** «paid 4104» */
  payout: string | null;
  ledgerEarned: number;
  ledgerBalance: number;
  debited: number;
  lastCommissions: number[];
  days: { date: string; clicks: number; conversions: number; earningsCents: number }[];
  /** Every entry with the balance after it, oldest first. */
  entries: { amount: string; balance: string; month: string }[];
}

export async function recountAffiliate(ask: AskRows, slug: string, now: Date): Promise<RecountedAffiliate> {
  const at = now.toISOString();
  const [sums] = await ask<Omit<RecountedAffiliate, 'lastCommissions' | 'days' | 'entries'>>(figures, [slug, at]);
  if (!sums) throw new Error('no figures');
  return {
    ...sums,
    lastCommissions: (await ask<{ left: number }>(commissions, [slug])).map(({ left }) => left),
    days: await ask(days, [slug, at]),
    entries: await ask(entries, [slug]),
  };
}
