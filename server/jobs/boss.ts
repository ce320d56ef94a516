import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import pMap from 'p-map';
import PgBoss from 'pg-boss';
import type { Database, OpenDatabase } from '../db/open.ts';
import { withDeadline } from '../deadline.ts';
import { describeFailure } from '../log.ts';
import { type JobData, type JobName, jobCatalogue, jobNames } from './catalogue.ts';
import { forgetFutureLooks, watchClock } from './clock-watch.ts';
import { jobNamesByLane, paceOf } from './pace.ts';
import type { JobQueue } from './queue.ts';
import { startScheduleClock } from './schedule-clock.ts';
import type { DueJob } from './schedules.ts';
import { watchWaitingQueues } from './waiting-queues.ts';
import { startWorker, type Worker } from './worker.ts';

export type JobHandlers = { [Name in JobName]: (data: JobData<Name>, jobId: string) => Promise<void> };

const deadLetters = 'dead-letters';
/** Jobs of earlier versions. Nobody would do those that wait, and they would be reported as overdue. */
const formerJobs = ['tracking.count-days'];
// Jobs of a dead worker go to another within a minute: they expire after 30 seconds, and expired ones are looked for
// every 20. A job whose worker lives is done by then, since calls to vendors have deadlines of 25 seconds.
const retries = {
  retryLimit: 5,
  retryDelay: 10,
  retryBackoff: true,
  expireInSeconds: 30,
  retentionHours: 24,
  deadLetter: deadLetters,
};
const rescueEverySeconds = 20;
const pollEveryMs = 1_000;
/** A job of a schedule is enqueued once as long as it is remembered; pg-boss remembers no longer than it keeps what is done. */
const rememberScheduledSeconds = 60 * 60;
/** What a stop waits for jobs that are under way. */
const stopMs = 8_000;
export interface JobRunner extends JobQueue {
  /** Runs jobs as they come, until stop(). */
  work(handlers: JobHandlers): Promise<void>;
  /** Runs waiting jobs and the jobs that these enqueue. A job that fails is retried at once, until it is a dead letter. */
  drain(handlers: JobHandlers): Promise<{ done: number; failures: unknown[] }>;
  stop(): Promise<void>;
}

/** Starts the queue on either database. `supervised` also goes by the schedules and rescues jobs of dead workers. */
export async function startJobs(
  database: OpenDatabase,
  options: { log: FastifyBaseLogger; supervised: boolean; rescueEverySeconds?: number },
): Promise<JobRunner> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => database.executeSql(text, values) },
    supervise: options.supervised,
    schedule: false,
    maintenanceIntervalSeconds: options.rescueEverySeconds ?? rescueEverySeconds,
    archiveCompletedAfterSeconds: rememberScheduledSeconds,
    archiveFailedAfterSeconds: 24 * 60 * 60,
    deleteAfterHours: 24,
  });
  boss.on('error', (error) => options.log.error({ err: error }, 'job queue'));
  // Two processes that create queues at the same time on an empty database wait for each other's locks, and one is ended.
  await database.alone(async () => {
    await boss.start();
    await createQueues(boss);
  });
  const workers: Worker[] = [];
  const waitingQueues = watchWaitingQueues(database);
  const logFailure = (error: unknown) => options.log.error({ err: error }, 'job queue');
  /** A job that cannot be completed or failed because the database is gone is taken up again once it has expired. */
  const startWorkerOf = (queue: string, run: (jobs: PgBoss.Job<object>[]) => Promise<unknown>, batch: number) =>
    workers.push(
      startWorker({
        fetch: async () =>
          (await waitingQueues()).has(queue) ? await boss.fetch<object>(queue, { batchSize: batch }) : [],
        run: async (jobs) => void (await run(jobs)),
        batch,
        everyMs: pollEveryMs,
        deadlineMs: retries.expireInSeconds * 1000,
        onError: logFailure,
      }),
    );
  const forgetFuture = async () => {
    if (options.supervised) await database.executeSql(forgetFutureLooks);
  };
  await forgetFuture();
  const endWatch = watchClock(() => forgetFuture().catch(logFailure));
  const enqueueOnce = async ({ name, dueAt }: DueJob) => {
    const once = { singletonKey: dueAt.toISOString(), singletonSeconds: rememberScheduledSeconds };
    await boss.send(name, {}, once);
  };
  if (options.supervised) workers.push(startScheduleClock(database, { enqueueOnce, onError: logFailure }));

  /**
   * Jobs come in batches; each is completed or failed alone and at once, so that neither one that fails nor the end of
   * the process makes the others of its batch run again.
   */
  const attempt = async (handlers: JobHandlers, name: JobName, job: { id: string; data: object }) => {
    try {
      const data = jobCatalogue[name].parse(job.data);
      await (handlers[name] as (data: object, jobId: string) => Promise<void>)(data, job.id);
    } catch (error) {
      options.log.warn({ err: error, job: name, jobId: job.id }, 'job failed');
      await boss.fail(name, job.id, describeFailure(error));
      return error;
    }
    await boss.complete(name, job.id);
    return null;
  };

  /** Queues with jobs that wait, also for a later time. */
  const listWaitingQueues = async (): Promise<JobName[]> => {
    const { rows } = await database.executeSql(`select distinct name from pgboss.job where state < 'active'`);
    return jobNamesByLane.filter((name) => rows.some((row) => row.name === name));
  };

  return {
    async enqueue(tx, name, data) {
      await boss.send(name, data, { ...retries, db: withinTransaction(tx) });
    },
    async enqueueIf(db, name, data, isWanted) {
      await db.transaction(async (tx) => {
        const id = await boss.send(name, data, { ...retries, db: withinTransaction(tx) });
        await tx.execute(
          sql`delete from pgboss.job where name = ${name} and id = ${id}::uuid and not ${isWanted}::bool`,
        );
      });
    },
    async enqueueReturned(db, name, storing) {
      // pg-boss takes plain inserts too; what is left out has its defaults.
      await db.execute(sql`
        with stored as (${storing})
        insert into pgboss.job
          (name, data, retry_limit, retry_delay, retry_backoff, expire_in, keep_until, dead_letter, policy)
        select ${name}, to_jsonb(stored), ${retries.retryLimit}::int, ${retries.retryDelay}::int, ${retries.retryBackoff}::bool,
          ${retries.expireInSeconds}::int * interval '1 second', now() + ${retries.retentionHours}::int * interval '1 hour',
          ${retries.deadLetter}, 'standard'
        from stored`);
    },
    async forget(tx, { accountId, email }) {
      for (const table of ['job', 'archive'])
        await tx.execute(
          sql`delete from ${sql.raw(`pgboss.${table}`)} where data->>'accountId' = ${accountId} or data->>'email' = ${email}`,
        );
    },
    async work(handlers) {
      for (const name of jobNamesByLane) {
        const { batch, atOnce } = paceOf(name);
        startWorkerOf(
          name,
          (jobs) => pMap(jobs, (job) => attempt(handlers, name, job), { concurrency: atOnce, stopOnError: false }),
          batch,
        );
      }
    },
    async drain(handlers) {
      const failures: unknown[] = [];
      let done = 0;
      for (let found = true; found; ) {
        found = false;
        for (const name of await listWaitingQueues()) {
          for (const job of await boss.fetch<object>(name, { batchSize: 50, ignoreStartAfter: true })) {
            found = true;
            const failure = await attempt(handlers, name, job);
            if (failure === null) done++;
            else failures.push(failure);
          }
        }
      }
      return { done, failures };
    },
    async stop() {
      endWatch();
      const stopped = Promise.all(workers.map((worker) => worker.stop()));
      await withDeadline(stopped, stopMs).catch(logFailure);
      await boss.stop({ graceful: true, wait: true, timeout: stopMs, close: false });
    },
  };
}

async function createQueues(boss: PgBoss): Promise<void> {
  const existing = new Set((await boss.getQueues()).map((queue) => queue.name));
  for (const name of [deadLetters, ...jobNames]) if (!existing.has(name)) await boss.createQueue(name);
  for (const name of formerJobs) if (existing.has(name)) await boss.purgeQueue(name);
  // Those of earlier versions, which went by the clock of pg-boss: a process of one that still runs would enqueue the jobs twice.
  for (const { name } of await boss.getSchedules()) await boss.unschedule(name);
}

/** Runs pg-boss's SQL, with its numbered placeholders ($1), in a Drizzle transaction, which wants a query object. */
function withinTransaction(tx: Database): PgBoss.Db {
  return {
    async executeSql(text, values = []) {
      const parts = text.split(/\$(\d+)/);
      const query = sql.join(
        parts.map((part, index) => (index % 2 === 0 ? sql.raw(part) : sql`${sql.param(values[Number(part) - 1])}`)),
      );
      const result = (await tx.execute(query)) as unknown as { rows: Record<string, unknown>[] };
      return { rows: result.rows };
    },
  };
}
