import type { OpenDatabase } from '../../server/db/open.ts';

// Rows as years of use leave them, made inside the database. Accounts and what they cause grow with `users`, the audience with
// `events`; affiliates and their ledger have the same size in every database.

export interface Size {
  users: number;
  events: number;
}

export const affiliates = 1_000;
export const ledgerEntries = 200_000;
const days = 400;
const names =
  "(array['Léa','Hugo','Chloé','Lucas','Manon','Nathan','Camille','Enzo','Inès','Louis','Sarah','Gabriel'])";
const paths =
  "(array['/','/pricing','/auth','/dashboard','/onboarding','/affiliation','/paywall','/signup','/contact','/legal/cgu'])";
/** A number from 0 to 99 that looks random and is the same in every run. */
const dice = (seed: string) => `(abs(hashint8extended(n, ${seed})) % 100)`;

export async function fill({ executeSql }: Pick<OpenDatabase, 'executeSql'>, { users, events }: Size): Promise<void> {
  const age = (part: string) => `now() - ${part} * interval '${days} days'`;
  const day = `(at at time zone 'Europe/Paris')::date`;
  const statements = [
    `insert into account (username, first_name, email, phone_number, email_verified_at, created_at)
     select 'user-' || n, ${names}[1 + n % 12], 'user-' || n || '@exemple.fr',
       case when n % 3 = 0 then '06' || lpad((n % 100000000)::text, 8, '0') end, now(), ${age(`(1 - sqrt(n::float8 / ${users}))`)}
     from generate_series(1, ${users}::bigint) n`,
    `create temporary table numbered as select id, created_at, row_number() over (order by created_at, id) as n from account`,
    `insert into entitlement_grant (account_id, entitlement, granted_at)
     select id, 'pro', created_at + interval '1 hour' from numbered where ${dice('1')} < 1`,
    `insert into customer (id, account_id, created_at, attached_at)
     select 'cus_' || n, id, created_at, created_at from numbered where ${dice('2')} < 6`,
    `update account set stripe_customer_id = c.id from customer c where c.account_id = account.id`,
    `insert into subscription (id, customer_id, entitlement, plan, item_id, status, amount_cents, current_period_start,
       current_period_end, cancel_at_period_end, ended_at, past_due_since, created_at, synced_at)
     select 'sub_' || n, 'cus_' || n, 'pro', case when ${dice('3')} < 40 then 'annual' else 'monthly' end, 'si_' || n,
       case when ${dice('4')} < 25 then 'canceled' when ${dice('4')} < 28 then 'past_due' else 'active' end,
       case when ${dice('3')} < 40 then 2490 else 790 end, now() - interval '10 days', now() + interval '20 days',
       ${dice('5')} < 5, case when ${dice('4')} < 25 then created_at + (now() - created_at) / 2 end,
       case when ${dice('4')} between 25 and 27 then now() - interval '3 days' end, created_at, now()
     from numbered where ${dice('2')} < 6`,
    `insert into subscription (id, customer_id, entitlement, item_id, status, amount_cents, current_period_start,
       current_period_end, cancel_at_period_end, created_at, synced_at)
     select 'sub_bio_' || n, 'cus_' || n, 'bio', 'si_bio_' || n, 'active', 500, now() - interval '10 days',
       now() + interval '20 days', false, created_at, now()
     from numbered where ${dice('2')} < 6 and ${dice('6')} < 20`,
    `insert into support_request (account_id, reason, message, created_at)
     select id, 'no_results', 'Aucun match depuis deux semaines.', created_at + interval '2 days'
     from numbered where ${dice('7')} < 1`,
    `insert into contact_message (name, email, topic, message, created_at)
     select 'Léa', 'lea-' || n || '@exemple.fr', 'autre', 'Une question.', created_at from numbered where ${dice('8')} < 1`,
    ...affiliateStatements(age),
    `insert into site_event (at, type, session_id, page_path, referrer_host)
     select now() - interval '${days} days' + (n::float8 / ${events}) * interval '${days} days',
       (array['page_view','page_view','page_view','button_click','navigation','feature_usage'])[1 + n % 6],
       'session-' || n / 8, ${paths}[1 + ${dice('9')} * ${dice('10')} / 1000 % 10], null
     from generate_series(1, ${events}::bigint) n`,
    `insert into site_day (day, page_views, clicks, feature_uses, navigations, sessions, landing_sessions, counted_at)
     select ${day}, count(*) filter (where type = 'page_view'), count(*) filter (where type = 'button_click'),
       count(*) filter (where type = 'feature_usage'), count(*) filter (where type = 'navigation'),
       count(distinct session_id), count(distinct session_id) filter (where type = 'page_view' and page_path = '/'), now()
     from site_event group by 1`,
    `insert into site_page_day (day, path, views)
     select ${day}, page_path, count(*) from site_event where type = 'page_view' group by 1, 2`,
  ];
  for (const statement of statements) await executeSql(statement);
  await executeSql('vacuum analyze');
}

function affiliateStatements(age: (part: string) => string): string[] {
  return [
    `insert into account (username, first_name, email, created_at)
     select 'partner-' || n, 'Jade', 'partner-' || n || '@exemple.fr', now() - interval '399 days'
     from generate_series(1, ${affiliates}) n`,
    `insert into affiliate (account_id, slug, status, created_at)
     select id, username, case when right(username, 1) = '7' then 'pending' else 'active' end, created_at
     from account where username like 'partner-%'`,
    `create temporary table partner as select id, row_number() over (order by slug) as n from affiliate`,
    `insert into affiliate_click (affiliate_id, clicked_at)
     select p.id, ${age(`(k / 100.0)`)} from partner p, generate_series(1, 100) k`,
    `insert into customer (id, email, created_at)
     select 'cus_p' || n, 'client-' || n || '@exemple.fr', now() - interval '300 days' from generate_series(1, 20000) n`,
    `insert into attribution (customer_id, affiliate_id, checkout_intent_id, clicked_at, created_at)
     select 'cus_p' || k, p.id, gen_random_uuid(), now() - interval '301 days', now() - interval '300 days'
     from generate_series(1, 20000) k join partner p on p.n = 1 + k % ${affiliates}`,
    `insert into invoice (id, customer_id, status, total_cents, total_excluding_tax_cents, amount_paid_cents,
       amount_refunded_cents, fee_cents, currency, created_at, paid_at, synced_at)
     select 'in_' || k, 'cus_p' || (1 + k % 20000), 'paid', 790, 658, 790, 0, 37, 'eur', at.at, at.at, at.at
     from generate_series(1, ${ledgerEntries}) k, lateral (select now() - (k / 20000) * interval '30 days' as at) at`,
    `insert into ledger_entry (affiliate_id, type, amount_cents, basis, available_at, idempotency_key, created_at)
     select a.affiliate_id, 'commission', 248, '{}', i.created_at + interval '14 days', 'commission:' || i.id, i.created_at
     from invoice i join attribution a using (customer_id)`,
    `insert into payout (affiliate_id, month, status, amount_cents, requested_at)
     select p.id, month, case when month = '2026-09' then 'requested' else 'canceled' end, 3000, now()
     from partner p, unnest(array['2026-07', '2026-08', '2026-09']) month`,
    `insert into admin_action (action, details, at)
     select 'list-users', '{}', ${age(`(1 - n / 10000.0)`)} from generate_series(1, 10000) n`,
  ];
}
