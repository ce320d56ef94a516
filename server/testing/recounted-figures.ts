import type { OpenDatabase } from '../db/open.ts';

// The operator's figures once more, from the raw rows as they are now and by other SQL than the job's, for tests that compare the
// two. Days are those of PostgreSQL's own time zone data, and who is Pro is written out from the rules of features/billing/README.md.

const inForce = (now: string) => `coalesce(
  s.status in ('active', 'trialing') and s.cancel_at is null and not s.cancel_at_period_end
    and s.current_period_end + interval '168 hours' > ${now}
  or s.status in ('active', 'trialing') and s.cancel_at > ${now}
  or s.status in ('active', 'trialing') and s.cancel_at is null and s.cancel_at_period_end and s.current_period_end > ${now}
  or s.status = 'past_due' and coalesce(s.past_due_since, s.current_period_end) + interval '168 hours' > ${now}, false)`;
/** When a subscription that is not in force was lost. */
const lostAt = `case when s.status = 'canceled' then s.ended_at
  when s.status = 'past_due' then s.past_due_since + interval '168 hours'
  else coalesce(s.cancel_at, case when s.cancel_at_period_end then s.current_period_end else s.current_period_end + interval '168 hours' end) end`;
const paris = (column: string) => `(${column} at time zone 'Europe/Paris')::date`;
const today = paris('$1::timestamptz');
const everBegun = `s.status not in ('incomplete', 'incomplete_expired')`;

const dayQuery = `select ${today}::text as date,
  (select count(*)::int from account where ${paris('created_at')} = ${today}) as "newUsers",
  (select count(*)::int from account) as "totalUsers",
  (select count(*)::int from account a where ${isPro('a')}) as "totalProUsers",
  (select count(*)::int from account a where ${paris(becamePro('a'))} = ${today}) as "newProUsers",
  (select case when count(*) = 0 then 0 else round(100.0 * count(*) filter (where ${paris(becamePro('a'))} = ${today}) / count(*), 1) end::float8
    from account a where ${paris('a.created_at')} = ${today}) as "conversionRate",
  (select round(coalesce(sum(case when s.plan = 'annual' then s.amount_cents / 12.0 else s.amount_cents end), 0)) / 100
    from subscription s where ${inForce('$1::timestamptz')} and not coalesce(s.paused_until > $1::timestamptz, false))::float8 as mrr`;

function isPro(a: string): string {
  return `(exists (select from entitlement_grant g where g.account_id = ${a}.id and g.entitlement = 'pro')
    or exists (select from subscription s, customer c where c.id = s.customer_id and c.account_id = ${a}.id
      and s.entitlement = 'pro' and ${inForce('$1::timestamptz')}))`;
}

function becamePro(a: string): string {
  return `(select case when count(*) > 0 then greatest(min(at), ${a}.created_at) end from (
    select granted_at as at from entitlement_grant where account_id = ${a}.id and entitlement = 'pro'
    union select s.created_at from subscription s, customer c where c.id = s.customer_id and c.account_id = ${a}.id
      and s.entitlement = 'pro' and ${everBegun}) begun)`;
}

const overviewQuery = `select
  (select count(*)::int from account a where ${isPro('a')} and ${paris('a.created_at')} > ${today} - 30) as "recentPro",
  (select count(*)::int from account a where ${paris('a.created_at')} > ${today} - 30) as recent,
  (select count(distinct coalesce(c.account_id::text, c.id))::int from subscription s join customer c on c.id = s.customer_id
    where ${inForce('$1::timestamptz')} and not coalesce(s.paused_until > $1::timestamptz, false)) as paying,
  (select count(*)::int from subscription s where s.entitlement = 'pro' and ${inForce('$1::timestamptz')}) as running,
  (select count(*)::int from subscription s where s.entitlement = 'pro' and ${everBegun}
    and not ${inForce('$1::timestamptz')} and ${paris(lostAt)} > ${today} - 30) as lost,
  (select round(avg(extract(epoch from case when ${inForce('$1::timestamptz')} then $1::timestamptz else ${lostAt} end - s.created_at)
    / 86400 / (365.25 / 12)), 1)::float8 from subscription s where s.entitlement = 'pro' and ${everBegun}) as months`;

const affiliateQuery = `select a.id,
  (select count(*)::int from affiliate_click k where k.affiliate_id = a.id) as clicks,
  (select count(*)::int from affiliate_registration r where r.affiliate_id = a.id) as registrations,
  (select count(*)::int from attribution t where t.affiliate_id = a.id) as conversions,
  (select coalesce(sum(amount_cents), 0)::float8 / 100 from ledger_entry e where e.affiliate_id = a.id
    and e.type in ('commission', 'reversal', 'reinstatement', 'adjustment')) as earnings,
  (select count(*)::int from subscription s join attribution t using (customer_id)
    where t.affiliate_id = a.id and s.entitlement = 'bio' and ${everBegun}) as "bioAddonCount",
  (select count(*)::int from subscription s join attribution t using (customer_id)
    where t.affiliate_id = a.id and s.entitlement = 'photo' and ${everBegun}) as "photoAddonCount",
  (select coalesce(sum(${income()}), 0)::float8 / 100 from invoice i join attribution t using (customer_id)
    where t.affiliate_id = a.id and i.status = 'paid' and i.total_cents > 0) as revenue,
  (select coalesce(sum(${income()}), 0)::float8 / 100 from invoice i join attribution t using (customer_id)
    join subscription s on s.id = i.subscription_id
    where t.affiliate_id = a.id and i.status = 'paid' and s.entitlement = 'bio') as "bioAddonRevenue",
  (select coalesce(sum(${income()}), 0)::float8 / 100 from invoice i join attribution t using (customer_id)
    join subscription s on s.id = i.subscription_id
    where t.affiliate_id = a.id and i.status = 'paid' and s.entitlement = 'photo') as "photoAddonRevenue"
  from affiliate a`;

/** Of an invoice: what is left of the money, without tax and fee. */
function income(): string {
  return `round(i.total_excluding_tax_cents::numeric * greatest(0, i.amount_paid_cents
    - (select coalesce(sum(amount_cents), 0) from refund r where r.invoice_id = i.id and r.status in ('succeeded', 'pending'))
    - (select coalesce(sum(amount_cents), 0) from dispute d where d.invoice_id = i.id and d.status in ('needs_response', 'under_review', 'lost'))
    ) / i.total_cents) - coalesce(i.fee_cents, 0)`;
}

const moneyQuery = `select
  (select coalesce(sum(amount_cents), 0)::float8 / 100 from payout where status = 'paid') as paid,
  (select coalesce(sum(amount_cents), 0)::float8 / 100 from ledger_entry where type not like 'payout%') as earned,
  (select coalesce(sum(${income()}), 0)::float8 / 100 from invoice i join attribution t using (customer_id)
    where i.status = 'paid' and i.total_cents > 0) as revenue`;

export interface RecountedDay {
  date: string;
  newUsers: number;
  newProUsers: number;
  totalUsers: number;
  totalProUsers: number;
  conversionRate: number;
  mrr: number;
}

export function recountOf({ executeSql }: OpenDatabase) {
  const all = async <Row>(query: string, values?: unknown[]) => (await executeSql(query, values)).rows as Row[];
  const one = async <Row>(query: string, values?: unknown[]) => (await all<Row>(query, values))[0] as Row;
  return {
    day: (now: Date) => one<RecountedDay>(dayQuery, [now.toISOString()]),
    overview: (now: Date) =>
      one<Record<'recentPro' | 'recent' | 'paying' | 'running' | 'lost' | 'months', number>>(overviewQuery, [
        now.toISOString(),
      ]),
    affiliates: () => all<{ id: string; revenue: number } & Record<string, number | string>>(affiliateQuery),
    money: () => one<Record<'paid' | 'earned' | 'revenue', number>>(moneyQuery),
  };
}
