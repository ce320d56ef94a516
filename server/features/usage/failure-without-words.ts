import { AppError } from '../../errors.ts';

/**
 * A failure of the assistant as it may be logged: where it arose, and what it is by name. Its message may quote the
 * conversation that it is about, and conversations stand in no log.
 */
export function failureWithoutWords(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof AppError || error.name === 'AbortError') return error;
  const { code } = (error.cause ?? error) as { code?: unknown };
  const failure = new Error(`${error.name} in the assistant`);
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  failure.stack = [`${failure.name}: ${failure.message}`, ...frames].join('\n');
  // What tells that the database is away.
  return typeof code === 'string' ? Object.assign(failure, { code }) : failure;
}
