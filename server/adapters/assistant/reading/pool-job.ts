import { AppError } from '../../../errors.ts';

// One piece of work on its way through the pool: it is settled once, by an answer, its deadline or its caller.

export type Abandonment = 'late' | 'cancelled';

export interface PoolJob<Input, Output> {
  readonly input: Input;
  readonly settled: Promise<Output>;
  /** How many workers have died over it. */
  deaths: number;
  /** By a worker that does it itself where it fails, and that nobody else waits for. */
  readonly isLent: boolean;
  isSettled(): boolean;
  answer(output: Output): void;
  fail(error: Error): void;
}

interface Limits {
  isLent?: boolean;
  deadlineMs: number;
  signal?: AbortSignal | undefined;
  onAbandoned(reason: Abandonment): void;
}

export function createJob<Input, Output>(input: Input, limits: Limits): PoolJob<Input, Output> {
  const { signal } = limits;
  let settle: { resolve(output: Output): void; reject(error: unknown): void } | null = null;
  const settled = new Promise<Output>((resolve, reject) => {
    settle = { resolve, reject };
  });
  /** Hands out the settling functions once. */
  const finish = () => {
    const open = settle;
    settle = null;
    clearTimeout(timer);
    signal?.removeEventListener('abort', cancel);
    return open;
  };
  const abandon = (reason: Abandonment, error: unknown) => {
    finish()?.reject(error);
    limits.onAbandoned(reason);
  };
  const cancel = () => abandon('cancelled', signal?.reason);
  const timer = setTimeout(() => abandon('late', overloaded()), limits.deadlineMs);
  signal?.addEventListener('abort', cancel);

  return {
    input,
    settled,
    deaths: 0,
    isLent: limits.isLent ?? false,
    isSettled: () => settle === null,
    answer: (output) => finish()?.resolve(output),
    fail: (error) => finish()?.reject(error),
  };
}

export function overloaded(): AppError {
  return new AppError('overloaded', 'Beaucoup de captures à lire en ce moment. Réessaie dans quelques secondes.', {
    retryAfterSeconds: 5,
  });
}
