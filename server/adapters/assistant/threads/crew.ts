import type { AppError } from '../../../errors.ts';
import { Member, type StartWorker } from './member.ts';
import type { PoolJob } from './pool-job.ts';

// The workers of a pool and the jobs that wait for them: first come, first served, one at a time each. A worker that dies is replaced and
// its job tried once more; one whose memory has grown, or that does not finish an abandoned job, is ended and replaced.

export interface CrewOptions<Input, Output> {
  startWorker: StartWorker<Input, Output>;
  workers: number;
  /** How long a worker may go on with an abandoned job before it is ended. */
  graceMs: number;
  maxHeldBytes: number;
  maxJobsPerWorker: number;
}

interface CrewEvents {
  onAnswer(isInTime: boolean): void;
  /** What the caller of a job is told when workers died over it, or do not start. */
  broken(cause: Error): AppError;
}

const triesPerJob = 2;
/** After so many workers in a row that died before they were ready, waiting jobs fail. */
const failedStartsAtMost = 3;

export class Crew<Input, Output> {
  readonly #members = new Set<Member<Input, Output>>();
  readonly #ending = new Set<Promise<void>>();
  readonly #waiting: PoolJob<Input, Output>[] = [];
  readonly #options: CrewOptions<Input, Output>;
  readonly #events: CrewEvents;
  #failedStarts = 0;
  #died = 0;
  #retired = 0;

  constructor(options: CrewOptions<Input, Output>, events: CrewEvents) {
    this.#options = options;
    this.#events = events;
  }

  /** Starts the workers that are missing. */
  fill(): void {
    while (this.#members.size < this.#options.workers) this.#members.add(this.#startMember());
  }

  add(job: PoolJob<Input, Output>): void {
    this.#waiting.push(job);
    this.fill();
    this.#assign();
  }

  /** Forgets an abandoned job. A worker that does it has some time to come back. */
  drop(job: PoolJob<Input, Output>): void {
    const place = this.#waiting.indexOf(job);
    if (place >= 0) this.#waiting.splice(place, 1);
    for (const member of this.#members)
      if (member.job === job) member.expectBack(this.#options.graceMs, () => this.#retire(member));
  }

  stats() {
    const ready = [...this.#members].filter(({ isListening }) => isListening);
    const busy = ready.filter(({ job }) => job);
    const { length: queued } = this.#waiting;
    return { ready: ready.length, busy: busy.length, queued, died: this.#died, retired: this.#retired };
  }

  /** Fails all jobs and ends all workers; the next job starts others. */
  async dismiss(failure: AppError): Promise<void> {
    this.#failWaiting(failure);
    for (const member of this.#members) {
      this.#members.delete(member);
      member.leaveJob()?.fail(failure);
      this.#end(member);
    }
    await Promise.all(this.#ending);
  }

  #startMember(): Member<Input, Output> {
    const member = new Member<Input, Output>(this.#options.startWorker, {
      onListening: () => this.#assign(),
      onReady: () => {
        this.#failedStarts = 0;
        this.#assign();
      },
      onAnswer: (output, heldBytes) => {
        const job = member.leaveJob();
        this.#events.onAnswer(job?.isSettled() === false);
        job?.answer(output);
        const isWorn = ++member.jobsDone >= this.#options.maxJobsPerWorker || heldBytes > this.#options.maxHeldBytes;
        if (isWorn) this.#retire(member);
        else this.#assign();
      },
      onEnd: (cause) => this.#bury(member, cause),
    });
    return member;
  }

  #assign(): void {
    for (const member of this.#members) {
      if (!member.isListening || member.job) continue;
      const job = this.#waiting.shift();
      if (!job) return;
      member.take(job);
    }
  }

  #retire(member: Member<Input, Output>): void {
    if (!this.#members.delete(member)) return;
    this.#retired++;
    this.#end(member);
    this.fill();
  }

  #end(member: Member<Input, Output>): void {
    const ended = member.end().finally(() => this.#ending.delete(ended));
    this.#ending.add(ended);
  }

  #bury(member: Member<Input, Output>, cause: Error): void {
    if (!this.#members.delete(member)) return;
    this.#died++;
    const job = member.leaveJob();
    if (job && !job.isSettled()) {
      if (++job.deaths < triesPerJob) this.#waiting.unshift(job);
      else job.fail(this.#events.broken(cause));
    }
    if (!member.isReady && ++this.#failedStarts >= failedStartsAtMost) {
      this.#failedStarts = 0;
      // No new worker until the next job.
      this.#failWaiting(this.#events.broken(cause));
      return;
    }
    this.fill();
    this.#assign();
  }

  #failWaiting(failure: AppError): void {
    for (const job of this.#waiting.splice(0)) job.fail(failure);
  }
}
