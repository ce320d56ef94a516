-- The money invariants: rules about money and access that hold at any time. Each select names a rule and lists the rows that
-- break it. $1: now. $2: the price list. $3: the provider's charges, [{id, amountCents, refundedCents, feeCents}]. $4: whether
-- a Sync ran just before; some rules hold only then, since webhooks may still be on their way otherwise. A rule that starts
-- from another table than the present ones: add the table to drivingTables in server/testing/invariants.ts.

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
select 'a subscription runs in a period that was not paid', s.id
from subscription s
where s.status = 'active' and s.paused_until is null
  -- An invoice is a draft for an hour before it is charged.
  and s.current_period_start < $1::timestamptz - interval '1 day'
  and not exists (select 1 from invoice i where i.subscription_id = s.id and i.status = 'paid' and i.amount_paid_cents > 0
    and i.created_at >= s.current_period_start - interval '1 day')
  -- Add-ons pause along with Pro.
  and not exists (select 1 from pause p join customer c on c.account_id = p.account_id
    where c.id = s.customer_id and (p.subscription_id = s.id or s.entitlement <> 'pro')
    and p.paused_until >= s.current_period_start - interval '1 day')

union all
select 'an invoice differs from its charge at the provider', i.id
from invoice i
  left join jsonb_to_recordset($3::jsonb) as charge (id text, "amountCents" int, "refundedCents" int, "feeCents" int)
  on charge.id = i.charge_id
where i.charge_id is not null and i.status = 'paid'
  and (charge."amountCents" is distinct from i.amount_paid_cents or i.fee_cents <> charge."feeCents"
    or ($4::boolean and charge."refundedCents" <> i.amount_refunded_cents))

union all
select 'a charge at the provider has no invoice here', charge.id
from jsonb_to_recordset($3::jsonb) as charge (id text)
where $4::boolean and not exists (select 1 from invoice i where i.charge_id = charge.id)

union all
select 'an invoice is paid beyond its total', i.id from invoice i where i.amount_paid_cents > i.total_cents

union all
select 'a paid invoice has no date or was not paid in full', i.id from invoice i
where i.status = 'paid' and (i.paid_at is null or i.amount_paid_cents <> i.total_cents)

union all
select 'refunds do not add up to the refunded amount of the invoice', i.id
from invoice i
where i.amount_refunded_cents <> coalesce((
  select sum(r.amount_cents) from refund r where r.invoice_id = i.id and r.status in ('succeeded', 'pending')), 0)

union all
select 'more was refunded than paid', i.id from invoice i
where i.amount_paid_cents < coalesce((
  select sum(r.amount_cents) from refund r where r.invoice_id = i.id and r.status in ('succeeded', 'pending')), 0)

union all
select 'a period of a subscription was charged twice', again.id
from invoice i join invoice again on again.subscription_id = i.subscription_id
  -- The shortest month has 28 days.
  and (again.created_at, again.id) > (i.created_at, i.id) and again.created_at < i.created_at + interval '27 days'
where i.status = 'paid' and i.amount_paid_cents > 0 and again.status = 'paid' and again.amount_paid_cents > 0

union all
select 'somebody paid twice for the same entitlement', later.id
from subscription s join customer c on c.id = s.customer_id
  join customer buyer on buyer.id = c.id or buyer.account_id = c.account_id
    or buyer.email = c.email and exists (
      select from customer_card one join customer_card other on other.card_hash = one.card_hash
      where one.customer_id = c.id and other.customer_id = buyer.id)
  join subscription later on later.customer_id = buyer.id and later.entitlement = s.entitlement
    and (later.created_at, later.id) > (s.created_at, s.id) and later.created_at < coalesce(s.ended_at, 'infinity')
  join invoice i on i.subscription_id = later.id
where $4::boolean and i.status = 'paid' and i.amount_refunded_cents < i.amount_paid_cents
  and not exists (select 1 from refund r where r.invoice_id = i.id and r.status = 'failed')
  and not exists (select 1 from billing_notice n
    where n.notice in ('superseded', 'charged_back') and split_part(n.about, ':', 1) in (s.id, later.id))

union all
select 'a subscription that was marked to end runs, or was paid since and not refunded', s.id
from billing_notice n join subscription s on s.id = split_part(n.about, ':', 1)
where $4::boolean and n.notice in ('superseded', 'charged_back') and (s.status in ('active', 'trialing', 'past_due', 'unpaid')
  or exists (select 1 from invoice i where i.subscription_id = s.id and i.status = 'paid'
    and i.created_at >= split_part(n.about, ':', 2)::timestamp at time zone 'UTC' and i.amount_refunded_cents < i.amount_paid_cents
    and not exists (select 1 from refund r where r.invoice_id = i.id and r.status = 'failed')
    and not exists (select 1 from dispute d where d.invoice_id = i.id)))

union all
select 'a subscription runs though its last payment was lost to a dispute', s.id
from subscription s
where $4::boolean and s.status in ('active', 'trialing', 'past_due') and exists (
  select 1 from dispute d join invoice i on i.id = d.invoice_id
  where i.subscription_id = s.id and d.status = 'lost' and not exists (
    select 1 from invoice later where later.subscription_id = s.id and later.created_at > i.created_at
      and later.status = 'paid' and later.amount_paid_cents > 0))

union all
select 'a customer with an account still has an address stored', c.id
from customer c where c.account_id is not null and c.email is not null

union all
select 'a complete checkout has no customer', k.id::text from checkout_intent k
where k.status in ('complete', 'refunded') and (k.customer_id is null or k.subscription_id is null)

union all
select 'a purchase marked as refunded was not refunded', k.id::text
from checkout_intent k join invoice i on i.subscription_id = k.subscription_id
where $4::boolean and k.status in ('refunded', 'account_deleted') and i.status = 'paid'
  and i.amount_refunded_cents < i.amount_paid_cents
  and not exists (select 1 from refund r where r.invoice_id = i.id and r.status = 'failed')
  -- The provider refunds no disputed payment.
  and not exists (select 1 from dispute d where d.invoice_id = i.id)

union all
select 'a subscription of a deleted account runs', s.id
from subscription s join customer c on c.id = s.customer_id
where $4::boolean and c.attached_at is not null and c.account_id is null and s.status in ('active', 'trialing', 'past_due')

union all
select 'a stored request waits though the provider answers', waiting.id::text
from (select id from cancellation_request where status = 'stored' and subscription_id is not null
  union all select id from withdrawal where status = 'stored') waiting
where $4::boolean

union all
select 'a withdrawal marked as done was not refunded', w.id::text
from withdrawal w join invoice i on i.subscription_id = any(w.addon_ids || w.subscription_id)
  join subscription s on s.id = i.subscription_id
where w.status = 'done'
  -- An add-on that is older than the days of withdrawal ends without a refund.
  and (s.id = w.subscription_id or s.created_at >= w.requested_at - interval '14 days') and i.status = 'paid' and i.amount_refunded_cents < i.amount_paid_cents
  -- The bank decides while a payment is disputed.
  and not exists (select 1 from dispute d where d.invoice_id = i.id
    and d.status not in ('won', 'prevented') and d.status not like 'warning_%')
  and not exists (select 1 from owed_refund o where o.invoice_id = i.id)

union all
select 'an add-on that a withdrawal from Pro ended was not refunded', i.id
from withdrawal w
  join subscription pro on pro.id = w.subscription_id and pro.entitlement = 'pro'
    and coalesce(pro.ended_at, 'infinity') >= date_trunc('second', w.requested_at)
  join customer c on c.id = pro.customer_id
  join customer payer on payer.id = c.id or payer.account_id = c.account_id
  join subscription s on s.customer_id = payer.id and s.entitlement <> 'pro'
    -- The provider tells whole seconds only.
    and coalesce(s.ended_at, 'infinity') >= date_trunc('second', w.requested_at)
  left join checkout_intent k on k.subscription_id = s.id
  join invoice i on i.subscription_id = s.id
where $4::boolean and coalesce(k.created_at, s.created_at) <= w.requested_at
  and s.created_at >= w.requested_at - interval '14 days'
  and i.status = 'paid' and i.amount_refunded_cents < i.amount_paid_cents
  and not exists (select 1 from refund r where r.invoice_id = i.id and r.status = 'failed')
  -- The provider refunds no disputed payment.
  and not exists (select 1 from dispute d where d.invoice_id = i.id)

union all
select 'a refund that failed is known to nobody', i.id
from invoice i join refund r on r.invoice_id = i.id and r.status in ('failed', 'canceled')
where i.status = 'paid' and i.amount_refunded_cents < i.amount_paid_cents
  and r.amount_cents > (select coalesce(sum(later.amount_cents), 0) from refund later
    where later.invoice_id = i.id and later.status not in ('failed', 'canceled') and later.created_at > r.created_at)
  -- The bank decides while a payment is disputed.
  and not exists (select 1 from dispute d where d.invoice_id = i.id
    and d.status not in ('won', 'prevented') and d.status not like 'warning_%')
  and not exists (select 1 from owed_refund o where o.invoice_id = i.id)

union all
select 'more counts as owed than is left', i.id
from invoice i join owed_refund o on o.invoice_id = i.id
where o.settled_at is null and o.amount_cents > i.amount_paid_cents - i.amount_refunded_cents

union all
select 'a cancellation marked as done still renews', q.id::text
from cancellation_request q join subscription s on s.id = q.subscription_id
where q.status = 'done' and s.status in ('active', 'trialing', 'past_due')
  and not s.cancel_at_period_end and s.cancel_at is null and s.synced_at > q.done_at

union all
select 'a renewal after the agreed end of a contract was not refunded', i.id
from cancellation_request q join invoice i on i.subscription_id = q.subscription_id
where $4::boolean and q.status <> 'taken_back' and i.billing_reason = 'subscription_cycle'
  -- The provider tells whole seconds only.
  and i.created_at >= date_trunc('second', q.ends_at)
  and i.status = 'paid' and i.amount_refunded_cents < i.amount_paid_cents
  and not exists (select 1 from refund r where r.invoice_id = i.id and r.status = 'failed')
  -- The provider refunds no disputed payment.
  and not exists (select 1 from dispute d where d.invoice_id = i.id)

union all
select 'an add-on that was paid after Pro was cancelled was not refunded', i.id
from cancellation_request q
  join subscription pro on pro.id = q.subscription_id and pro.entitlement = 'pro'
  join customer c on c.id = pro.customer_id
  join customer payer on payer.account_id = c.account_id
  join subscription s on s.customer_id = payer.id and s.entitlement <> 'pro'
    -- The provider tells whole seconds only.
    and s.created_at > q.requested_at
  join invoice i on i.subscription_id = s.id and i.billing_reason = 'subscription_create'
where $4::boolean and q.status <> 'taken_back'
  and i.status = 'paid' and i.amount_refunded_cents < i.amount_paid_cents
  and not exists (select 1 from refund r where r.invoice_id = i.id and r.status = 'failed')
  -- The provider refunds no disputed payment.
  and not exists (select 1 from dispute d where d.invoice_id = i.id)
  -- It was sold on another Pro.
  and not exists (select 1 from subscription other join customer owner on owner.id = other.customer_id
    where owner.account_id = c.account_id and other.id <> pro.id and other.entitlement = 'pro'
      and other.created_at <= s.created_at and coalesce(other.ended_at, 'infinity') > s.created_at)
  and not exists (select 1 from entitlement_grant g where g.account_id = c.account_id and g.entitlement = 'pro')
  and not exists (select 1 from cancellation_request g
    where g.account_id = c.account_id and g.subscription_id is null and g.requested_at >= s.created_at)

union all
select 'a payment that a pause was to skip was not refunded', i.id
from subscription s join pause p on p.subscription_id = s.id join invoice i on i.subscription_id = s.id
where $4::boolean and s.plan = 'monthly' and p.status = 'done' and i.billing_reason = 'subscription_cycle'
  and i.paid_at > p.requested_at and i.created_at < p.paused_until - interval '1 day'
  and i.status = 'paid' and i.amount_refunded_cents < i.amount_paid_cents
  and not exists (select 1 from refund r where r.invoice_id = i.id and r.status = 'failed')
  -- The provider refunds no disputed payment.
  and not exists (select 1 from dispute d where d.invoice_id = i.id)

union all
select 'a cancelled subscription runs in a period after its agreed end', s.id
from cancellation_request q join subscription s on s.id = q.subscription_id
where $4::boolean and q.status <> 'taken_back' and s.status in ('active', 'trialing', 'past_due')
  and s.current_period_start >= date_trunc('second', q.ends_at) and s.current_period_start > s.created_at

union all
select 'an amount differs from the price list', s.id from subscription s
where not exists (
  select 1 from jsonb_to_recordset($2::jsonb) as listed (entitlement text, plan text, "amountCents" int)
  where listed.entitlement = s.entitlement and listed.plan is not distinct from s.plan
    and listed."amountCents" = s.amount_cents)

union all
select 'a commission is not its rate of the net revenue', e.idempotency_key
from ledger_entry e join invoice i on e.idempotency_key = 'commission:' || i.id
where e.amount_cents is distinct from round((e.basis ->> 'rate')::numeric
  * (i.total_excluding_tax_cents::numeric * i.amount_paid_cents / i.total_cents - i.fee_cents))

union all
select 'a commission went to another affiliate than the attributed one', e.idempotency_key
from ledger_entry e join attribution a on a.customer_id = e.basis ->> 'customerId'
where e.type = 'commission' and e.affiliate_id <> a.affiliate_id

union all
select 'reversals of a commission are not its refunded share', e.idempotency_key
from ledger_entry e join invoice i on e.idempotency_key = 'commission:' || i.id
  -- What was promised back is paid by hand where a refund fails or a dispute is won.
  cross join lateral (select exists (select 1 from withdrawal w join subscription s on s.id = i.subscription_id
      where s.id = w.subscription_id or s.id = any(w.addon_ids) and s.created_at >= w.requested_at - interval '14 days')
    or exists (select 1 from checkout_intent k
      where k.subscription_id = i.subscription_id and k.status in ('refunded', 'account_deleted'))
    or exists (select 1 from billing_notice n where n.about = i.id and n.notice in ('charged_after_end', 'charged_in_pause'))
    as is_promised) promise
  cross join lateral (select coalesce(sum(claim.amount_cents), 0) as cents from (
    select amount_cents from refund
      where invoice_id = i.id and (status in ('succeeded', 'pending') or is_promised and status in ('failed', 'canceled'))
    union all select amount_cents from dispute
      where invoice_id = i.id and (is_promised or status not in ('won', 'prevented')) and status not like 'warning_%'
    union all select (basis ->> 'claimedCents')::int from ledger_entry
      where parent_id = e.id and basis ->> 'claim' like 'settled:%') claim) claimed
  cross join lateral (select coalesce(sum(amount_cents), 0) as cents,
    coalesce(bool_or(basis ->> 'claim' like 'own_purchase:%'), false) as is_own
    from ledger_entry where parent_id = e.id) taken
where taken.cents <> - case when taken.is_own then e.amount_cents
  else round(e.amount_cents::numeric * least(claimed.cents, i.amount_paid_cents) / i.amount_paid_cents) end

union all
select 'a payout and its entries do not add up', p.id::text
from payout p
  cross join lateral (select coalesce(sum(amount_cents), 0) as cents from ledger_entry
    where type in ('payout', 'payout_reversal') and basis ->> 'payoutId' = p.id::text) entries
where entries.cents <> case when p.status in ('approved', 'submitted', 'paid') then -p.amount_cents else 0 end
