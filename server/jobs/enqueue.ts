import { sql } from 'drizzle-orm';
import { type DrizzleTransactionLike, fromDrizzle, type PgBoss } from 'pg-boss';
import type { Database } from '../db/open.ts';
import type { JobName } from './catalogue.ts';
import type { JobQueue } from './queue.ts';
import { daySeconds, retries } from './stored-queues.ts';

const within = (tx: Database) => ({ db: fromDrizzle(tx as unknown as DrizzleTransactionLike, sql) });

/** Puts jobs on pg-boss's queue; `wake` hears of each, before the transaction ends. */
export function enqueueBy(boss: PgBoss, wake: (name: JobName) => void): JobQueue {
  return {
    async enqueue(tx, name, data) {
      await boss.send(name, data, { ...retries, ...within(tx) });
      wake(name);
    },
    async enqueueIf(db, name, data, isWanted) {
      await db.transaction(async (tx) => {
        const id = await boss.send(name, data, { ...retries, ...within(tx) });
        await tx.execute(sql`delete from jobs.job where name = ${name} and id = ${id}::uuid and not ${isWanted}::bool`);
      });
      wake(name);
    },
    async enqueueReturned(db, name, storing) {
      // pg-boss takes plain inserts too; what is left out has its defaults.
      await db.execute(sql`
        with stored as (${storing})
        insert into jobs.job
          (name, data, retry_limit, retry_delay, retry_backoff, expire_seconds, deletion_seconds, keep_until, dead_letter, policy)
        select ${name}, to_jsonb(stored), ${retries.retryLimit}::int, ${retries.retryDelay}::int, ${retries.retryBackoff}::bool,
          ${retries.expireInSeconds}::int, ${daySeconds}::int, now() + ${retries.retentionSeconds}::int * interval '1 second',
          ${retries.deadLetter}, 'standard'
        from stored`);
      wake(name);
    },
    async isWaiting(tx, name, data) {
      const { rows } = (await tx.execute(sql`select 1 from jobs.job
        where name = ${name} and state < 'completed' and data = ${JSON.stringify(data)}::jsonb limit 1`)) as unknown as {
        rows: object[];
      };
      return rows.length > 0;
    },
    async forget(tx, { accountId, email }) {
      await tx.execute(sql`delete from jobs.job where data->>'accountId' = ${accountId} or data->>'email' = ${email}`);
    },
  };
}
