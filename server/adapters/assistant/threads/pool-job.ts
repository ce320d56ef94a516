import type { AppError } from '../../../errors.ts';

// One job on its way through the pool. It ends once: by an answer, a failure, its deadline or its caller's signal.

export type Abandonment = 'late' | 'cancelled';

export interface PoolJob<Input, Output> {
  readonly input: Input;
  readonly settled: Promise<Output>;
  /** Number of workers that died while they did it. */
  deaths: number;
  isSettled(): boolean;
  /** A worker takes it. */
  begin(): void;
  answer(output: Output): void;
  fail(error: Error): void;
}

interface Limits {
  deadlineMs: number;
  /** What the caller is told at the deadline. */
  late(): AppError;
  signal?: AbortSignal | undefined;
  /** `hasten` brings the deadline forward, to so long from then. */
  onBegin?: ((job: { hasten(ms: number): void }) => void) | undefined;
  onAbandoned(reason: Abandonment): void;
}

export function createJob<Input, Output>(input: Input, limits: Limits): PoolJob<Input, Output> {
  const { signal } = limits;
  let pending: { resolve(output: Output): void; reject(error: unknown): void } | null = null;
  const settled = new Promise<Output>((resolve, reject) => {
    pending = { resolve, reject };
  });
  /** Gives the promise's functions to the first caller and null to all others. */
  const finish = () => {
    const open = pending;
    pending = null;
    clearTimeout(timer);
    clearTimeout(earlier);
    signal?.removeEventListener('abort', cancel);
    return open;
  };
  const abandon = (reason: Abandonment, error: unknown) => {
    finish()?.reject(error);
    limits.onAbandoned(reason);
  };
  const cancel = () => abandon('cancelled', signal?.reason);
  const endLate = () => abandon('late', limits.late());
  const timer = setTimeout(endLate, limits.deadlineMs);
  let earlier: NodeJS.Timeout | undefined;
  signal?.addEventListener('abort', cancel);

  const hasten = (ms: number) => {
    clearTimeout(earlier);
    if (pending) earlier = setTimeout(endLate, ms);
  };

  return {
    input,
    settled,
    deaths: 0,
    isSettled: () => pending === null,
    begin: () => limits.onBegin?.({ hasten }),
    answer: (output) => finish()?.resolve(output),
    fail: (error) => finish()?.reject(error),
  };
}
