import { getTableName, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/open.ts';
import { impersonalTables } from '../features/privacy/personal-data.ts';
import { jobSchedules } from '../jobs/catalogue.ts';
import { savedTables } from './file-format.ts';

// Which tables a restore would empty of data of people or money. Counters and the jobs of schedules do not count: a server that nobody
// has used fills them by itself.

export async function listFilledTables(db: Database): Promise<string[]> {
  const counters = impersonalTables.map(([table]) => `public.${getTableName(table)}`);
  const filled: string[] = [];
  for (const table of savedTables()) {
    if (counters.includes(table)) continue;
    const { rows } = (await db.execute(
      sql`select 1 from ${sql.raw(table)}${table === 'jobs.job' ? notScheduled() : sql``} limit 1`,
    )) as unknown as { rows: unknown[] };
    if (rows.length > 0) filled.push(table.replace('public.', ''));
  }
  return filled;
}

function notScheduled(): SQL {
  const names = sql.join(
    Object.keys(jobSchedules).map((name) => sql`${name}`),
    sql`, `,
  );
  return sql` where name not in (${names}) and not starts_with(name, '__pgboss__')`;
}
