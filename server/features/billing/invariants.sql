-- What must hold of money and access at any time. Each select names a rule and lists the rows that break it. $1 is
-- now, $2 the price list, $3 what the provider charged: [{id, amountCents, feeCents}].

select 'an account has two running subscriptions of one kind' as rule, c.account_id::text || ' ' || s.entitlement as row
from subscription s join customer c on c.id = s.customer_id
where s.status in ('active', 'trialing', 'past_due') and c.account_id is not null
group by c.account_id, s.entitlement having count(*) > 1

union all
select 'a running subscription has neither a paid period nor a pause', s.id
from subscription s
where s.status in ('active', 'trialing') and s.paused_until is null
  and not exists (select 1 from invoice i where i.subscription_id = s.id and i.status = 'paid' and i.amount_paid_cents > 0)

union all
select 'a subscription goes on in a period that nobody paid', s.id
from subscription s
where s.status = 'active' and s.paused_until is null
  -- An invoice is a draft for an hour before it is charged.
  and s.current_period_start < $1::timestamptz - interval '1 day'
  and not exists (select 1 from invoice i where i.subscription_id = s.id and i.status = 'paid' and i.amount_paid_cents > 0
    and i.created_at >= s.current_period_start - interval '1 day')
  and not exists (select 1 from pause p where p.subscription_id = s.id
    and p.paused_until >= s.current_period_start - interval '1 day')

union all
select 'an invoice says otherwise than the provider about its money', i.id
from invoice i left join jsonb_to_recordset($3::jsonb) as charge (id text, "amountCents" int, "feeCents" int)
  on charge.id = i.charge_id
where i.charge_id is not null and i.status = 'paid'
  and (charge."amountCents" is distinct from i.amount_paid_cents or i.fee_cents <> charge."feeCents")

union all
select 'an invoice is paid beyond its total', i.id from invoice i where i.amount_paid_cents > i.total_cents

union all
select 'a paid invoice has no date or was not paid in full', i.id from invoice i
where i.status = 'paid' and (i.paid_at is null or i.amount_paid_cents <> i.total_cents)

union all
select 'refunds do not add up to what the invoice says', i.id
from invoice i
where i.amount_refunded_cents <> coalesce((
  select sum(r.amount_cents) from refund r where r.invoice_id = i.id and r.status in ('succeeded', 'pending')), 0)

union all
select 'more is given back than was paid', i.id from invoice i
where i.amount_paid_cents < coalesce((
  select sum(r.amount_cents) from refund r where r.invoice_id = i.id and r.status in ('succeeded', 'pending')), 0)

union all
select 'a period of a subscription was charged twice', i.subscription_id || ' ' || i.created_at::text
from invoice i where i.status = 'paid' and i.amount_paid_cents > 0 and i.subscription_id is not null
group by i.subscription_id, i.created_at having count(*) > 1

union all
select 'a purchase belongs to an account and still keeps an address', c.id
from customer c where c.account_id is not null and c.email is not null

union all
select 'a complete checkout has no customer', k.id::text from checkout_intent k
where k.status in ('complete', 'refunded') and (k.customer_id is null or k.subscription_id is null)

union all
select 'a carried out withdrawal was not refunded', w.id::text
from withdrawal w join invoice i on i.subscription_id = w.subscription_id
where w.status = 'done' and i.status = 'paid' and i.amount_refunded_cents < i.amount_paid_cents
  and not exists (select 1 from refund r where r.invoice_id = i.id and r.status = 'failed')

union all
select 'a carried out cancellation still renews', q.id::text
from cancellation_request q join subscription s on s.id = q.subscription_id
where q.status = 'done' and s.status in ('active', 'trialing', 'past_due')
  and not s.cancel_at_period_end and s.cancel_at is null and s.synced_at > q.done_at

union all
select 'an amount differs from the price list', s.id from subscription s
where not exists (
  select 1 from jsonb_to_recordset($2::jsonb) as listed (entitlement text, plan text, "amountCents" int)
  where listed.entitlement = s.entitlement and listed.plan is not distinct from s.plan
    and listed."amountCents" = s.amount_cents)
