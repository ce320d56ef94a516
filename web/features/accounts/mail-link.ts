import { ApiError } from '../../api-error.ts';

/** The link itself is spent, expired or cut off; anything else may work at the next try. */
export function isBadLink(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.code === 'invalid_token' || Boolean(error.fields?.token);
}
