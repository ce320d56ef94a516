import type { FastifyBaseLogger } from 'fastify';
import pMap from 'p-map';
import { type ConstructorOptions, type Job, PgBoss } from 'pg-boss';
import type { Database, OpenDatabase } from '../db/open.ts';
import { describeFailure } from '../log.ts';
import { type JobData, type JobName, jobCatalogue, jobSchedules, scheduleZone } from './catalogue.ts';
import { forgetAddressesOfAllDone, forgetAddressOfDone } from './done-jobs.ts';
import { enqueueBy } from './enqueue.ts';
import { dropFormerQueue, takeOverFormerJobs } from './former-queue.ts';
import { forgetFutureLooks, steadyClock } from './moved-clock.ts';
import { jobNamesByLane, paceOf } from './pace.ts';
import type { JobQueue } from './queue.ts';
import { createQueues, storeSchedules } from './stored-queues.ts';

export type JobHandlers = { [Name in JobName]: (data: JobData<Name>, jobId: string) => Promise<void> };

const rescueEverySeconds = 20;
/** Retries, and jobs that another process or a schedule has enqueued. An embedded database has one process, which wakes its workers itself. */
const pollEverySeconds = { postgres: 1, pglite: 5 };
/** What a stop waits for jobs that are under way. */
const stopMs = 8_000;
/** Replacing processes one by one takes less. */
const replacementMs = 60 * 60 * 1000;

export interface JobRunner extends JobQueue {
  /** Runs jobs as they come, until stop(). */
  work(handlers: JobHandlers): Promise<void>;
  /** Runs waiting jobs and the jobs that these enqueue. A job that fails is retried at once, until it is a dead letter. */
  drain(handlers: JobHandlers): Promise<{ done: number; failures: unknown[] }>;
  /** Enqueues what is due after a jump of the clock, which only the local Stripe's clock makes, as if the server had slept meanwhile. */
  enqueueScheduled(db: Database, from: Date, until: Date): Promise<void>;
  stop(): Promise<void>;
}

interface JobOptions {
  log: FastifyBaseLogger;
  /** Goes by the schedules, and rescues jobs of dead workers. */
  supervised: boolean;
  rescueEverySeconds?: number;
}

/** Starts the queue on either database. */
export async function startJobs(database: OpenDatabase, options: JobOptions): Promise<JobRunner> {
  const boss = new PgBoss(bossOptions(database, options));
  const logFailure = (error: unknown) => options.log.error({ err: error }, 'job queue');
  boss.on('error', logFailure);
  // Two processes that create queues at the same time on an empty database wait for each other's locks, and one is ended.
  await database.alone(async () => {
    await boss.start();
    await createQueues(boss);
    if (options.supervised) await storeSchedules(boss);
    await takeOverFormerJobs(database);
    await forgetAddressesOfAllDone(database);
    if (database.backend === 'pglite') await dropFormerQueue(database);
  });
  const timers: NodeJS.Timeout[] = [];
  if (options.supervised) {
    const forgetFuture = () => database.executeSql(forgetFutureLooks).catch(logFailure);
    await forgetFuture();
    timers.push(setInterval(forgetFuture, (options.rescueEverySeconds ?? rescueEverySeconds) * 1000).unref());
    timers.push(setTimeout(() => dropFormerQueue(database).catch(logFailure), replacementMs).unref());
  }
  const workers = new Map<JobName, string>();
  const queue = enqueueBy(boss, (name) => {
    if (database.backend === 'pglite') boss.notifyWorker(workers.get(name) ?? '');
  });

  return {
    ...queue,
    async work(handlers) {
      const poll = { pollingIntervalSeconds: pollEverySeconds[database.backend], burstWhenBatchFull: true };
      for (const name of jobNamesByLane) {
        const { batch, atOnce } = paceOf(name);
        const run = (job: Job<object>) => attempt({ boss, database, log: options.log }, handlers, name, job);
        const runAll = (jobs: Job<object>[]) => pMap(jobs, run, { concurrency: atOnce, stopOnError: false });
        workers.set(name, await boss.work<object>(name, { ...poll, batchSize: batch }, runAll));
      }
    },
    async drain(handlers) {
      const outcomes: unknown[] = [];
      for (let found = true; found; ) {
        found = false;
        for (const name of await listWaitingQueues(database))
          for (const job of await boss.fetch<object>(name, { batchSize: 50, ignoreStartAfter: true })) {
            found = true;
            outcomes.push(await attempt({ boss, database, log: options.log }, handlers, name, job));
          }
      }
      const failures = outcomes.filter((failure) => failure !== null);
      return { done: outcomes.length - failures.length, failures };
    },
    async enqueueScheduled(db, from, until) {
      for (const [name, cron] of Object.entries(jobSchedules)) {
        const [due] = boss.previewSchedule(cron, { tz: scheduleZone, from, count: 1 });
        if (due && due <= until) await queue.enqueue(db, name as JobName, {} as never);
      }
    },
    async stop() {
      for (const timer of timers) clearTimeout(timer);
      await boss.stop({ graceful: true, timeout: stopMs, close: false });
    },
  };
}

function bossOptions(database: OpenDatabase, options: JobOptions): ConstructorOptions {
  const every = options.rescueEverySeconds ?? rescueEverySeconds;
  return {
    schema: 'jobs',
    backend: database.backend,
    db: { executeSql: (text, values) => database.executeSql(text, values) },
    clock: steadyClock,
    clockMonitorIntervalSeconds: every,
    supervise: options.supervised,
    superviseIntervalSeconds: every,
    monitorIntervalSeconds: every,
    maintenanceIntervalSeconds: 10 * 60,
    // No job waits for another.
    flowIntervalSeconds: 60 * 60,
    schedule: options.supervised,
    cronMonitorIntervalSeconds: every,
    cronWorkerIntervalSeconds: Math.min(every, 5),
  };
}

/**
 * Jobs come in batches; each is completed or failed alone and at once, so that neither one that fails nor the end of the process makes
 * the others of its batch run again. Answers the failure, or null.
 */
async function attempt(
  { boss, database, log }: { boss: PgBoss; database: OpenDatabase; log: FastifyBaseLogger },
  handlers: JobHandlers,
  name: JobName,
  job: Job<object>,
): Promise<unknown> {
  try {
    const data = jobCatalogue[name].parse(job.data);
    await (handlers[name] as (data: object, jobId: string) => Promise<void>)(data, job.id);
  } catch (error) {
    log.warn({ err: error, job: name, jobId: job.id }, 'job failed');
    await boss.fail(name, job, describeFailure(error));
    return error;
  }
  await boss.complete(name, job);
  if ('email' in job.data) await forgetAddressOfDone(database, name, job.id);
  return null;
}

/** Queues with jobs that wait, also for a later time. */
async function listWaitingQueues(database: OpenDatabase): Promise<JobName[]> {
  const { rows } = await database.executeSql(`select distinct name from jobs.job where state < 'active'`);
  return jobNamesByLane.filter((name) => rows.some((row) => row.name === name));
}
