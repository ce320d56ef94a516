import { AppError } from '../../errors.ts';

/**
 * Works through values one after the other. A value that fails does not stop the others; the first error is thrown at the end.
 * Only `provider_timeout` stops at once: every further value would wait for the same provider, so the next run takes them.
 */
export async function forEachCollectingErrors<T>(
  values: Iterable<T>,
  work: (value: T) => Promise<unknown>,
): Promise<void> {
  const errors: unknown[] = [];
  for (const value of values) {
    try {
      await work(value);
    } catch (error) {
      if (error instanceof AppError && error.code === 'provider_timeout') throw error;
      errors.push(error);
    }
  }
  if (errors.length > 0) throw errors[0];
}
