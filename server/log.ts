import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from './config.ts';
import { standardOutput } from './log-output.ts';

// The logger, which keeps personal data out of the log: values under the names below are masked, and an error is logged
// without the values in its message (a refused query carries all its parameters, a refused mail its address).

const masked = '[masqué]';
const maskedNames = ['password', 'token', 'authorization', 'cookie', 'email', 'referral'];

export function createLogger(
  config: Pick<Config, 'logLevel'>,
  destination: DestinationStream = standardOutput,
): Logger {
  const options = {
    level: config.logLevel,
    redact: { paths: maskedNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: masked },
    serializers: { err: describeFailure },
  };
  return pino(options, destination);
}

interface Failure {
  type: string;
  message: string;
  code?: string;
  stack?: string;
  cause?: Failure;
}

/** An error as it may be logged or stored: type, message without values, stack and causes. */
export function describeFailure(error: unknown, depth = 0): Failure {
  if (!(error instanceof Error)) return { type: typeof error, message: withoutValues(String(error)) };
  const { code } = error as { code?: unknown };
  return {
    type: error.name,
    message: withoutValues(error.message),
    ...(typeof code === 'string' && { code }),
    ...(error.stack && { stack: framesOf(error.stack) }),
    ...(error.cause !== undefined && depth < 5 && { cause: describeFailure(error.cause, depth + 1) }),
  };
}

function withoutValues(message: string): string {
  return message
    .replace(/\nparams: .*$/s, '')
    .replace(/(?<![^\s<>"'(),:;=[\]])[^\s<>"'(),:;=[\]]+@[^\s<>"'(),:;=[\]]+/g, masked);
}

function framesOf(stack: string): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}
