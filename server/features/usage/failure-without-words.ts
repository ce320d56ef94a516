import { AppError } from '../../errors.ts';

/**
 * A failure of the assistant reduced to its name and its stack, for the log. The original message may quote a conversation,
 * and conversations are never logged.
 */
export function failureWithoutWords(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof AppError || error.name === 'AbortError') return error;
  const { code } = (error.cause ?? error) as { code?: unknown };
  const failure = new Error(`${error.name} in the assistant`);
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  failure.stack = [`${failure.name}: ${failure.message}`, ...frames].join('\n');
  // By its code the error handler knows a lost database, and answers 503.
  return typeof code === 'string' ? Object.assign(failure, { code }) : failure;
}
