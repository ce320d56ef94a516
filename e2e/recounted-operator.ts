import type { AskRows } from './raw-rows.ts';
import { referredSales } from './recounted-affiliate.ts';

// The operator's figures once more, from accounts, subscriptions, payments and site events as they are stored. No counted row is
// read. Nobody in the story is paused, past due or given Pro, so a subscription counts from its creation until it ended.

const paris = (instant: string) => `(${instant} at time zone 'Europe/Paris')::date`;
const today = paris('$1::timestamptz');
const monthlyCents = `case when plan = 'annual' then amount_cents / 12.0 else amount_cents end`;
const percent = (part: string, whole: string) => `coalesce(round(100.0 * ${part} / nullif(${whole}, 0), 1), 0)::float8`;

/** Of an invoice: what is left of the money, without tax and fee. */
const income = `round(i.total_excluding_tax_cents::numeric * (i.amount_paid_cents - coalesce((select sum(r.amount_cents) from refund r
  where r.invoice_id = i.id and r.status in ('succeeded', 'pending')), 0)) / i.total_cents) - i.fee_cents`;
const referredInvoices = `select t.affiliate_id, s.entitlement, ${income} as cents
  from invoice i join attribution t on t.customer_id = i.customer_id join subscription s on s.id = i.subscription_id
  where i.status = 'paid' and i.amount_paid_cents > 0`;

/** Accounts, with the day on which each became Pro; and subscriptions, with the time at which each ended. */
const people = `
  term as (select s.*, c.account_id, coalesce(s.ended_at, 'infinity') as until
    from subscription s join customer c on c.id = s.customer_id where s.status in ('active', 'canceled')),
  person as (select a.id, a.created_at, case when count(t.id) > 0 then greatest(a.created_at, min(t.created_at)) end as pro_since,
      coalesce(bool_or(t.until > $1), false) as is_pro
    from account a left join term t on t.account_id = a.id and t.entitlement = 'pro' group by a.id)`;

const overview = `with ${people},
  sums as (select
    (select count(*) from person) as users,
    (select count(*) from person where is_pro) as pro,
    (select count(*) from person where ${paris('created_at')} > ${today} - 30) as recent,
    (select count(*) from person where ${paris('created_at')} > ${today} - 30 and is_pro) as recent_pro,
    (select count(*) from person where ${paris('created_at')} between ${today} - 59 and ${today} - 30) as earlier,
    (select count(*) from person where ${paris('created_at')} > ${today} - 7) as week,
    (select round(coalesce(sum(${monthlyCents}), 0)) from term where until > $1) as mrr,
    (select count(distinct coalesce(account_id::text, customer_id)) from term where until > $1) as paying,
    (select count(*) from term where entitlement = 'pro' and until > $1) as running,
    (select count(*) from term where entitlement = 'pro' and until <= $1 and ${paris('until')} > ${today} - 30) as lost,
    (select round(avg(extract(epoch from least(until, $1::timestamptz) - created_at)) / 2629800, 1) from term
      where entitlement = 'pro') as months,
    (select coalesce(sum(kept), 0) from (${referredSales}) s) as earned,
    (select coalesce(sum(amount_cents), 0) from payout where status = 'paid') as paid,
    (select coalesce(sum(cents), 0) from (${referredInvoices}) i) as revenue)
  select users::int, recent::int, pro::int, week::int,
    ${percent('pro', 'users')} as "conversionRate", ${percent('recent_pro', 'recent')} as "conversionTrend",
    case when earlier = 0 then case when recent = 0 then 0 else 100 end
      else round(100.0 * (recent - earlier) / earlier, 1) end::float8 as growth,
    ${percent('lost', '(lost + running)')} as churn,
    mrr::float8 / 100 as mrr, 12 * mrr::float8 / 100 as "annualMrr",
    coalesce(round(mrr / nullif(paying, 0)), 0)::float8 / 100 as arpu,
    coalesce(months, 0)::float8 as months,
    coalesce(round(round(mrr / nullif(paying, 0)) * months), 0)::float8 / 100 as ltv,
    ${percent('revenue', 'earned')} as roi, revenue::float8 / 100 as revenue, paid::float8 / 100 as paid,
    (earned - paid)::float8 / 100 as owed
  from sums`;

const months = `with ${people}
  select (select count(*)::int from person
    where date_trunc('month', ${paris('created_at')}) = date_trunc('month', ${today}) - back * interval '1 month') as count
  from generate_series(5, 0, -1) as back`;

const affiliates = `
  select a.slug,
    (select count(*)::int from affiliate_click k where k.affiliate_id = a.id) as clicks,
    (select count(*)::int from affiliate_registration r where r.affiliate_id = a.id) as registrations,
    (select count(*)::int from attribution t where t.affiliate_id = a.id) as conversions,
    (select coalesce(sum(kept), 0)::float8 / 100 from (${referredSales}) s where s.affiliate_id = a.id) as earnings,
    (select coalesce(sum(cents), 0)::float8 / 100 from (${referredInvoices}) i where i.affiliate_id = a.id) as revenue,
    (select count(*)::int from subscription s join attribution t on t.customer_id = s.customer_id
      where t.affiliate_id = a.id and s.entitlement = 'bio') as "bioCount",
    (select coalesce(sum(cents), 0)::float8 / 100 from (${referredInvoices}) i where i.affiliate_id = a.id and entitlement = 'bio')
      as "bioRevenue"
  from affiliate a`;

/** The week to today: what happened on each day, and what stood at its end. */
const week = `with ${people},
  day as (select date::date, least($1::timestamptz, (date + interval '1 day') at time zone 'Europe/Paris') as ends
    from generate_series((${today} - 6)::timestamp, ${today}::timestamp, interval '1 day') as date)
  select date::text,
    (select count(*)::int from person where ${paris('created_at')} = date) as "newUsers",
    (select count(*)::int from person where ${paris('pro_since')} = date) as "newPro",
    (select count(*)::int from person where created_at <= ends) as users,
    (select count(distinct p.id)::int from person p join term t on t.account_id = p.id and t.entitlement = 'pro'
      where p.created_at <= ends and t.created_at <= ends and t.until > ends) as pro,
    (select round(coalesce(sum(${monthlyCents}), 0))::float8 / 100 from term where created_at <= ends and until > ends) as mrr,
    (select count(*)::int from site_event where ${paris('at')} = date and type = 'page_view') as views,
    (select count(*)::int from site_event where ${paris('at')} = date and type = 'button_click') as clicks,
    (select count(distinct session_id)::int from site_event where ${paris('at')} = date) as sessions,
    (select ${percent(`count(*) filter (where ${paris('pro_since')} = date)`, 'count(*)')} from person
      where ${paris('created_at')} = date) as conversion,
    (select count(distinct session_id)::int from site_event where ${paris('at')} = date and type = 'page_view' and page_path = '/')
      as landings
  from day order by date desc`;

const mrrBefore = `with ${people}
  select round(coalesce(sum(${monthlyCents}), 0))::float8 / 100 as mrr from term
  where ${paris('created_at')} <= ${today} - 89 and ${paris('until')} > ${today} - 89`;

const pages = `select page_path as path, count(*)::int as views from site_event
  where type = 'page_view' and ${paris('at')} > ${today} - 7 group by 1 order by 2 desc, 1 limit 10`;

type Figures<Name extends string> = Record<Name, number>;
type Overview = Figures<
  | (
      | 'users'
      | 'recent'
      | 'pro'
      | 'week'
      | 'conversionRate'
      | 'conversionTrend'
      | 'growth'
      | 'churn'
      | 'mrr'
      | 'annualMrr'
    )
  | ('arpu' | 'months' | 'ltv' | 'roi' | 'revenue' | 'paid' | 'owed')
>;
type Affiliate = { slug: string } & Figures<
  'clicks' | 'registrations' | 'conversions' | 'earnings' | 'revenue' | 'bioCount' | 'bioRevenue'
>;
type Day = { date: string } & Figures<
  'newUsers' | 'newPro' | 'users' | 'pro' | 'mrr' | 'views' | 'clicks' | 'sessions' | 'conversion' | 'landings'
>;

export interface RecountedOperator {
  overview: Overview;
  /** Sign-ups of the last six months, oldest first. */
  months: number[];
  /** MRR at the end of the first of the last ninety days. */
  mrrBefore: number;
  affiliates: Affiliate[];
  /** Newest first. */
  week: Day[];
  pages: { path: string; views: number }[];
}

export async function recountOperator(ask: AskRows, now: Date): Promise<RecountedOperator> {
  const at = [now.toISOString()];
  const [sums] = await ask<Overview>(overview, at);
  const [before] = await ask<{ mrr: number }>(mrrBefore, at);
  if (!sums || !before) throw new Error('no figures');
  return {
    overview: sums,
    months: (await ask<{ count: number }>(months, at)).map(({ count }) => count),
    mrrBefore: before.mrr,
    affiliates: await ask(affiliates),
    week: await ask(week, at),
    pages: await ask(pages, at),
  };
}
