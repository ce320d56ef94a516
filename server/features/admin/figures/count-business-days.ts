import { asc, desc, lt, sql } from 'drizzle-orm';
import { maxRangeDays } from '#contract/admin-figures.ts';
import { mrrCents } from '#contract/figures.ts';
import type { Database } from '../../../db/open.ts';
import { account, businessDay } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { accessEnd } from '../../billing/access-end.ts';
import { addDays, dayAt, daysBetween, earlierOf, endOf, startOf } from './days.ts';
import { lockFigures } from './lock-figures.ts';

/** How far back a sign-up is recent, the day itself included. */
export const recentDays = 30;

/**
 * Counts today and every day before it that was not counted after its end, oldest first, each in a transaction of its own: after
 * an interruption the next call goes on. For a day that is over, history comes from what is still stored.
 */
export async function countBusinessDays(deps: Deps): Promise<void> {
  const today = dayAt(deps.clock.now());
  for (const day of daysBetween(await firstOpenDay(deps.db, today), today))
    await deps.db.transaction(async (tx) => {
      await lockFigures(tx, 'business');
      await countDay(deps, tx, day);
    });
}

async function firstOpenDay(db: Database, today: string): Promise<string> {
  const [last] = await db
    .select({ day: businessDay.day, countedAt: businessDay.countedAt })
    .from(businessDay)
    .orderBy(desc(businessDay.day))
    .limit(1);
  if (last) {
    const open = last.countedAt < endOf(last.day) ? last.day : addDays(last.day, 1);
    return earlierOf(open, today);
  }
  const [first] = await db.select({ at: account.createdAt }).from(account).orderBy(asc(account.createdAt)).limit(1);
  if (!first) return today;
  const earliest = addDays(today, -maxRangeDays);
  return dayAt(first.at) > earliest ? earlierOf(dayAt(first.at), today) : earliest;
}

async function countDay(deps: Deps, tx: Database, day: string): Promise<void> {
  const now = deps.clock.now();
  // Everything before this moment counts; a term that ends at it or later is in force.
  const before = new Date(Math.min(endOf(day).getTime(), now.getTime() + 1));
  const { monthlyCents, annualCents, ...counts } = await readDay(tx, {
    start: startOf(day),
    before,
    recentFrom: startOf(addDays(day, 1 - recentDays)),
  });
  const row = { ...counts, mrrCents: mrrCents({ monthlyCents, annualCents }), countedAt: now };
  await tx
    .insert(businessDay)
    .values({ day, ...row })
    .onConflictDoUpdate({ target: businessDay.day, set: row, setWhere: lt(businessDay.countedAt, endOf(day)) });
}

type DayCounts = Omit<typeof businessDay.$inferSelect, 'day' | 'mrrCents' | 'countedAt'> & {
  monthlyCents: number;
  annualCents: number;
};

async function readDay(tx: Database, at: { start: Date; before: Date; recentFrom: Date }): Promise<DayCounts> {
  const [start, before, recentFrom] = [at.start, at.before, at.recentFrom].map(
    (instant) => sql`${instant.toISOString()}::timestamptz`,
  );
  const answer = (await tx.execute(sql`
    with term as (
      select * from (
        select s.customer_id, c.account_id, s.entitlement, s.plan, s.amount_cents, s.created_at, s.paused_until,
          ${accessEnd} as ends_at
        from subscription s join customer c on c.id = s.customer_id where s.created_at < ${before}
      ) known where ends_at is not null
    ),
    pro_account as (
      select a.id, a.created_at, greatest(min(held.since), a.created_at) as since, bool_or(held.until >= ${before}) as is_pro
      from (
        select account_id, granted_at as since, 'infinity'::timestamptz as until
        from entitlement_grant where entitlement = 'pro' and granted_at < ${before}
        union all
        select account_id, created_at, ends_at from term where entitlement = 'pro' and account_id is not null
      ) held join account a on a.id = held.account_id
      where a.created_at < ${before}
      group by a.id
    ),
    users as (
      select (select count(*) from account where created_at < ${before})::int as "totalUsers",
        count(*) filter (where created_at >= ${start})::int as "newUsers",
        count(*)::int as "recentUsers"
      from account where created_at >= ${recentFrom} and created_at < ${before}
    ),
    pro as (
      select count(*) filter (where since >= ${start})::int as "newProUsers",
        count(*) filter (where since >= ${start} and created_at >= ${start})::int as "sameDayProUsers",
        count(*) filter (where is_pro)::int as "totalProUsers",
        count(*) filter (where is_pro and created_at >= ${recentFrom})::int as "recentProUsers"
      from pro_account
    ),
    terms as (
      select count(*)::int as "begunProSubscriptions",
        count(*) filter (where ends_at >= ${before})::int as "runningProSubscriptions",
        count(*) filter (where ends_at >= ${start} and ends_at < ${before})::int as "endedProSubscriptions",
        coalesce(sum(extract(epoch from greatest(least(ends_at, ${before}), created_at) - created_at)), 0)::float8
          as "proSubscriptionSeconds"
      from term where entitlement = 'pro'
    ),
    money as (
      select coalesce(sum(amount_cents) filter (where plan is distinct from 'annual'), 0)::float8 as "monthlyCents",
        coalesce(sum(amount_cents) filter (where plan = 'annual'), 0)::float8 as "annualCents",
        count(distinct coalesce(account_id::text, customer_id))::int as "payingCustomers"
      from term where ends_at >= ${before} and (paused_until is null or paused_until < ${before})
    )
    select * from users, pro, terms, money`)) as unknown as { rows: DayCounts[] };
  const [counted] = answer.rows;
  if (!counted) throw new Error('a day was not counted');
  return { ...counted, proSubscriptionSeconds: Math.floor(counted.proSubscriptionSeconds) };
}
