import { AppError } from '../../errors.ts';

/**
 * Works through values in their order; one that fails stops no other, and the first failure is thrown in the end. A provider
 * that does not answer at all would keep each of them waiting: then the rest is left to the next time.
 */
export async function eachAlone<T>(values: Iterable<T>, work: (value: T) => Promise<unknown>): Promise<void> {
  const failures: unknown[] = [];
  for (const value of values) {
    try {
      await work(value);
    } catch (error) {
      if (error instanceof AppError && error.code === 'provider_timeout') throw error;
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}
