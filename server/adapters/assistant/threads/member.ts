import type { PoolJob } from './pool-job.ts';

// One worker of a pool with the job that it does.

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

export type StartWorker<Input, Output> = (events: WorkerEvents<Output>) => PoolWorker<Input>;

export class Member<Input, Output> {
  isListening = false;
  isReady = false;
  jobsDone = 0;
  job: PoolJob<Input, Output> | null = null;
  #grace: NodeJS.Timeout | undefined;
  readonly #worker: PoolWorker<Input>;

  constructor(startWorker: StartWorker<Input, Output>, events: WorkerEvents<Output>) {
    this.#worker = startWorker({
      ...events,
      onListening: () => {
        this.isListening = true;
        events.onListening();
      },
      onReady: () => {
        this.isReady = true;
        this.isListening = true;
        events.onReady();
      },
    });
  }

  take(job: PoolJob<Input, Output>): void {
    this.job = job;
    job.begin();
    this.#worker.send(job.input);
  }

  leaveJob(): PoolJob<Input, Output> | null {
    clearTimeout(this.#grace);
    const { job } = this;
    this.job = null;
    return job;
  }

  /** Calls `onStuck` where the worker does not come back from its job in time. */
  expectBack(graceMs: number, onStuck: () => void): void {
    this.#grace = setTimeout(onStuck, graceMs);
  }

  async end(): Promise<void> {
    clearTimeout(this.#grace);
    await this.#worker.end();
  }
}
