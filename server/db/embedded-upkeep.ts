import type { OpenDatabase } from './open.ts';

// A PostgreSQL server has processes beside it that shorten its log of changes and clear away old versions of rows. PGlite has none: its
// files would grow with every write until the server stops.

const everyMs = 10_000;
/** Beyond so much a checkpoint lets the log begin anew: of 16 MB it takes some 50 ms. */
const maxLogBytes = 16_000_000;
/** Old versions that a table may have, and one more for every five of its rows. */
const maxOldRows = 2_000;

type Sql = OpenDatabase['executeSql'];

/** @returns Ends it. */
export function startUpkeep(sql: Sql): () => void {
  let isAtWork = false;
  const timer = setInterval(() => {
    if (isAtWork) return;
    isAtWork = true;
    // What failed, as on a full disk, is tried again next time.
    keepUp(sql)
      .catch(() => undefined)
      .finally(() => {
        isAtWork = false;
      });
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}

/** Does what is due: a checkpoint, and the table that has most old rows for its size, so that nobody waits for several. */
export async function keepUp(sql: Sql): Promise<void> {
  const log = await sql(
    'select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn) as bytes from pg_control_checkpoint()',
  );
  if (Number(log.rows[0]?.bytes) > maxLogBytes) await sql('checkpoint');
  // Counts of old rows are told a second late otherwise.
  await sql('select pg_stat_force_next_flush()');
  const { rows } = await sql(`select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables
    where n_dead_tup > ${maxOldRows} + n_live_tup / 5 order by n_dead_tup::float / (1 + n_live_tup) desc limit 1`);
  if (rows[0]) await sql(`vacuum (analyze) ${rows[0].name}`);
}
