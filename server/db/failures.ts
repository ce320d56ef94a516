// Failures of the database that pass by themselves.

const diskFullCodes = new Set(['53100', 'ENOSPC']);

const connectionErrors = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  '53300',
  '57P01',
  '57P02',
  '57P03',
]);

/** What the driver says, without a code, of connections that it waits for in vain or that break. */
const connectionMessages = [
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Client has encountered a connection error',
];

/** Whether the database gave no connection or lost it: all are in use, or its server stops. Both pass, so callers may retry. */
export function isDatabaseUnreachable(error: Error): boolean {
  if (hasCode(error, connectionErrors)) return true;
  if (causesOf(error).some(isSocketMissing)) return true;
  return causesOf(error).some(({ message }) => connectionMessages.some((known) => message.startsWith(known)));
}

/** A Unix socket is gone while its server is stopped. */
function isSocketMissing({ code, syscall }: NodeJS.ErrnoException): boolean {
  return code === 'ENOENT' && syscall === 'connect';
}

function hasCode(error: Error, codes: Set<string>): boolean {
  return causesOf(error).some((one) => codes.has(String((one as { code?: unknown }).code)));
}

/** The error and what caused it: Drizzle wraps the driver's. */
export function causesOf(error: Error): Error[] {
  return error.cause instanceof Error ? [error, ...causesOf(error.cause)] : [error];
}

/** Whether a row was written that refers to one that is gone. */
export function isReferenceBroken(error: Error): boolean {
  return hasCode(error, new Set(['23503']));
}

/** Whether there is no room to write. */
export function isDiskFull(error: Error): boolean {
  return hasCode(error, diskFullCodes);
}
