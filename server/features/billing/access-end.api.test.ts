import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { providerStatuses } from '#contract/billing.ts';
import { makeApp } from '../../testing/make-app.ts';
import { accessEnd } from './access-end.ts';
import { accessUntil, type Term } from './rules.ts';

const test = makeApp();
const at = (day: number) => new Date(Date.UTC(2026, 10, day));

const terms: Term[] = providerStatuses.flatMap((status) =>
  [null, at(20)].flatMap((cancelAt) =>
    [true, false].flatMap((cancelAtPeriodEnd) =>
      [null, at(3)].map((pastDueSince) => ({
        status,
        cancelAt,
        cancelAtPeriodEnd,
        pastDueSince,
        currentPeriodEnd: at(25),
      })),
    ),
  ),
);

async function endInDatabase({ status, cancelAt, cancelAtPeriodEnd, pastDueSince, currentPeriodEnd }: Term) {
  const instant = (date: Date | null) => sql`${date?.toISOString() ?? null}::timestamptz`;
  const answer = (await test.deps.db.execute(sql`
    select ${accessEnd} as ends from (select ${status}::text as status, ${instant(cancelAt)} as cancel_at,
      ${cancelAtPeriodEnd}::boolean as cancel_at_period_end, ${instant(pastDueSince)} as past_due_since,
      ${instant(currentPeriodEnd)} as current_period_end, ${instant(at(2))} as ended_at) s`)) as unknown as {
    rows: { ends: string | null }[];
  };
  const ends = answer.rows[0]?.ends ?? null;
  return ends === null ? null : new Date(ends);
}

describe('the end of a subscription’s access in the database', () => {
  it('is what the rules say, for every status and cancellation', async () => {
    for (const term of terms) {
      const until = accessUntil(term);
      if (until) expect([term, await endInDatabase(term)]).toEqual([term, until]);
    }
  });

  it('is past for subscriptions that give no access any more, and absent for those that never did', async () => {
    const ends = new Map<string, Date | null>();
    for (const term of terms.filter((one) => accessUntil(one) === null && one.pastDueSince))
      ends.set(term.status, await endInDatabase(term));
    expect(ends.get('canceled')).toEqual(at(2));
    expect(ends.get('unpaid')).toEqual(at(3));
    expect([ends.get('incomplete'), ends.get('incomplete_expired')]).toEqual([null, null]);
  });
});
