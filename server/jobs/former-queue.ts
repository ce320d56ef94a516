import type { OpenDatabase } from '../db/open.ts';

// The queue of pg-boss 10, in the schema `pgboss`, which pg-boss 12 cannot migrate. While servers are replaced one by one, processes of
// the version before go on with it; each process that starts takes over what waits there.

type Sql = Pick<OpenDatabase, 'executeSql'>;

async function exists({ executeSql }: Sql): Promise<boolean> {
  const { rows } = await executeSql(`select to_regclass('pgboss.archive') as found`);
  return Boolean(rows[0]?.found);
}

/** Jobs keep their ids and have all their attempts again. A job whose queue is gone is dropped; one of a live worker is left to it. */
const takeOver = (alsoOfLiveWorkers: boolean) => `
  with taken as (
    delete from pgboss.job
    where state < 'active' or state = 'active' and (${alsoOfLiveWorkers} or started_on + expire_in < now())
    returning *)
  insert into jobs.job
    (id, name, data, start_after, created_on, keep_until, retry_limit, retry_delay, retry_backoff, expire_seconds, deletion_seconds,
      dead_letter, policy)
  select taken.id, taken.name, taken.data, taken.start_after, taken.created_on, taken.keep_until, taken.retry_limit, taken.retry_delay,
    taken.retry_backoff, extract(epoch from taken.expire_in)::int, queue.deletion_seconds, taken.dead_letter, queue.policy
  from taken join jobs.queue on queue.name = taken.name
  on conflict do nothing`;

/** Takes over what waits, and forgets what is done. */
export async function takeOverFormerJobs(database: Sql): Promise<void> {
  if (!(await exists(database))) return;
  await database.executeSql(
    `${takeOver(false)}; delete from pgboss.job where state > 'active'; delete from pgboss.archive`,
  );
}

/** For when no process of the version before is left. */
export async function dropFormerQueue(database: Sql): Promise<void> {
  if (!(await exists(database))) return;
  await database.executeSql(`${takeOver(true)}; drop schema pgboss cascade`);
}
