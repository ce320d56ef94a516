import { ApiError } from '../../api-error.ts';

/** True if the mailed link itself is used, expired or truncated; after any other error a retry may work. */
export function isBadLink(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.code === 'invalid_token' || Boolean(error.fields?.token);
}
