import { and, eq, gte, type SQL, sql } from 'drizzle-orm';
import { type AffiliateDay, affiliateHistoryDays } from '#contract/affiliate-payments.ts';
import { affiliateTerms } from '#contract/plans.ts';
import { affiliateClick, attribution, ledgerEntry } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { periodAt } from '../usage/rules.ts';
import { ownAffiliateId } from './earnings.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** The last 90 days in Paris, today included, oldest first; days without anything are there with zeros. */
export async function historyOf({ db, clock }: Deps, accountId: string): Promise<AffiliateDay[]> {
  const affiliateId = await ownAffiliateId(db, accountId);
  const dates = lastDates(clock.now());
  const since = new Date(new Date(`${dates[0]}T00:00:00Z`).getTime() - dayMs);
  const countByDay = (day: SQL<string>) => ({ day, value: sql<number>`count(*)::int` });

  const clickDay = parisDay(sql`${affiliateClick.clickedAt}`);
  const clicks = await db
    .select(countByDay(clickDay))
    .from(affiliateClick)
    .where(and(eq(affiliateClick.affiliateId, affiliateId), gte(affiliateClick.clickedAt, since)))
    .groupBy(clickDay);
  const conversionDay = parisDay(sql`${attribution.createdAt}`);
  const conversions = await db
    .select(countByDay(conversionDay))
    .from(attribution)
    .where(and(eq(attribution.affiliateId, affiliateId), gte(attribution.createdAt, since)))
    .groupBy(conversionDay);
  // A reversal becomes available with its commission, so both count for the day of the payment.
  const paymentDay = parisDay(sql`${ledgerEntry.availableAt} - interval '${sql.raw(retention)}'`);
  const earnings = await db
    .select({ day: paymentDay, value: sql<number>`sum(${ledgerEntry.amountCents})::int` })
    .from(ledgerEntry)
    .where(
      and(
        eq(ledgerEntry.affiliateId, affiliateId),
        gte(ledgerEntry.availableAt, since),
        sql`${ledgerEntry.type} not in ('payout', 'payout_reversal')`,
      ),
    )
    .groupBy(paymentDay);
  const [clicksOn, conversionsOn, earningsOn] = [byDay(clicks), byDay(conversions), byDay(earnings)];
  return dates.map((date) => ({
    date,
    clicks: clicksOn(date),
    conversions: conversionsOn(date),
    earningsCents: earningsOn(date),
  }));
}

/** In hours: a day of 25 hours must not move a payment to its neighbour. */
const retention = `${affiliateTerms.retentionDays * 24} hours`;

function parisDay(instant: SQL): SQL<string> {
  return sql<string>`to_char((${instant}) at time zone 'Europe/Paris', 'YYYY-MM-DD')`;
}

function lastDates(now: Date): string[] {
  const today = new Date(`${periodAt('day', now).start}T12:00:00Z`).getTime();
  return Array.from({ length: affiliateHistoryDays }, (_, index) =>
    new Date(today - (affiliateHistoryDays - 1 - index) * dayMs).toISOString().slice(0, 10),
  );
}

function byDay(rows: { day: string; value: number }[]): (date: string) => number {
  const values = new Map(rows.map(({ day, value }) => [day, value]));
  return (date) => values.get(date) ?? 0;
}
