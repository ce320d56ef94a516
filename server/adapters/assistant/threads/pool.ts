import type { AppError } from '../../../errors.ts';
import type { ThreadStats } from '../port.ts';
import { createJob, type PoolJob } from './pool-job.ts';

// Hands jobs to a few workers, first come, first served, one at a time each. A worker that dies is replaced and its job
// tried once more; one whose memory has grown, or that does not finish an abandoned job, is ended and replaced.

export interface WorkerEvents<Output> {
  /** The worker accepts a job, though it is still starting. */
  onListening(): void;
  onReady(): void;
  /** `heldBytes` is memory that the worker does not give back between jobs. */
  onAnswer(output: Output, heldBytes: number): void;
  /** The worker is gone, whatever the reason; no other event follows. */
  onEnd(cause: Error): void;
}

export interface PoolWorker<Input> {
  send(input: Input): void;
  end(): Promise<void>;
}

/** What the callers of a pool are told when it cannot answer. */
export interface PoolFailures {
  /** The queue is full, or the pool is closed. */
  overloaded(): AppError;
  late(): AppError;
  /** Workers died over the job, or do not start. */
  broken(cause: Error): AppError;
}

export interface PoolOptions<Input, Output> {
  startWorker(events: WorkerEvents<Output>): PoolWorker<Input>;
  workers: number;
  maxQueued: number;
  /** From the call to the answer, waiting included. */
  deadlineMs: number;
  /** How long a worker may go on with an abandoned job before it is ended. */
  graceMs: number;
  maxHeldBytes: number;
  maxJobsPerWorker: number;
  /** Workers are ended when no job has come for so long; the next job starts them again. Without it they stay. */
  restMs?: number;
  failures: PoolFailures;
}

export interface Pool<Input, Output> {
  /** `deadlineMs` replaces the pool's own for this job. */
  run(input: Input, options?: { signal?: AbortSignal | undefined; deadlineMs?: number }): Promise<Output>;
  warm(): void;
  stats(): ThreadStats;
  close(): Promise<void>;
}

interface Member<Input, Output> {
  worker: PoolWorker<Input>;
  isListening: boolean;
  isReady: boolean;
  job: PoolJob<Input, Output> | null;
  jobsDone: number;
  grace: NodeJS.Timeout | undefined;
}

const triesPerJob = 2;
/** After so many workers in a row that died before they were ready, waiting jobs fail. */
const failedStartsAtMost = 3;

export function openPool<Input, Output>(options: PoolOptions<Input, Output>): Pool<Input, Output> {
  const { failures } = options;
  const members = new Set<Member<Input, Output>>();
  const ending = new Set<Promise<void>>();
  const queue: PoolJob<Input, Output>[] = [];
  const counts = { answered: 0, refused: 0, late: 0, cancelled: 0, died: 0, retired: 0 };
  let failedStarts = 0;
  let isClosed = false;
  let rest: NodeJS.Timeout | undefined;

  /** Starts to count anew how long no job has come. */
  function postponeRest(): void {
    clearTimeout(rest);
    if (options.restMs === undefined || isClosed) return;
    rest = setTimeout(dismiss, options.restMs);
    rest.unref();
  }

  function dismiss(): void {
    const isResting = queue.length === 0 && ![...members].some(({ job }) => job);
    if (!isResting) postponeRest();
    else
      for (const member of members) {
        members.delete(member);
        end(member);
      }
  }

  function startMember(): void {
    const listen = () => {
      member.isListening = true;
      assign();
    };
    const worker = options.startWorker({
      onListening: listen,
      onReady() {
        failedStarts = 0;
        member.isReady = true;
        listen();
      },
      onAnswer(output, heldBytes) {
        clearTimeout(member.grace);
        if (!member.job?.isSettled()) counts.answered++;
        member.job?.answer(output);
        member.job = null;
        member.jobsDone++;
        postponeRest();
        if (heldBytes > options.maxHeldBytes || member.jobsDone >= options.maxJobsPerWorker) retire(member);
        else assign();
      },
      onEnd: (cause) => bury(member, cause),
    });
    const member: Member<Input, Output> = {
      worker,
      isListening: false,
      isReady: false,
      job: null,
      jobsDone: 0,
      grace: undefined,
    };
    members.add(member);
  }

  function fill(): void {
    while (!isClosed && members.size < options.workers) startMember();
  }

  function assign(): void {
    for (const member of members) {
      if (!isIdle(member)) continue;
      const job = queue.shift();
      if (!job) return;
      member.job = job;
      member.worker.send(job.input);
    }
  }

  function retire(member: Member<Input, Output>): void {
    if (!members.delete(member)) return;
    counts.retired++;
    end(member);
    fill();
  }

  function end(member: Member<Input, Output>): void {
    clearTimeout(member.grace);
    const ended = member.worker.end().finally(() => ending.delete(ended));
    ending.add(ended);
  }

  function bury(member: Member<Input, Output>, cause: Error): void {
    if (!members.delete(member)) return;
    clearTimeout(member.grace);
    counts.died++;
    const { job } = member;
    if (job && !job.isSettled()) {
      job.deaths++;
      if (job.deaths < triesPerJob) queue.unshift(job);
      else job.fail(failures.broken(cause));
    }
    if (!member.isReady && ++failedStarts >= failedStartsAtMost) {
      failedStarts = 0;
      for (const waiting of queue.splice(0)) waiting.fail(failures.broken(cause));
      // No new worker until the next job.
      return;
    }
    fill();
    assign();
  }

  function giveUp(job: PoolJob<Input, Output>): void {
    const position = queue.indexOf(job);
    if (position >= 0) queue.splice(position, 1);
    for (const member of members)
      if (member.job === job) member.grace = setTimeout(() => retire(member), options.graceMs);
  }

  return {
    async run(input, { signal, deadlineMs = options.deadlineMs } = {}) {
      signal?.throwIfAborted();
      if (isClosed) throw failures.overloaded();
      if (queue.length >= options.maxQueued) {
        counts.refused++;
        throw failures.overloaded();
      }
      const job = createJob<Input, Output>(input, {
        deadlineMs,
        late: failures.late,
        signal,
        onAbandoned(reason) {
          counts[reason]++;
          giveUp(job);
        },
      });
      queue.push(job);
      fill();
      assign();
      return await job.settled;
    },
    warm() {
      fill();
      postponeRest();
    },
    stats: () => {
      const ready = [...members].filter(({ isListening }) => isListening);
      return { ready: ready.length, busy: ready.filter(({ job }) => job).length, queued: queue.length, ...counts };
    },
    async close() {
      isClosed = true;
      clearTimeout(rest);
      for (const job of queue.splice(0)) job.fail(failures.overloaded());
      for (const member of members) {
        members.delete(member);
        member.job?.fail(failures.overloaded());
        end(member);
      }
      await Promise.all(ending);
    },
  };
}

function isIdle({ isListening, job }: Member<unknown, unknown>): boolean {
  return isListening && !job;
}
