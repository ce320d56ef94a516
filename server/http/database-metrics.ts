import { sql } from 'drizzle-orm';
import { Gauge, type Registry } from 'prom-client';
import type { Database } from '../db/open.ts';
import { withDeadline } from '../deadline.ts';

/** A scrape waits no longer than this for the database: the other figures matter most while it does not answer. */
const deadlineMs = 2000;
/** A job waits a second for its worker; a retry, longer, has a later start of its own. */
const overdueAfterSeconds = 60;

interface Counts {
  overdue: number;
  dead: number;
  owedRefunds: number;
}

/** Reports at each scrape whether the database answers, which jobs nobody does, and which refunds wait; the latter are absent while it does not. */
export function watchDatabase(registry: Registry, db: Database): void {
  let counting: Promise<Counts | null> | null = null;
  // The gauges of a scrape share one statement.
  const count = () => {
    counting ??= countWaiting(db)
      .catch(() => null)
      .finally(() => {
        counting = null;
      });
    return counting;
  };
  const report = (name: string, help: string, figureOf: (counts: Counts | null) => number | null) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        const figure = figureOf(await count());
        if (figure === null) this.remove();
        else this.set(figure);
      },
    });
  report('database_up', 'Whether the database answered this scrape.', (counts) => (counts ? 1 : 0));
  report(
    'jobs_overdue',
    `Jobs that could have begun more than ${overdueAfterSeconds} seconds ago.`,
    (counts) => counts?.overdue ?? null,
  );
  report('jobs_dead', 'Jobs that failed six times.', (counts) => counts?.dead ?? null);
  report(
    'refunds_owed',
    'Refunds that the payment provider did not make and that the operator has not settled.',
    (counts) => counts?.owedRefunds ?? null,
  );
}

async function countWaiting(db: Database): Promise<Counts> {
  const counting = db.execute(sql`
    select
      count(*) filter (where name <> 'dead-letters' and start_after < now() - ${overdueAfterSeconds}::int * interval '1 second')::int
        as overdue,
      count(*) filter (where name = 'dead-letters')::int as dead,
      (select count(*)::int from owed_refund where settled_at is null) as "owedRefunds"
    from jobs.job where state < 'active'`);
  const { rows } = (await withDeadline(counting, deadlineMs)) as unknown as { rows: Counts[] };
  return rows[0] ?? { overdue: 0, dead: 0, owedRefunds: 0 };
}
